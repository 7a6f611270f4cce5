/** Slices that are filled in: form, custom form, newsletter, password, lock (behaviour/slides#slices). */
import { DEMO_CUSTOM_FORM, DEMO_NEWSLETTER_FORM } from '../../forms/demo-forms.ts';
import { FORM_TYPES } from '../../forms/form-entity.ts';
import { flag, type Infer, object, record, text } from '../../schema.ts';
import { attributesOf, type Markup } from '../markup.ts';
import { kind, type SliceContext, settingsOfTag } from './slice.ts';

type Settings = Readonly<Record<string, unknown>>;

const isNothing = (settings: Settings) => Object.keys(settings).length === 0;

/** What an owner sees who has chosen no form yet; visitors would fill in what leads nowhere. */
function withDemo(settings: Settings, demo: Settings, { isDesignFrame }: SliceContext): Settings | undefined {
  if (!isNothing(settings)) return settings;
  return isDesignFrame ? demo : undefined;
}

const slideForm = (settings: Settings): Settings => ({ type: FORM_TYPES.slide, ...settings });

export const form = kind(settingsOfTag(), (settings, context) => {
  const json = withDemo(settings, DEMO_CUSTOM_FORM, context);
  return json ? [{ tag: 'sqs-form', attributes: { slot: 'form' }, json: slideForm(json) }] : [];
});

export const newsletter = kind(settingsOfTag(), (settings, context) => {
  const json = withDemo(settings, DEMO_NEWSLETTER_FORM, context);
  return json ? [{ tag: 'sqs-newsletter', attributes: { slot: 'newsletter' }, json }] : [];
});

/** A button, and the form in a lightbox that it opens. */
export const customForm = kind(
  object(
    {
      /** Text of the button; the name of the form by default. */
      buttonLabel: text(),
      /** The form is a newsletter's. */
      isNewsletterFormSelected: flag(),
      /** Settings of `<sqs-form>`, or of `<sqs-newsletter>`. */
      form: record(),
    },
    { foreign: 'dropped' },
  ),
  ({ buttonLabel, isNewsletterFormSelected: isNewsletter, form }, context) => {
    const json = withDemo(form, isNewsletter ? DEMO_NEWSLETTER_FORM : DEMO_CUSTOM_FORM, context);
    if (!json) return [];
    const { texts, id } = context;
    const name = typeof json.name === 'string' ? json.name : '';
    const label = buttonLabel || name || (isNewsletter ? texts.openNewsletter : texts.openForm);
    const opener = id('custom-form');
    const fields: Markup = isNewsletter
      ? { tag: 'sqs-newsletter', json }
      : { tag: 'sqs-form', json: slideForm(json) };
    const slot = 'custom-form';
    const button = { slot, type: 'button', id: opener, 'data-sqs-button': 'button-block' };
    return [
      { tag: 'button', attributes: button, text: label },
      { tag: 'sqs-lightbox', attributes: { slot, for: opener, label: name || label }, children: [fields] },
    ];
  },
);

const passwordSchema = object(
  {
    /** Text of the button. */
    submitButtonText: text(),
    /** `site` (default) or `collection`. */
    kind: text(),
    collectionId: text(),
  },
  { foreign: 'dropped' },
);

const lockIn =
  (slot: string) =>
  ({ submitButtonText, kind, collectionId }: Infer<typeof passwordSchema>): Markup[] => [
    {
      tag: 'sqs-password',
      attributes: attributesOf({
        slot,
        'submit-button-text': submitButtonText,
        kind,
        'collection-id': collectionId,
      }),
    },
  ];

export const password = kind(passwordSchema, lockIn('password'));
export const lock = kind(passwordSchema, lockIn('lock'));

/** Gives a lock screen its lock where its owner has put none there. */
export const tempLockInject = kind(passwordSchema, (slice, { others }) =>
  others.includes('lock') || others.includes('password') ? [] : lockIn('temp-lock-inject')(slice),
);

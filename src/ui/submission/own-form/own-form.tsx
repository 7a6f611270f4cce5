/**
 * An author's own form, upgraded in place: its markup stays, and everything that a form of the kit does is done with it
 * (behaviour/forms#an-authors-own-form).
 */
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { byId } from '../../../domain/by-id.ts';
import type { CaptchaAction } from '../../../domain/forms/captcha.ts';
import { type EmailRule, isEmail } from '../../../domain/forms/email.ts';
import type { FieldErrorCode } from '../../../domain/forms/fields/field-type.ts';
import type { FormEntity } from '../../../domain/forms/form-entity.ts';
import { isBusy } from '../../../domain/forms/form-state.ts';
import {
  isBrowsers,
  ownDraftFields,
  ownErrors,
  ownValues,
  sentEntries,
} from '../../../domain/forms/own-form.ts';
import { recheck } from '../../../domain/forms/recheck.ts';
import type { FormValues } from '../../../domain/forms/values.ts';
import { sameJson } from '../../../domain/same-json.ts';
import type { InferEntries } from '../../../domain/schema.ts';
import { normalizeAddress } from '../../../domain/text/normalize.ts';
import type { submitMessages } from '../../../i18n/en/submit.ts';
import { useReported } from '../../use-reported.ts';
import type { WidgetHost } from '../../widget-host.ts';
import { CaptchaBox } from '../captcha-box.tsx';
import type { submitEntries } from '../config.ts';
import type { SubmitEvents } from '../events.ts';
import {
  askedOf,
  attributeOf,
  call,
  checkedOf,
  controlsOf,
  EDITS,
  type FormControl,
  isUnchecked,
  isWrong,
  listenTo,
  nameOf,
  targetOf,
  tellWrong,
} from '../form-controls.ts';
import type { SubmitMethods } from '../submit-methods.ts';
import summaryCss from '../summary.css';
import { useDraft } from '../use-draft.ts';
import { useSubmitFlow } from '../use-submit-flow.ts';
import { createMarks, type MarkTexts } from './marks.ts';
import ownFormCss from './own-form.css';
import { type Entries, entriesOf, NONE, type Pressed, pressOf } from './pressed.ts';
import { buttonTextOf, charsetOf, destinationOf, filesOf, mistakesOf } from './request.ts';

export interface OwnFormProps {
  form: HTMLFormElement;
  /** Name of the tag's texts in the catalogue. */
  name: string;
  config: InferEntries<typeof submitEntries> & FormEntity & { noDraft?: boolean; sanitizedValues?: boolean };
  texts: typeof submitMessages & MarkTexts & Record<FieldErrorCode, string>;
  host: WidgetHost<SubmitMethods, SubmitEvents>;
  captchaAction: CaptchaAction;
  /** Of a newsletter: the control with the one address, which is checked whatever the form or the tag says. */
  address?: { name: string; rule: EmailRule };
  /** Of a newsletter: what it tells the builder's API besides the values. */
  extra?: (button: string) => Record<string, unknown>;
}

export function View({ form, name, config, texts, host, captchaAction, address, extra }: OwnFormProps) {
  const element = useRef(form);
  element.current = form;
  const pressed = useRef<Pressed>(NONE);
  const isFree = () => isUnchecked(form) || pressed.current.button?.formNoValidate === true;
  const skipsCheck = () => !address && (config.disableValidation || isFree());
  const formId = config.formId || config.id;
  const destination = (files = filesOf(form)) =>
    destinationOf(form, host.element, { ...config, formId }, files.length > 0);

  const isExtraWanted = extra !== undefined;
  // Before it says that something is being sent.
  const buttonText = useMemo(() => (isExtraWanted ? buttonTextOf(form) : ''), [form, isExtraWanted]);
  const addressName = address?.name;
  const readFrom = useCallback(
    (entries: Entries): FormValues => {
      const values = ownValues(controlsOf(form), entries);
      return addressName === undefined
        ? values
        : byId([...Object.entries(values), [addressName, normalizeAddress(String(values[addressName]))]]);
    },
    [form, addressName],
  );
  const readNow = useCallback(() => readFrom(entriesOf(form)), [form, readFrom]);
  const read = () => {
    const { submitted } = pressed.current;
    if (!submitted) return readNow();
    pressed.current.before ??= entriesOf(form);
    return readFrom(submitted);
  };
  const messages = () => {
    const asked = checkedOf(form).filter(
      (control) => !address || (!isFree() && control.name !== address.name),
    );
    const found = Object.entries(ownErrors(asked)).map(
      ([id, problem]) => [id, 'code' in problem ? texts[problem.code] : problem.message] as const,
    );
    return address && !isEmail(String(read()[address.name]), address.rule)
      ? [[address.name, texts.emailInvalid] as const, ...found]
      : found;
  };
  const check = () => {
    // What is checked is what is sent.
    const wrong = pressed.current.submitted ? [] : messages();
    return wrong.length > 0 ? { fieldErrors: byId(wrong) } : undefined;
  };

  const drop = useRef(() => {});
  const { status, submit, dispatch, current, captcha, success } = useSubmitFlow({
    host,
    name,
    // Asked for when it is needed: the page may change its form at any time.
    config: {
      ...config,
      get action() {
        return destination().action;
      },
      get enctype() {
        return destination().enctype;
      },
    },
    form: config,
    texts,
    get fieldIds() {
      return controlsOf(form).map((control) => control.name);
    },
    validatesOnServer: !config.disableValidation,
    source: { ...config, formId },
    read,
    post: (values) => {
      const now = entriesOf(form);
      const { submitted = now, before = now } = pressed.current;
      return sentEntries(submitted, before, now).map(([key, value]) => [
        key,
        key === addressName ? String(values[key]) : value,
      ]);
    },
    target: () => targetOf(form, pressed.current.button),
    charset: () => charsetOf(form),
    check,
    get skipsCheck() {
      return skipsCheck();
    },
    element,
    ...(extra ? { extra: () => extra(buttonText) } : {}),
    forget: () => drop.current(),
  });
  drop.current = useDraft({
    name: formId || attributeOf(form, 'id') || host.id('form'),
    isOn: !config.noDraft && !success,
    host,
    form: element,
    fieldsNow: useCallback(() => ownDraftFields(controlsOf(form)), [form]),
    read: readNow,
  });
  const files = filesOf(form);
  const isReceiver = Boolean(config.action || formId);
  useReported(mistakesOf(form, host.element, files, destination(files), isReceiver), host);

  const hasCaptcha = config.captchaEnabled;
  const isLeft = (submitter: HTMLElement | null, sendsToTabs: boolean) =>
    isBrowsers(askedOf(form, submitter), { isReceiver, sendsToTabs });
  const marks = useMemo(
    () =>
      createMarks(form, (part) => host.id(part), {
        hasCaptcha,
        isBrowsers: () => isLeft(null, true),
        pressed: () => pressed.current.button,
      }),
    [form, host, hasCaptcha, isReceiver],
  );
  useLayoutEffect(() => {
    marks.insert();
    return () => marks.remove();
  }, [marks]);
  useLayoutEffect(() => marks.show(status, isBusy(status), texts), [marks, status, texts]);
  const stateNow = () => ({ values: readNow(), wrong: byId(messages()) });
  /** As something was wrong with the form. */
  const held = useRef<ReturnType<typeof stateNow>>({ values: {}, wrong: {} });
  useLayoutEffect(() => {
    if (status.failures > 0) held.current = stateNow();
  }, [status.failures, readNow]);

  useLayoutEffect(() => {
    if (isBusy(status)) return;
    // A script of the page's own may have locked them, as for a page that is left.
    for (const control of pressed.current.open) if (control.disabled) control.disabled = false;
    pressed.current = NONE;
  }, [status]);

  useLayoutEffect(() => {
    /** Nobody is asked to submit what is wrong: neither the page's own script nor the browser, whose checks are off. */
    const onWish = (event: SubmitEvent) => {
      if (event.target !== form || event.defaultPrevented || isBusy(current())) return;
      pressed.current = pressOf(form, event.submitter);
      if (!isFree() && !skipsCheck()) tellWrong(form);
      if (skipsCheck() || !check()) {
        // The last one that its own element calls: what ends there would have the browser leave the page.
        call(form, 'addEventListener', 'submit', onEnd as (event: Event) => void, { once: true });
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      submit();
    };
    const onEnd = (event: SubmitEvent) => {
      if (event.cancelBubble) onSubmit(event);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.target !== form) return;
      // The page's own script has it, or the browser does what the form asks of it.
      const isOthers = event.defaultPrevented || isLeft(event.submitter, config.send === 'navigate');
      if (!isOthers) event.preventDefault();
      if (isBusy(current())) return;
      if (!isOthers) {
        // Right now, as the browser would: the page may lock or empty the form next.
        pressed.current = { ...pressed.current, submitted: entriesOf(form, pressed.current.button) };
        submit();
      }
      if (!isBusy(current())) pressed.current = NONE;
    };
    /** While a control is marked wrong it is checked again as it is edited. */
    const onEdit = ({ target, type }: Event) => {
      const edited = target as FormControl;
      const editedName = nameOf(edited);
      const names = Object.keys(current().fieldErrors);
      if (names.length === 0) return;
      const now = stateNow();
      for (const name of names) {
        const isEdited = name === editedName && ['input', 'change'].includes(type);
        // Another control may decide over it; what a receiver said of it stays.
        const isSame = (['values', 'wrong'] as const).every((of) =>
          sameJson(now[of][name], held.current[of][name]),
        );
        if (!isEdited && isSame) continue;
        const mended = recheck(current(), name, now.wrong[name] ?? '');
        if (mended) dispatch(mended);
        // Of several with its name it is another one now.
        else if (isEdited && edited.ariaInvalid && !isWrong(edited)) marks.show(status, false, texts);
      }
    };
    const onReset = (event: Event) => {
      if (event.target !== form || event.defaultPrevented) return;
      // What is on its way may come back with what is wrong.
      if (isBusy(current())) {
        event.preventDefault();
        return;
      }
      drop.current();
      dispatch({ type: 'reset' });
    };
    const { element: tag } = host;
    tag.addEventListener('submit', onWish, true);
    tag.addEventListener('submit', onSubmit);
    tag.addEventListener('reset', onReset);
    const stopListening = listenTo(form, EDITS, onEdit);
    return () => {
      tag.removeEventListener('submit', onWish, true);
      tag.removeEventListener('submit', onSubmit);
      tag.removeEventListener('reset', onReset);
      stopListening();
    };
  });

  useLayoutEffect(() => host.adoptStyles(ownFormCss + summaryCss), [host]);
  useLayoutEffect(() => () => host.showFallback(false), [host]);
  return (
    <>
      <Shown host={host} isForm={!success} />
      {success ?? (
        <CaptchaBox
          captcha={captcha}
          config={config}
          form={config}
          action={captchaAction}
          host={host}
          place={marks.captchaPlace}
        />
      )}
    </>
  );
}

/**
 * The author's form is what a visitor sees until something takes its place. A component, since its effect has to run before
 * those of what follows it: what is not on screen yet cannot have the focus.
 */
function Shown({ host, isForm }: { host: WidgetHost<never, never>; isForm: boolean }) {
  useLayoutEffect(() => host.showFallback(isForm));
  return null;
}

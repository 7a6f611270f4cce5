/** Slices that lead somewhere: buttons, navigation, actions, social icons, ways to sign in (behaviour/slides#slices). */
import { fill } from '../../../domain/text/fill.ts';
import { LINK_ADDRESS } from '../../links.ts';
import { flag, type Infer, list, object, text } from '../../schema.ts';
import { attributesOf, type Markup } from '../markup.ts';
import { kind } from './slice.ts';

/** The builder writes an address as `clickthroughUrl: { url, newWindow }`. */
function fromBuilder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('clickthroughUrl' in value)) return value;
  const { clickthroughUrl: target, ...rest } = value;
  return typeof target === 'object' && target !== null ? { ...target, ...rest } : { url: target, ...rest };
}

const linkEntries = {
  /** What it says. */
  text: text(),
  /** Where it leads. */
  url: text('', LINK_ADDRESS),
  /** Opens another window. */
  newWindow: flag(),
};
const linkSchema = object(linkEntries, { from: fromBuilder, foreign: 'dropped' });
type Link = Infer<typeof linkSchema>;

/** What says nothing or leads nowhere is left out. */
const isSeen = ({ text, url }: Link) => text.trim() !== '' && url !== '';

function anchor({ text, url, newWindow }: Link, more: Record<string, string> = {}): Markup {
  const target = newWindow ? { target: '_blank', rel: 'noopener' } : {};
  return { tag: 'a', attributes: attributesOf({ href: url, ...target, ...more }), text };
}

const linksSchema = object({ links: list(linkSchema) }, { foreign: 'dropped' });

/** Buttons of the site are tracked. */
export const buttons = kind(linksSchema, ({ links }) =>
  links.filter(isSeen).map((link) => anchor(link, { slot: 'buttons', 'data-sqs-button': 'button-block' })),
);

export const navigation = kind(linksSchema, ({ links }) =>
  links.filter(isSeen).map((link) => anchor(link, { slot: 'navigation' })),
);

export const action = kind(linkSchema, (link) =>
  [link].filter(isSeen).map((link) => anchor(link, { slot: 'action', 'data-sqs-button': 'button-block' })),
);

/** In a pop-up: a link, or without an address what closes the pop-up. */
export const popupOverlayAction = kind(linkSchema, (link) => {
  if (!link.text.trim()) return [];
  const slot = 'popup-overlay-action';
  if (link.url) return [anchor(link, { slot, 'data-sqs-button': 'popup-overlay' })];
  return [{ tag: 'button', attributes: { slot, type: 'button', 'data-sqs-close': '' }, text: link.text }];
});

/** As published pages have them, or as plain links. */
const profileSchema = object(
  {
    /** Name of the service. */
    serviceName: text(),
    /** Who is found there. */
    userName: text(),
    /** Where. */
    profileUrl: text('', LINK_ADDRESS),
  },
  {
    from: (value) =>
      typeof value === 'object' && value !== null && 'url' in value
        ? { profileUrl: value.url, ...('text' in value ? { serviceName: value.text } : {}), ...value }
        : value,
    foreign: 'dropped',
  },
);

export const socialIcons = kind(
  object({ profiles: list(profileSchema) }, { from: profilesOf, foreign: 'dropped' }),
  ({ profiles }) => {
    const linked = profiles.filter(({ profileUrl }) => profileUrl !== '');
    if (linked.length === 0) return [];
    const children = linked.map(({ serviceName, userName, profileUrl }) => ({
      tag: 'a',
      attributes: { href: profileUrl },
      text: serviceName || userName || profileUrl,
    }));
    return [{ tag: 'sqs-social-icons', attributes: { slot: 'social-icons' }, children }];
  },
);

function profilesOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'profiles' in value) return value;
  return { ...value, profiles: 'links' in value ? value.links : undefined };
}

const optionSchema = object(
  {
    /** Who the visitor signs in with. */
    provider: text(),
    /** Where they do. */
    url: text('', LINK_ADDRESS),
  },
  { foreign: 'dropped' },
);

export const ssoOptions = kind(
  object({ options: list(optionSchema) }, { foreign: 'dropped' }),
  ({ options }, { texts }) =>
    options
      .filter(({ provider, url }) => provider !== '' && url !== '')
      .map(({ provider, url }) =>
        anchor({ text: fill(texts.signIn, { provider }), url, newWindow: false }, { slot: 'sso-options' }),
      ),
);

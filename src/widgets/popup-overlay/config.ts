/** Configuration of `<sqs-popup-overlay>`: the owner's settings flat beside the tag's own. */
import { WEB_ADDRESS } from '../../domain/links.ts';
import { popupMistakes } from '../../domain/popup/policy.ts';
import {
  type PopupSettings,
  popupSettingsEntries,
  popupSettingsSchema,
} from '../../domain/popup/settings.ts';
import {
  attribute,
  flag,
  type Infer,
  type Mistake,
  object,
  read,
  record,
  reflected,
  text,
} from '../../domain/schema.ts';
import type { Site } from '../../domain/site/page-context.ts';
import { findPopupSettings } from '../../domain/site/site-settings.ts';
import { openerEntries } from '../../ui/dialog/use-openers.ts';

export const popupOverlayConfigSchema = object({
  ...popupSettingsEntries,
  /** A layout of slides such as `overlay-center-card-01`, in which slots place the content; it is counted with the pop-up. */
  layout: attribute(popupSettingsEntries.layout),
  /** Whether it is open; kept up to date. Setting it tells and remembers nothing, unlike the methods. */
  open: reflected(flag()),
  ...openerEntries,
  /** Accessible name; the first heading of the content by default. */
  label: attribute(text()),
  /** Address of a render call; its HTML is shown instead of the content of the tag. */
  src: attribute(text('', WEB_ADDRESS)),
  /** Asks the builder's render call instead. */
  serverRendered: attribute(flag()),
  /** Address of the builder's API; the site's by default. */
  apiRoot: attribute(text('', WEB_ADDRESS)),
  /** Scripts in rendered HTML run. Only for HTML you wrote. */
  runScripts: attribute(flag()),
  /** Shows it as a signed-in owner sees it: at once, and nothing is recorded or tracked. */
  preview: attribute(flag()),
  messages: record(),
});

export type PopupOverlayConfig = Infer<typeof popupOverlayConfigSchema>;

/** The tag's own settings when it names a style, otherwise those of the page's site, otherwise none. */
export function popupSettings(
  config: PopupOverlayConfig,
  site: Site,
): { settings: PopupSettings; mistakes: Mistake[] } {
  const found = config.style === undefined ? findPopupSettings(site.context) : undefined;
  const { value: settings, mistakes } = read(popupSettingsSchema, found ?? config);
  // A site's settings have names of their own beside ours.
  const all = [...mistakes.filter(({ rule }) => rule), ...popupMistakes(settings)];
  // The tag's own settings have been checked with the rest of its configuration.
  return { settings, mistakes: found ? all.map(inSite) : popupMistakes(settings) };
}

/** The owner finds it in the settings of the site. */
function inSite<M extends { path: string }>(mistake: M): M {
  const { path } = mistake;
  return { ...mistake, path: path ? `popupOverlaySettings.${path}` : 'popupOverlaySettings' };
}

/** Configuration of `<sqs-popup-overlay>`: the owner's settings flat beside the tag's own. */
import { isSafeRedirect } from '../../domain/links.ts';
import { popupMistakes } from '../../domain/popup/policy.ts';
import {
  type PopupSettings,
  popupSettingsEntries,
  popupSettingsSchema,
} from '../../domain/popup/settings.ts';
import { flag, type Infer, type Mistake, object, read, record, text } from '../../domain/schema.ts';
import type { Site } from '../../domain/site/page-context.ts';
import { findPopupSettings } from '../../domain/site/site-settings.ts';
import { openerEntries } from '../../ui/dialog/use-openers.ts';

export const popupOverlayConfigSchema = object({
  ...popupSettingsEntries,
  open: flag(),
  ...openerEntries,
  /** Accessible name; the first heading of the content by default. */
  label: text(),
  /** Address of a render call; the content is asked for instead of taken from the page. */
  src: text('', {
    test: (url) => url === '' || isSafeRedirect(url),
    must: 'an http(s) or relative address',
  }),
  /** The builder's own render call is asked. */
  serverRendered: flag(),
  apiRoot: text(),
  /** Scripts in rendered HTML run; only for HTML the owner meant to run. */
  runScripts: flag(),
  /** Shows what an owner sees: at once, without the visitor's history, and nothing is recorded. */
  preview: flag(),
  messages: record(),
});

export type PopupOverlayConfig = Infer<typeof popupOverlayConfigSchema>;

/** The tag's own settings when it names a style, otherwise those of the page's site, otherwise none. */
export function popupSettings(
  config: PopupOverlayConfig,
  site: Site,
): { settings: PopupSettings; mistakes: Mistake[] } {
  const found = config.style === undefined ? findPopupSettings(site.context) : undefined;
  const result = read(popupSettingsSchema, found ?? config);
  const settings = result.ok ? result.value : (read(popupSettingsSchema, {}).value as PopupSettings);
  const mistakes = result.ok ? popupMistakes(settings) : [result];
  if (!found) return { settings, mistakes };
  return { settings, mistakes: mistakes.map(inSite) };
}

/** The owner finds it in the settings of the site. */
function inSite({ path, reason }: Mistake): Mistake {
  return { path: path ? `popupOverlaySettings.${path}` : 'popupOverlaySettings', reason };
}

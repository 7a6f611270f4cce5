/** German texts for every tag: one more script, before or after the kit's own; the language is that of the page. */
import { german } from '../../src/i18n/de/index.ts';
import { registerLocale } from '../../src/i18n/register-locale.ts';

registerLocale('de', german);

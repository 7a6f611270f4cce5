/** Italian texts for every tag: one more script, before or after the kit's own; the language is that of the page. */
import { texts } from '../../src/i18n/languages/it.ts';
import { registerLocale } from '../../src/i18n/register-locale.ts';

registerLocale('it', texts);

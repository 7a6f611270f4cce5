/** Adds the texts of a language: `registerLocale('de', { form: { required: 'Pflichtfeld' } })`. */
export { registerLocale } from '../src/i18n/register-locale.ts';

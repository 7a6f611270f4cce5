/** `<sqs-template>`: a template of the builder's template language and its data, rendered in place. */
import { define } from '../src/host/define.ts';
import { TemplateElement } from '../src/leaves/template/template-element.ts';

export { registerLocale } from '../src/i18n/locales.ts';

/**
 * Renders a template with data. The template is a `<script type="text/x-sqs-template">` child, partials are
 * `<script type="text/x-sqs-partial" name="…">` children, the data is a `<script type="application/json">` child.
 * Scripts in the output do not run unless `run-scripts` is set.
 *
 * @tag sqs-template
 * @summary Shows data through a template of the builder's template language.
 * @attr {string} src - Address of the template, instead of the script child.
 * @attr {string} data-src - Address of the data as JSON, instead of the JSON child.
 * @attr {string} locale - Locale of dates, numbers and money; the nearest `lang` by default.
 * @attr {boolean} compat - Writes what the reference engine writes, byte for byte.
 * @attr {boolean} expressions - Runs `{.eval}`.
 * @attr {boolean} includes - Runs `{.include}`.
 * @attr {boolean} run-scripts - Runs the scripts in the output, in order.
 * @prop {string} template - Source of the template; wins over `src` and the child.
 * @prop {unknown} data - Data of the template; wins over `data-src` and the child.
 * @prop {Record<string, TemplateSource>} partials - Further partials by name.
 * @prop {Record<string, unknown>} injects - Values for `{.inject}` by path.
 * @prop {Formatters} formatters - Own formatters by name.
 * @prop {Predicates} predicates - Own predicates by name.
 * @prop {readonly TemplateError[]} errors - What was wrong with the template when it was last shown.
 * @fires sqs-template-rendered - The output is on screen. `detail.errors`.
 * @fires sqs-config-error - The configuration is wrong. `detail.tag`, `detail.path`, `detail.reason`.
 * @slot - What is shown until the template is rendered and when it cannot be.
 */
export class SqsTemplateElement extends TemplateElement {}

define('sqs-template', SqsTemplateElement);

declare global {
  interface HTMLElementTagNameMap {
    'sqs-template': SqsTemplateElement;
  }
}

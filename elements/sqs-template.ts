/** `<sqs-template>`: a template of the builder's template language and its data, rendered in place. */
import { define } from '../src/host/define.ts';
import { leafElement } from '../src/host/leaf-element.ts';
import type { TemplateEvents } from '../src/leaves/template/template-leaf.ts';
import {
  TemplateLeaf,
  templateConfigSchema,
  templateFromJson,
} from '../src/leaves/template/template-leaf.ts';
import type { TemplateError } from '../src/template/index.ts';
import type { CustomEvents } from '../src/ui/widget-host.ts';

/**
 * Renders a template with data. The template is a `<script type="text/x-sqs-template">` child, partials are
 * `<script type="text/x-sqs-partial" name="…">` children, the data is a `<script type="application/json">` child.
 * Scripts in the output do not run unless `run-scripts` is set.
 *
 * @tag sqs-template
 * @summary Shows data through a template of the builder's template language.
 * @example
 * ```html
 * <sqs-template>
 *   <script type="text/x-sqs-template">
 *     <ul>{.repeated section posts}<li>{title|html}</li>{.end}</ul>
 *   </script>
 *   <script type="application/json">
 *     { "posts": [{ "title": "Fish & chips" }, { "title": "Five piers in the rain" }] }
 *   </script>
 * </sqs-template>
 * ```
 * @fires sqs-template-rendered - The output is on screen. `detail.errors`.
 * @slot - What is shown until the template is rendered and when it cannot be.
 */
export class SqsTemplateElement extends leafElement({
  leaf: TemplateLeaf,
  schema: templateConfigSchema,
  css: [],
  fromJson: templateFromJson,
}) {
  /** What was wrong with the template when it was last shown. */
  get errors(): readonly TemplateError[] {
    return this.leaf.errors;
  }

  /** Fetches `src` and `data-src` again and shows the result. Resolves when it is on screen. */
  reload(): Promise<void> {
    return this.leaf.reload();
  }
}

define('sqs-template', SqsTemplateElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<TemplateEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-template': SqsTemplateElement;
  }
}

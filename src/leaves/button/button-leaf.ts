/** What `<sqs-button>` does: a link that looks like a button, and says of itself what is counted (behaviour/buttons#the-link). */
import { BUTTON_ALIGNMENTS, BUTTON_SIZES, buttonLink } from '../../domain/buttons.ts';
import { LINK_ADDRESS } from '../../domain/links.ts';
import { attribute, flag, type Infer, object, oneOf, record, text } from '../../domain/schema.ts';
import type { Leaf, LeafHost } from '../../ui/leaf-host.ts';

export const buttonConfigSchema = object({
  /** What it says; the text of the link inside the tag by default. */
  text: attribute(text()),
  /** Where it leads; the address of the link inside the tag by default. */
  href: attribute(text('', LINK_ADDRESS)),
  /** Opens another tab; mail and telephone never do. */
  newWindow: attribute(flag()),
  /** The same with the names of published content: `url`, `newWindow`. */
  clickthroughUrl: record(),
  /** `small`, `medium` (default), `large`. */
  size: attribute(oneOf(BUTTON_SIZES, 'medium')),
  /** Where it stands in its row: `left`, `center`, `right`; by default in the line of what is around it. */
  alignment: attribute(oneOf(BUTTON_ALIGNMENTS, '')),
  /** Id of the layout of the slide it is on, for what is counted. */
  slideId: attribute(text()),
  /** What it belongs to, for what is counted: `button-block` (default) or `popup-overlay`. */
  context: attribute(oneOf(['button-block', 'popup-overlay'], 'button-block')),
});

export class ButtonLeaf implements Leaf {
  private readonly host: LeafHost<Infer<typeof buttonConfigSchema>>;
  /** The same one while the tag lives, so that it keeps the focus. */
  private readonly link = document.createElement('a');

  constructor(host: LeafHost<Infer<typeof buttonConfigSchema>>) {
    this.host = host;
  }

  hostUpdate(): void {
    const { config, root } = this.host;
    const found = buttonLink(config, this.authored(root));
    this.host.show(found !== undefined);
    if (!found) return;
    const { link } = this;
    link.textContent = found.text;
    link.href = found.href;
    link.target = found.newWindow ? '_blank' : '';
    link.rel = found.newWindow ? 'noopener' : '';
    const { size, alignment, slideId, context } = config;
    Object.assign(link.dataset, { part: 'button', sqsButton: context, size, alignment, slideId });
    if (link.parentNode !== root) root.replaceChildren(link);
  }

  /** The author's own link. */
  private authored(root: HTMLElement) {
    const links = [...this.host.element.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const link = links.find((each) => !root.contains(each));
    return {
      text: (link?.textContent ?? '').replace(/\s+/g, ' ').trim(),
      href: link?.getAttribute('href') ?? '',
      newWindow: link?.target === '_blank',
    };
  }
}

/** A leaf in light DOM: what the author put inside is shown until there is something better, and comes back. */
import { ReactiveElement } from '@lit/reactive-element';
import { reportProblem } from './leaf.ts';

export abstract class LightLeaf extends ReactiveElement {
  /** What is shown in place of the author's content. */
  private output: HTMLElement | undefined;
  /** How each hidden node of the author's comes back. */
  private readonly comeBacks = new Map<ChildNode, () => void>();

  /** Light DOM: the page's css reaches the output. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
    // The author's content may still be on its way.
    if (this.ownerDocument.readyState === 'loading')
      this.ownerDocument.addEventListener('DOMContentLoaded', () => this.requestUpdate(), { once: true });
  }

  /** The text of the author's own content, shown or not. */
  protected get ownText(): string {
    return [...this.childNodes]
      .filter((node) => node !== this.output)
      .map((node) => node.textContent ?? '')
      .join('')
      .trim();
  }

  /** Shows nodes in place of the author's content. */
  protected showOutput(...nodes: (Node | string)[]): void {
    this.hideFallback();
    this.output ??= this.ownerDocument.createElement('span');
    this.output.dataset.part = 'output';
    this.output.replaceChildren(...nodes);
    if (this.output.parentNode !== this) this.append(this.output);
  }

  protected showFallback(): void {
    this.output?.remove();
    for (const comeBack of this.comeBacks.values()) comeBack();
    this.comeBacks.clear();
  }

  /** Out of view, not out of the page: a framework may own these nodes. */
  protected hideFallback(): void {
    for (const node of this.childNodes) {
      if (node === this.output || this.comeBacks.has(node)) continue;
      if (node instanceof HTMLElement) {
        const { hidden } = node;
        node.hidden = true;
        this.comeBacks.set(node, () => {
          node.hidden = hidden;
        });
      } else if (node instanceof Text && node.data.trim() !== '') {
        const { data } = node;
        node.data = '';
        this.comeBacks.set(node, () => {
          node.data = data;
        });
      }
    }
  }

  /** The nearest language of the page; undefined when it names none. */
  protected get language(): string | undefined {
    return this.closest<HTMLElement>('[lang]')?.lang || undefined;
  }

  /** @returns undefined, and says so once in all, when a JSON attribute cannot be read */
  protected readJson(attribute: string): unknown {
    const text = this.getAttribute(attribute);
    if (!text) return undefined;
    try {
      return JSON.parse(text);
    } catch (error) {
      this.report(attribute, `cannot be read: ${(error as Error).message}`);
      return undefined;
    }
  }

  private reported = '';

  private report(path: string, reason: string): void {
    if (this.reported === path + reason) return;
    this.reported = path + reason;
    reportProblem(this, path, reason);
  }
}

/** `<docs-log events="sqs-form-success …">`: the last event of these that the example around it has told of. */
import { LitElement } from 'lit';

export class DocsLog extends LitElement {
  static override properties = { events: {}, last: { state: true } };
  declare events: string;
  declare last: Event | undefined;

  /** The page's own css reaches it. */
  override createRenderRoot() {
    return this;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.setAttribute('role', 'status');
    for (const name of this.events.split(' '))
      this.parentElement?.addEventListener(name, (event) => {
        this.last = event;
      });
  }

  override render() {
    if (!this.last) return 'Events appear here.';
    return `${this.last.type} ${JSON.stringify((this.last as CustomEvent).detail)}`;
  }
}

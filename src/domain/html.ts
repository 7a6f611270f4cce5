/** HTML as tagged templates: everything put in is escaped unless it is HTML itself. */

/** HTML that may stand in a page as it is. A class, so that nothing that came as JSON can pass for it. */
export class Html {
  readonly text: string;

  /** @param text HTML that is already safe, such as the sanitised message of the owner */
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | readonly Piece[];

export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.reduce((text, string, index) => text + render(pieces[index - 1] ?? '') + string));
}

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  return Array.isArray(piece) ? piece.map(render).join('') : escapeHtml(String(piece));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** @returns text that stands for itself between tags and in quoted attributes */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

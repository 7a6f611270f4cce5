/** HTML as tagged templates: everything put in is escaped unless it is HTML itself. */

/** HTML that may stand in a page as it is. */
export interface Html {
  readonly html: string;
}

type Piece = Html | string | number | readonly Piece[];

export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { html: strings.reduce((text, string, index) => text + render(pieces[index - 1] ?? '') + string) };
}

/** Marks text that is already safe HTML, such as the sanitised message of the owner. */
export function trusted(text: string): Html {
  return { html: text };
}

function render(piece: Piece): string {
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return 'html' in piece ? piece.html : piece.map(render).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

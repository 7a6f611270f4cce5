/** How elements look, as their computed styles have it, and what has become of that. */

const MEASURED = [
  'display',
  'position',
  'opacity',
  'width',
  'height',
  'padding',
  'margin',
  'gap',
  'border-top-width',
  'border-radius',
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'line-height',
  'text-align',
  'text-decoration-line',
  'cursor',
];

/** Of an element: its name and part, and a line for each property. */
type Looks = string[];

/** All elements of a place, those inside of tags included, in the order of the page. */
function elementsIn(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
    element.matches('script, style, template')
      ? []
      : [element, ...(element.shadowRoot ? elementsIn(element.shadowRoot) : [])],
  );
}

/** By element, in the order of the page: what it is and how it looks. */
export const looksOf = (place: ParentNode): Looks[] =>
  elementsIn(place).map((element) => {
    const style = getComputedStyle(element);
    return [
      `${element.localName} ${element.dataset.part ?? element.getAttribute('part') ?? ''}`,
      ...MEASURED.map((name) => `${name}: ${style.getPropertyValue(name)}`),
    ];
  });

/** What has become of each that looks different now. */
export function changesOf(before: Looks[], after: Looks[]): string[] {
  return before.flatMap(([element, ...looks], at) => {
    const [, ...now] = after[at] ?? [];
    const changed = looks.flatMap((look, index) => (look === now[index] ? [] : `${look} → ${now[index]}`));
    return changed.length > 0 ? `${element} — ${changed.join(', ')}` : [];
  });
}

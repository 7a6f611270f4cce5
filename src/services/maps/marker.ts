/** Draws the marker of a map: a link in the shape of a pin, the same with every provider. */

/** px; the middle of its foot is the place. */
export const MARKER = { width: 48, height: 64 };

const SVG = 'http://www.w3.org/2000/svg';
const PIN = 'M24 2C12.4 2 3 11.3 3 22.8 3 38.5 24 62 24 62s21-23.5 21-39.2C45 11.3 35.6 2 24 2z';
const EYE = 'M24 15a8 8 0 1 0 0 16 8 8 0 0 0 0-16z';

/** @param label what its page is, for who cannot see it */
export function createMarker(href: string, label: string, onPress: (event: Event) => void): HTMLElement {
  const link = document.createElement('a');
  link.setAttribute('part', 'marker');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.draggable = false;
  link.setAttribute('aria-label', label);
  link.append(picture());
  link.addEventListener('click', onPress);
  // What begins on the marker is no move of the map.
  for (const type of ['mousedown', 'pointerdown', 'touchstart', 'dblclick', 'keydown'])
    link.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  return link;
}

function picture(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${MARKER.width} ${MARKER.height}`);
  svg.setAttribute('aria-hidden', 'true');
  for (const shape of [PIN, EYE]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', shape);
    svg.append(path);
  }
  return svg;
}

/** `<sqs-map>`: a place on a map, and in words beside it. */
import { define } from '../src/host/define.ts';
import { reactElement } from '../src/host/react/react-element.ts';
import type { CustomEvents } from '../src/ui/widget-host.ts';
import { mapConfigSchema } from '../src/widgets/map/config.ts';
import type { MapEvents } from '../src/widgets/map/events.ts';
import css from '../src/widgets/map/map.css';
import { MapView } from '../src/widgets/map/map.tsx';

/**
 * A map with one marker, of Google where the page has a key, else of OpenStreetMap or tiles of your own. What stands
 * inside the tag (an address, a link) is seen before the map, below it and without it; a tag without content shows
 * the address and the links that its settings make. Where the page's site needs consent, nothing of a provider is
 * loaded before it or a press of the visitor.
 *
 * @tag sqs-map
 * @summary Shows a place on a map, and its address when there is none.
 * @example
 * ```html
 * <sqs-map lat="52.5163" lng="13.3777" zoom="14" load="click">
 *   <address>Pariser Platz, 10117 Berlin</address>
 *   <a href="https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777">On OpenStreetMap</a>
 * </sqs-map>
 * ```
 * @fires sqs-map-ready - The map is there.
 * @fires sqs-map-error - There is no map, it cannot go on, or none of its pictures came. `detail.message`.
 * @fires sqs-map-before-open - The marker was pressed, and the provider's page would open; cancelable. `detail.url`.
 * @keyboard ArrowLeft, ArrowRight, ArrowUp, ArrowDown - Move the map.
 * @keyboard +, = - Closer.
 * @keyboard - - Farther.
 * @keyboard Enter - On the pin: opens the place at its provider.
 * @slot - Where it is, in your words; always seen.
 * @csspart frame - The place of the map.
 * @csspart map - The map.
 * @csspart marker - The pin: a link of 48 by 64 px.
 * @csspart zoom - Around the two buttons.
 * @csspart button - Each of them.
 * @csspart attribution - Who has drawn the map.
 * @csspart cover - What stands there until the visitor asks for the map.
 * @csspart show - The button that does.
 * @csspart consent - Who learns of the visitor then.
 * @csspart error - What stands there when there is no map to be seen.
 * @csspart words - Around address and links of a tag without content.
 * @csspart address - The address.
 * @csspart title - What stands there.
 * @csspart links - The links.
 * @cssprop --sqs-map-ratio - Shape of the map, `16 / 9`.
 * @cssprop --sqs-map-min-height - How high it is at least; where the ratio is `auto`, how high it is.
 * @cssprop --sqs-map-radius - Its corners.
 * @cssprop --sqs-map-marker - Colour of the pin.
 */
export class SqsMapElement extends reactElement({
  view: MapView,
  schema: mapConfigSchema,
  tree: 'shadow',
  css: [css],
}) {}

define('sqs-map', SqsMapElement);

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents<MapEvents> {}
  interface HTMLElementTagNameMap {
    'sqs-map': SqsMapElement;
  }
}

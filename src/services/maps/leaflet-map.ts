/** Maps of tiles, drawn by the parts of Leaflet that a map with one marker needs. */
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
// Each adds itself to every map.
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import leafletCss from 'leaflet/dist/leaflet.css';
import { type Position, ZOOMS } from '../../domain/maps/place.ts';
import { MARKER } from './marker.ts';
import type { OpenMap } from './provider.ts';

export const openLeafletMap: OpenMap = async (container, options) => {
  const { place, gestures, isStill, marker, tiles } = options;
  options.adoptStyles(leafletCss);
  const zooms = gestures.moves || 'center';
  const map = new LeafletMap(container, {
    center: place.centre,
    zoom: place.zoom,
    maxZoom: ZOOMS.most,
    // Its own controls are HTML as text, which strict pages refuse; the view has controls and words.
    zoomControl: false,
    attributionControl: false,
    dragging: gestures.byOneFinger,
    keyboard: gestures.moves,
    touchZoom: zooms,
    doubleClickZoom: zooms,
    scrollWheelZoom: gestures.byWheel && zooms,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  });
  const layer = new TileLayer(tiles.address, {
    maxZoom: ZOOMS.most,
    maxNativeZoom: tiles.maxZoom,
    // OpenStreetMap answers 403 to pages that do not say where they are.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  tellOfPictures(layer, options.onPictures);
  layer.addTo(map);
  if (marker) stand(map, marker, place.marker);
  // The arrow keys have no option of their own.
  if (isStill) map.panBy = (offset) => LeafletMap.prototype.panBy.call(map, offset, { animate: false });
  // Its keys are heard from its focus on, which may be there before it.
  if (container.matches(':focus')) container.dispatchEvent(new FocusEvent('focus'));
  const stopPassing = passWheel(container);
  return {
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    resize: () => map.invalidateSize({ animate: false }),
    remove() {
      stopPassing();
      // The timers of a zoom outlive their map.
      Object.assign(map, { _animatingZoom: false });
      clearTimeout(Reflect.get(map.scrollWheelZoom, '_timer'));
      map.remove();
    },
  };
};

function stand(map: LeafletMap, html: HTMLElement, place: Position): void {
  const { width, height } = MARKER;
  new Marker(place, {
    icon: new DivIcon({
      html,
      className: '',
      iconSize: [width, height],
      iconAnchor: [width / 2, height],
    }),
    // The marker is a link by itself.
    interactive: false,
    keyboard: false,
  }).addTo(map);
}

/** One that is lost is a gap; where all are, because a network or a filter stops them, there is no map to be seen. */
function tellOfPictures(layer: TileLayer, tell: (areThere: boolean) => void): void {
  let areThere: boolean | undefined;
  layer.on('tileload', () => {
    if (areThere === false) tell(true);
    areThere = true;
  });
  // Each has come or is lost.
  layer.on('load', () => {
    if (areThere !== undefined) return;
    areThere = false;
    tell(false);
  });
}

/** Leaves the wheel to the page unless a key is held. */
function passWheel(container: HTMLElement): () => void {
  const pass = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) event.stopImmediatePropagation();
  };
  container.addEventListener('wheel', pass, { capture: true, passive: true });
  return () => container.removeEventListener('wheel', pass, { capture: true });
}

/** Maps of Google, with the marker and the controls that every map of the kit has. */
import { googleLook } from '../../domain/maps/map-style.ts';
import type { Position } from '../../domain/maps/place.ts';
import { type GoogleMap, type GoogleMaps, loadGoogleMaps, onGoogleRefused } from './load-google.ts';
import type { OpenMap } from './provider.ts';

export const openGoogleMap: OpenMap = async (container, options) => {
  const { place, gestures, style, marker, google } = options;
  const maps = await loadGoogleMaps(google);
  const map = new maps.Map(container, {
    center: place.centre,
    zoom: place.zoom,
    disableDefaultUI: true,
    clickableIcons: false,
    keyboardShortcuts: gestures.moves,
    gestureHandling: gestures.moves ? 'cooperative' : 'none',
    scrollwheel: gestures.moves && gestures.byWheel,
    ...googleLook(style),
  });
  const leave = onGoogleRefused(() => options.onFailure('Google refuses the key of this page.'));
  const overlay = marker && stand(maps, map, marker, place.marker);
  return {
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? place.zoom) + steps),
    // It looks after its size itself.
    resize() {},
    remove() {
      leave();
      overlay?.setMap(null);
      container.replaceChildren();
    },
  };
};

/** Google's own markers are no links, and those that could be need an id of a map. */
function stand(maps: GoogleMaps, map: GoogleMap, marker: HTMLElement, { lat, lng }: Position) {
  const overlay = new maps.OverlayView();
  overlay.onAdd = () => overlay.getPanes()?.floatPane.append(marker);
  overlay.draw = () => {
    const point = overlay.getProjection().fromLatLngToDivPixel(new maps.LatLng(lat, lng));
    if (point) marker.style.translate = `calc(${point.x}px - 50%) calc(${point.y}px - 100%)`;
  };
  overlay.onRemove = () => marker.remove();
  overlay.setMap(map);
  return overlay;
}

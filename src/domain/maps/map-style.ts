/** The looks of a map, and what Google is told to draw them by (behaviour/maps#styles). */

export const MAP_STYLES = [
  'Original',
  'Grayscale',
  'Satellite',
  'MinimalDark',
  'MinimalLight',
  'MinimalBlue',
] as const;
export type MapStyle = (typeof MAP_STYLES)[number];

/** Part of Google's `MapOptions`. */
export interface GoogleLook {
  mapTypeId: 'roadmap' | 'satellite';
  styles: {
    featureType?: string;
    elementType?: string;
    stylers: Record<string, string | number | boolean>[];
  }[];
}

/** Only streets and water are left of it. */
const WITHOUT_LABELS = [
  { elementType: 'labels', stylers: [{ visibility: 'off' }] },
  { featureType: 'poi', stylers: [{ visibility: 'off' }] },
  { featureType: 'transit', stylers: [{ visibility: 'off' }] },
];

const STYLES: Readonly<Record<MapStyle, GoogleLook['styles']>> = {
  Original: [],
  Satellite: [],
  Grayscale: [{ stylers: [{ saturation: -100 }] }],
  MinimalLight: [{ stylers: [{ saturation: -100 }, { lightness: 40 }] }, ...WITHOUT_LABELS],
  MinimalDark: [
    { stylers: [{ invert_lightness: true }, { saturation: -100 }, { lightness: -10 }] },
    ...WITHOUT_LABELS,
  ],
  MinimalBlue: [{ stylers: [{ hue: '#2f6db5' }, { saturation: -20 }, { lightness: 15 }] }, ...WITHOUT_LABELS],
};

export function googleLook(style: MapStyle): GoogleLook {
  return { mapTypeId: style === 'Satellite' ? 'satellite' : 'roadmap', styles: STYLES[style] };
}

/** The still pictures that YouTube keeps of each video. */

/** By width in px. */
const STILLS = { 120: 'default', 320: 'mqdefault', 480: 'hqdefault', 640: 'sddefault' } as const;

export interface Still {
  src: string;
  srcset: string;
}

/** @param format `webp` or `jpg` */
export function youtubeStills(videoId: string, format = 'jpg'): Still {
  const folder = format === 'webp' ? 'vi_webp' : 'vi';
  const url = (name: string) =>
    `https://i.ytimg.com/${folder}/${encodeURIComponent(videoId)}/${name}.${format}`;
  const srcset = Object.entries(STILLS).map(([width, name]) => `${url(name)} ${width}w`);
  return { src: url(STILLS[480]), srcset: srcset.join(', ') };
}

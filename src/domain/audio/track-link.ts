/** Which links and players inside an album are its tracks (behaviour/audio#albums). */

const ENDING = 'aac|flac|m4a|mp3|oga|ogg|opus|wav|weba';
const AUDIO_FILE = new RegExp(`\\.(?:${ENDING})$`, 'i');
const AUDIO_QUERY = new RegExp(`[?&][^=&]*=[^&]*\\.(?:${ENDING})(?:&|$)`, 'i');
const OTHER_FILE = /\.(?:x?html?|pdf|zip|jpe?g|png|webp|gif|svg|txt|xml|json)$/i;

export interface TrackLink {
  /** Whole. */
  url: string;
  /** The attribute of HTML, such as `audio/mpeg`. */
  type: string;
  /** The author says how long it is, or who plays. */
  isDescribed: boolean;
}

/** @returns whether it is a track; undefined where it does not say */
function tellsTrack({ url, type, isDescribed }: TrackLink): boolean | undefined {
  if (/^(blob:|data:audio\/)/.test(url)) return true;
  if (!/^https?:/.test(url)) return false;
  if (type) return type.startsWith('audio/');
  const [whole = ''] = url.split('#', 1);
  const [path = ''] = whole.split('?', 1);
  if (isDescribed || AUDIO_FILE.test(path) || AUDIO_QUERY.test(whole)) return true;
  return OTHER_FILE.test(path) ? false : undefined;
}

/** Links that do not say what they lead to are tracks where no other is. */
export function tracksAmong<T extends TrackLink>(links: readonly T[]): T[] {
  const sure = links.filter((link) => tellsTrack(link));
  return sure.length > 0 ? sure : links.filter((link) => tellsTrack(link) === undefined);
}

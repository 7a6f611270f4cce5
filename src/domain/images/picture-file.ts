/** Tells what is a picture: by its address, and by what a link says of where it leads (behaviour/images#what-is-a-picture). */

const ENDING = 'a?png|avif|bmp|gif|hei[cf]|j(?:pe?g|fif|xl)|svg|tiff?|webp';
const PICTURE_FILE = new RegExp(`\\.(?:${ENDING})$`, 'i');
/** Image services name the file, its format or its size behind an address that ends otherwise. */
const PICTURE_QUERY = new RegExp(
  `[?&](?:[^=&]*=[^&]*\\.(?:${ENDING})|(?:format|fm)=(?:\\d+w|original|auto|${ENDING}))(?:&|$)`,
  'i',
);
const SIZE_STEP = /\/\d{2,5}x\d{2,5}(?:\/|$)/;
const OTHER_FILE =
  /\.(?:x?html?|pdf|zip|gz|mp[34]|m4[av]|mov|webm|og[agv]|wav|docx?|xlsx?|pptx?|txt|csv|ics|vcf|xml|json)$/i;

/** Addresses that are none of the web's. */
export const OTHER_SCHEME = /^(?!https?:)[a-z][\w+.-]*:/i;

/** @returns whether the address is one of a picture; undefined where it does not say */
export function tellsPicture(address: string): boolean | undefined {
  if (/^(?:blob:|data:image\/)/i.test(address)) return true;
  const [whole = ''] = address.split('#', 1);
  const [path = ''] = whole.split('?', 1);
  if (whole === '' || OTHER_SCHEME.test(address)) return false;
  if (PICTURE_FILE.test(path) || SIZE_STEP.test(path) || PICTURE_QUERY.test(whole)) return true;
  return OTHER_FILE.test(path) ? false : undefined;
}

/** @param address whole, or its path alone */
export function isPictureFile(address: string): boolean {
  return tellsPicture(address) === true;
}

/** What a link says of where it leads. */
export interface PictureLink {
  /** As it is written. */
  href: string;
  /** The attribute of HTML, such as `image/webp`. */
  type: string;
  isDownload: boolean;
  /** It stands around a picture. */
  holdsPicture: boolean;
}

/** Whether a link is one to a picture; where neither type nor address says, one around a picture is. */
export function leadsToPicture({ href, type, isDownload, holdsPicture }: PictureLink): boolean {
  if (isDownload) return false;
  return type ? /^image\//i.test(type) : (tellsPicture(href) ?? holdsPicture);
}

/** Tells what a link of a lightbox leads to: a picture, a video, or elsewhere (behaviour/dialog#picture-viewer). */
import { leadsToPicture, OTHER_SCHEME, type PictureLink } from '../images/picture-file.ts';

const VIDEO_FILE = /^[^?#]*\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i;
/** Pages and players of the providers; `<sqs-video>` says which of them it plays. */
const VIDEO_PAGE =
  /^https?:\/\/(?:(?:www|m|music|player)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch|embed\/|shorts\/|live\/|playlist)|youtu\.be\/|vimeo\.com\/(?:video\/)?\d)/i;

export type LinkedMedia = 'picture' | 'video';

export function linkedMedia(link: PictureLink): LinkedMedia | undefined {
  return leadsToVideo(link) ? 'video' : leadsToPicture(link) ? 'picture' : undefined;
}

/** Of data, which say nothing else: whether an address may lead to a picture or a video. */
export const isMediaAddress = (href: string) =>
  linkedMedia({ href, type: '', isDownload: false, holdsPicture: true }) !== undefined;

/** Of a link to a video: whether it is surely a file, and no page of a provider, who would learn of the visitor. */
export const isVideoFile = ({ href }: Pick<PictureLink, 'href'>) => VIDEO_FILE.test(href);

/** Where no type says it, a link is one to a video by its address, and only around a thumbnail. */
function leadsToVideo({ href, type, isDownload, holdsPicture }: PictureLink): boolean {
  if (isDownload) return false;
  if (type) return /^video\//i.test(type);
  return holdsPicture && !OTHER_SCHEME.test(href) && (VIDEO_FILE.test(href) || VIDEO_PAGE.test(href));
}

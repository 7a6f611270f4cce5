/** Which words of a picture's caption are its title (behaviour/galleries#items). */

/** What goes on in the same sentence. */
const GOES_ON = /^[,;.\p{L}\p{N}]/u;

/**
 * @param caption all of it, in a line
 * @param marked a heading in it, or words in bold
 * @returns whether these are the title: a heading always, bold words where the caption begins with them and ends its line
 */
export function isTitle(caption: string, marked: string, isHeading: boolean): boolean {
  if (isHeading) return true;
  return caption.startsWith(marked) && !GOES_ON.test(caption.slice(marked.length));
}

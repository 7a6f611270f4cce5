/** Tells by its ending whether an address is one of a picture file. */

const PICTURE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i;
/** A drawing is sharp as it is, and a moving picture would stand still. */
const WITHOUT_WIDTHS = /\.(gif|svg)([?#]|$)/i;

/** @param address whole, or its path alone */
export function isPictureFile(address: string): boolean {
  return PICTURE_FILE.test(address);
}

/** Whether the address of a picture may have others of the same picture in other widths beside it. */
export function mayHaveWidths(address: string): boolean {
  return !/^(data|blob):/.test(address) && !WITHOUT_WIDTHS.test(address);
}

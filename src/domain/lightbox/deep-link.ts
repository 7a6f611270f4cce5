/** The optional address of one picture of a viewer: `#<name>=<number>`, numbered from 1 as visitors count. */

/** @returns the index in the set, or undefined when the hash is not about this viewer or out of range */
export function pictureInHash(hash: string, name: string, count: number): number | undefined {
  const [key, number = ''] = hash.replace(/^#/, '').split('=');
  if (key !== encodeURIComponent(name) || !/^[1-9]\d*$/.test(number)) return undefined;
  const index = Number(number) - 1;
  return index < count ? index : undefined;
}

export function hashOfPicture(name: string, index: number): string {
  return `#${encodeURIComponent(name)}=${index + 1}`;
}

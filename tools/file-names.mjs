/** Names of the drop-in files, as far as they are not those of the tags. */

/** Common content filters stop files of these names, whatever is in them: `-cookie-banner.`, `-social-icons.`. */
const STOPPED = ['sqs-cookie-banner', 'sqs-social-icons'];

/** @param {string} tag @returns {string} the name of the file with it, which no filter knows */
export const fileOf = (tag) => (STOPPED.includes(tag) ? `${tag}_` : tag);

/** Pages that name a tag's file by the tag find it. @param {readonly string[]} tags @returns {import('rollup').Plugin} */
export const filesByTag = (tags) => ({
  name: 'files-by-tag',
  generateBundle() {
    for (const tag of tags.filter((each) => fileOf(each) !== each))
      this.emitFile({ type: 'asset', fileName: `${tag}.js`, source: `export*from"./${fileOf(tag)}.js";\n` });
  },
});

/** How much a part measures: little by default, so that all parts end within minutes; `--name=number` on the command raises it. */

/** @param {string} name @param {number} usual @returns {number} @throws {Error} when the number is none */
export function option(name, usual) {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
  const value = given === undefined ? usual : Number(given);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1.`);
  return value;
}

/** Says how far a part is, four times on its way. @param {string} what @param {number} done @param {number} total */
export function progress(what, done, total) {
  const quarters = (/** @type {number} */ turns) => Math.floor((4 * turns) / total);
  if (done > 0 && quarters(done) > quarters(done - 1)) console.log(`  ${what}: ${done} of ${total}`);
}

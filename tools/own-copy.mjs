/**
 * Gives the template language its own copy of the small rules that it shares with the product tags. Splitting them into
 * a chunk that both load costs `<sqs-template>` 1.2 kB (gz) more than the copy does; they keep no state.
 */
const COPY = '?template';
const TEMPLATE = /\/src\/template\//;
const SHARED = /\/src\/domain\/(commerce\/|value\.ts$)/;

/** @returns {import('rollup').Plugin} */
export function templatesOwnCopy() {
  return {
    name: 'templates-own-copy',
    async resolveId(source, importer, options) {
      if (!importer || !source.startsWith('.')) return null;
      const isInCopy = importer.endsWith(COPY);
      if (!isInCopy && !TEMPLATE.test(importer)) return null;
      const from = isInCopy ? importer.slice(0, -COPY.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found && SHARED.test(found.id) ? { ...found, id: found.id + COPY } : found;
    },
    async load(id) {
      if (!id.endsWith(COPY)) return null;
      const { code } = await this.load({ id: id.slice(0, -COPY.length) });
      return code;
    },
  };
}

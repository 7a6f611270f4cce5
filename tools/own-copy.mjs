/**
 * Gives some modules copies of the small, stateless ones that they share with other tags, where splitting them into a
 * chunk for both costs a page with one of the tags more than the copy does.
 */

/** @type {{ name: string, users: RegExp, modules: RegExp }[]} */
const COPIES = [
  // Shared with the runtime, which a page of leaves alone must not load.
  { name: 'leaf', users: /\/src\/leaves\//, modules: /\/src\/services\/html\/adopt-styles\.ts$/ },
  // Rules of products and pictures: a split costs <sqs-template> 1.2 kB (gz).
  {
    name: 'template',
    users: /\/src\/template\//,
    modules:
      /\/src\/domain\/(commerce\/|forms\/|text\/normalize|images\/image-(size|widths)|gallery\/options|remember\.ts$|value\.ts$)/,
  },
  // An address and the captcha's place: without its copy a restock notification loads all that forms need.
  {
    name: 'restock',
    users: /\/src\/widgets\/restock-notification\//,
    modules:
      /\/src\/(ui\/submission\/(captcha-box|use-captcha)|domain\/(forms\/(captcha|email)|text\/normalize))\.tsx?$/,
  },
];

/** @returns {import('rollup').Plugin} */
export function ownCopies() {
  return {
    name: 'own-copies',
    async resolveId(source, importer, options) {
      if (!importer || !source.startsWith('.')) return null;
      const [from = '', name] = importer.split('?');
      const copy = COPIES.find(({ name: own, users }) => (name ? own === name : users.test(from)));
      if (!copy) return null;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found && copy.modules.test(found.id) ? { ...found, id: `${found.id}?${copy.name}` } : found;
    },
    async load(id) {
      const [original = '', name] = id.split('?');
      if (!COPIES.some((copy) => copy.name === name)) return null;
      const { code } = await this.load({ id: original });
      return code;
    },
  };
}

/**
 * Checks that imports point down only (elements → host, widgets, leaves → ui, services, template, i18n → domain;
 * editor → template, domain; check → i18n, domain; api → services, template, domain; server → i18n, domain; testing → elements, host; the owner's views → api, editor, domain) and
 * that none of them leads back to where it began, those of types alone included.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What each room may import besides itself. `styles` holds css only. */
const ALLOWED = {
  domain: [],
  template: ['domain'],
  i18n: ['domain'],
  services: ['domain', 'i18n'],
  editor: ['domain', 'template'],
  check: ['domain', 'i18n'],
  api: ['domain', 'services', 'template', 'i18n'],
  ui: ['domain', 'services', 'template', 'i18n', 'styles'],
  styles: [],
  widgets: ['domain', 'services', 'template', 'i18n', 'ui', 'styles'],
  leaves: ['domain', 'services', 'template', 'i18n', 'ui', 'styles'],
  host: ['domain', 'services', 'template', 'i18n', 'ui', 'styles'],
  elements: ['domain', 'services', 'template', 'i18n', 'ui', 'styles', 'host', 'widgets', 'leaves'],
  server: ['domain', 'i18n', 'server-render'],
  'server-render': ['domain', 'i18n', 'check', 'elements'],
  testing: ['elements', 'host'],
  react: ['host'],
  'owner views': ['domain', 'api', 'editor'],
};

/** Only these packages may be used by a room; rooms not listed here may use any dependency. */
const PACKAGES = {
  domain: [],
  template: [],
  i18n: [],
  services: [/^(altcha-lib|leaflet)(\/|$)/],
  editor: [],
  api: [],
  check: [/^(parse5|jsonc-parser)$/],
  ui: ['react'],
  widgets: ['react'],
  leaves: [],
  testing: ['axe-core'],
  react: ['react'],
  'owner views': [/^react(-dom)?(\/|$)/],
};

/**
 * @param {string} [base] root of the tree to check
 * @returns {string[]} one sentence per violation
 */
export function findLayerViolations(base = root) {
  const files = ['src', 'elements', 'server/src', 'server/owner'].flatMap((folder) =>
    sourceFiles(join(base, folder)),
  );
  return [...files.flatMap((file) => violationsOf(file, base)), ...findCircles(files, base)];
}

/**
 * Files that reach each other by their imports, one sentence a group (Tarjan's strongly connected components).
 * @param {string[]} files
 * @param {string} base
 */
function findCircles(files, base) {
  const known = new Set(files);
  /** @type {Map<string, { order: number, lowest: number, isOpen: boolean }>} */
  const visits = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[]} */
  const circles = [];

  /** @param {string} file */
  function visit(file) {
    const own = { order: visits.size, lowest: visits.size, isOpen: true };
    visits.set(file, own);
    open.push(file);
    for (const target of localImports(file)) {
      if (!known.has(target)) continue;
      const seen = visits.get(target) ?? visit(target);
      if (seen.isOpen) own.lowest = Math.min(own.lowest, seen.lowest);
    }
    if (own.lowest === own.order) close(file);
    return own;
  }

  /** @param {string} first of its group */
  function close(first) {
    const group = open.splice(open.indexOf(first));
    for (const member of group) /** @type {{ isOpen: boolean }} */ (visits.get(member)).isOpen = false;
    if (group.length === 1 && !localImports(first).includes(first)) return;
    circles.push(
      `${group.map((member) => relative(base, member)).join(' ↔ ')}: a circle of imports; move what they share, types too, to a file of its own.`,
    );
  }

  for (const file of files) if (!visits.has(file)) visit(file);
  return circles;
}

/** @param {string} file */
function localImports(file) {
  return importsOf(file)
    .filter((target) => target.startsWith('.'))
    .map((target) => resolve(dirname(file), target));
}

/** @param {string} file */
function importsOf(file) {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);
}

/** @param {string} file @param {string} base */
function violationsOf(file, base) {
  const from = roomOf(file, base);
  return importsOf(file).flatMap((target) => {
    const problem = target.startsWith('.')
      ? localProblem(file, from, resolve(dirname(file), target), base)
      : packageProblem(from, target);
    return problem ? [`${relative(base, file)} imports ${target}: ${problem}`] : [];
  });
}

/** @param {string} file @param {string} from @param {string} target @param {string} base */
function localProblem(file, from, target, base) {
  const to = roomOf(target, base);
  if (from === 'widgets' && to === 'widgets' && widgetOf(file, base) !== widgetOf(target, base)) {
    return 'a widget never imports another widget; move what they share to src/ui.';
  }
  if (from === to) return undefined;
  const allowed = ALLOWED[/** @type {keyof typeof ALLOWED} */ (from)];
  if (!allowed) return `src/${from} is not a room of the house.`;
  return allowed.includes(/** @type {never} */ (to))
    ? undefined
    : `${from} may import ${allowed.join(', ') || 'only itself'}.`;
}

/** @param {string} from @param {string} target */
function packageProblem(from, target) {
  const allowed = PACKAGES[/** @type {keyof typeof PACKAGES} */ (from)];
  if (!allowed) return undefined;
  const ok = allowed.some((rule) => (typeof rule === 'string' ? rule === target : rule.test(target)));
  return ok ? undefined : `${from} may use ${allowed.map(String).join(', ') || 'no package'}.`;
}

/** @param {string} path @param {string} base */
function roomOf(path, base) {
  const [top = '', second = ''] = relative(base, path).split(sep);
  if (top === 'server' && second === 'owner') return 'owner views';
  return top === 'src' ? second : top;
}

/** @param {string} path @param {string} base */
function widgetOf(path, base) {
  return relative(base, path).split(sep)[2];
}

/** @param {string} folder @returns {string[]} */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = findLayerViolations();
  for (const violation of violations) console.error(violation);
  process.exit(violations.length ? 1 : 0);
}

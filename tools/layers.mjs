/** Checks that imports point down only: elements → host, widgets, leaves → ui, services, template, i18n → domain; server → i18n, domain. */
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
  ui: ['domain', 'services', 'template', 'i18n', 'styles'],
  styles: [],
  widgets: ['domain', 'services', 'template', 'i18n', 'ui', 'styles'],
  leaves: ['domain', 'services', 'template', 'i18n', 'ui', 'styles'],
  host: ['domain', 'services', 'template', 'i18n', 'ui', 'styles'],
  elements: ['domain', 'services', 'template', 'i18n', 'ui', 'styles', 'host', 'widgets', 'leaves'],
  server: ['domain', 'i18n'],
};

/** Only these packages may be used by a room; rooms not listed here may use any dependency. */
const PACKAGES = {
  domain: [],
  template: [],
  i18n: [],
  services: [/^altcha-lib(\/|$)/],
  ui: ['react'],
  widgets: ['react'],
  leaves: [],
};

/**
 * @param {string} [base] root of the tree to check
 * @returns {string[]} one sentence per violation
 */
export function findLayerViolations(base = root) {
  return ['src', 'elements', 'server/src']
    .flatMap((folder) => sourceFiles(join(base, folder)))
    .flatMap((file) => violationsOf(file, base));
}

/** @param {string} file @param {string} base */
function violationsOf(file, base) {
  const from = roomOf(file, base);
  const text = readFileSync(file, 'utf8');
  const imports = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  return imports.flatMap((target) => {
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

/** The scripts that bring the kit to a page: missing, twice, no module, two runtimes (behaviour/check#scripts). */
import { didYouMean } from '../domain/schema-mistakes.ts';
import { nearest } from '../domain/text/nearest.ts';
import { attributeOf, attributeSpan, type Element, scriptText, tagSpan } from './html.ts';
import type { Finding } from './problem.ts';

/** A drop-in file: its folder names the runtime where the author kept it. */
const DROP_IN = /(?:^|\/)(?:(cdn|lite)\/)?(sqs-kit|loader|sqs-[a-z-]+)_?\.js(?:[?#]|$)/;
/** What stands in a folder of a runtime, whatever it is called. */
const BESIDE_IT = /(?:^|\/)(?:cdn|lite)\/([\w-]+?)_?\.js(?:[?#]|$)/;
const MOST_SLIPS = 2;
/** Those that bring every tag. */
const WHOLE = ['sqs-kit', 'loader'];

interface KitScript {
  script: Element;
  file: string;
  runtime: string | undefined;
  name: string;
}

/**
 * @param isDocument it is a page as a whole
 * @param tags names of the tags that there are
 */
export function scriptFindings(
  elements: readonly Element[],
  isDocument: boolean,
  tags: readonly string[],
): Finding[] {
  const scripts = elements.filter(isScript);
  const kit = scripts.flatMap(kitScript);
  const findings = [
    ...kit.flatMap((each, index) => findingsOf(each, kit.slice(0, index))),
    ...scripts.flatMap((script) => misnamed(script, [...WHOLE, ...tags])),
  ];
  const first = elements.find(({ tagName }) => tagName.startsWith('sqs-'));
  if (first && isDocument && kit.length === 0 && !scripts.some(mayImport))
    findings.push({
      rule: 'script',
      severity: 'error',
      message:
        'No script brings the kit: write <script type="module" src="…/loader.js"></script> into the head.',
      ...tagSpan(first),
    });
  return findings;
}

const isScript = ({ tagName }: Element) => tagName === 'script';

/** What browsers run, besides the kit. What an import names is not spoken of. */
export function authorScripts(elements: readonly Element[]): { isElsewhere: boolean; text: string }[] {
  const scripts = elements.filter(
    (element) =>
      isScript(element) &&
      kitScript(element).length === 0 &&
      /^$|module|(java|ecma)script/i.test(attributeOf(element, 'type') ?? ''),
  );
  return scripts.map((script) => ({
    isElsewhere: attributeOf(script, 'src') !== undefined,
    text: scriptText(script).text.replace(/\bimport\b[^'"]*['"][^'"]*['"]/g, ''),
  }));
}

function kitScript(script: Element): KitScript[] {
  const file = attributeOf(script, 'src') ?? '';
  const [, runtime, name] = DROP_IN.exec(file) ?? [];
  return name ? [{ script, file, runtime, name }] : [];
}

function misnamed(script: Element, files: readonly string[]): Finding[] {
  const [, name] = BESIDE_IT.exec(attributeOf(script, 'src') ?? '') ?? [];
  // An author's own file may have any name but one that is nearly that of the kit's.
  const meant = name && !files.includes(name) ? nearest(name, files, MOST_SLIPS) : undefined;
  if (!meant) return [];
  const message = `The kit has no file ${name}.js${didYouMean(`${meant}.js`)}`;
  return [{ rule: 'script', severity: 'error', message, ...attributeSpan(script, 'src') }];
}

/** A bundle, a module or a script of the author's may bring the kit. */
const mayImport = (script: Element) =>
  attributeOf(script, 'type') === 'module' ||
  attributeOf(script, 'src') !== undefined ||
  /\bsqs-kit\b/.test(scriptText(script).text);

function findingsOf({ script, file, runtime, name }: KitScript, before: readonly KitScript[]): Finding[] {
  const place = attributeSpan(script, 'src');
  const findings: Finding[] = [];
  if (attributeOf(script, 'type') !== 'module') findings.push(withoutType(script));
  const twice = before.some((other) => other.file === file);
  // That of the first one counts: of several others each is told by it.
  const first = before.find((each) => each.runtime)?.runtime ?? runtime;
  const whole = WHOLE.includes(name) ? before.find((each) => WHOLE.includes(each.name)) : undefined;
  if (twice) {
    const { startOffset: start = 0, endOffset: end = 0 } = script.sourceCodeLocation ?? {};
    const message = 'This script is on the page already: take it away.';
    findings.push({
      rule: 'script',
      severity: 'warning',
      message,
      ...place,
      fix: [{ start, end, text: '' }],
    });
  } else if (runtime && runtime !== first)
    findings.push({
      rule: 'script',
      severity: 'error',
      message: `Two runtimes are on this page, ${first}/ and ${runtime}/: take all files from one folder.`,
      ...place,
    });
  else if (whole) {
    const message =
      whole.name === name
        ? `${name}.js is on this page already, as ${whole.file}: one of them is enough.`
        : 'loader.js and sqs-kit.js both bring every tag: one of them is enough.';
    findings.push({ rule: 'script', severity: 'warning', message, ...place });
  }
  return findings;
}

/** Without it, browsers refuse the imports of the file. */
function withoutType(script: Element): Finding {
  const type = attributeOf(script, 'type');
  const { start } = tagSpan(script);
  const at = attributeSpan(script, 'type');
  const afterName = start + '<script'.length;
  return {
    rule: 'script',
    severity: 'error',
    message: 'The kit is a module: write type="module" on its script.',
    ...attributeSpan(script, 'src'),
    fix: [
      type === undefined
        ? { start: afterName, end: afterName, text: ' type="module"' }
        : { ...at, text: 'type="module"' },
    ],
  };
}

/** Generated cases: a template, data and options for a formatter, a predicate or an instruction. */
import { formatters, predicates, type RenderOptions } from '../../../src/template/index.ts';
import { anything, NOW, object, ofKind, scalar, surroundings } from './data.ts';
import { type Random, randomFrom, seedOf } from './random.ts';

export interface Case {
  template: string;
  json: unknown;
  options: RenderOptions;
}

/** What is told about a formatter or predicate: the kinds of its value, and its arguments (`|` between them). */
type Subject = [kinds: string, args?: string];

const ANY = '| | 1| 2| 0| -1| a| b.x| a b| "x"|:a:b|/1/2| @| @index| x=1| key| path| id 1| missing|  a| 1.5';
const LENGTHS = '| 3| 10| 0| -1| 5 …|:8:...and more| x| 1| 1000| 2.9';
const NUMBERS =
  '| minFrac:2| maxSig:3| minSig:4| minSig| minSig:0 minFrac:2| minSig:2 minFrac:25| minSig:3 style:short| style:long minSig| minSig:2 maxSig:3| style:scientific| maxFrac:1 minFrac:3| maxFrac:1| minimumFractionDigits:3 maximumFractionDigits:5| group| group:true| group:false| no-group| grouping| no-grouping' +
  '| style:percent| style:short| style:long| style:percent-scaled| style:permille| style:permille-scaled| style:decimal| style:standard| style:nope' +
  '| round:floor| round:ceil| round:truncate maxFrac:1| rounding:half-up maxFrac:0| round:up maxFrac:0| round:half-even maxFrac:1| minInt:4| minint:2 minfrac:1 maxfrac:1' +
  '| style:short minFrac:1| style:long maxFrac:2| style:short style:nope| minFrac:25| minFrac:x| maxFrac:0| round:nope';
const MONEY =
  '| style:accounting| style:code| style:name| style:short| style:symbol| style:standard| style:nope| style:name style:nope| symbol:narrow| symbol:default| minFrac:0| maxFrac:0' +
  '| minFrac:3| minSig| minSig:6| style:short minSig:3| group:false| no-group| group| style:short minFrac:1| round:floor maxFrac:0| round:truncate maxFrac:1| style:code group:true| style:accounting minFrac:1';
const DATES =
  '| short| medium| long| full| date| time| date time| date:short| date:medium| date:long| date:full| time:short| time:medium| time:long| time:full' +
  '| date:long time:short| date:full time:full| date:short time:medium| datetime:short| datetime:medium| datetime:full| date:medium time:long wrap:full| date:short time:short wrap:long' +
  '| yMMMd| yMMMd hm| MMMM d y| EEEE, MMMM d| yMd| y| MMM| d| EEE| EEEE| hm| Hm| hms| h| H| yMMMMEEEEd| yQQQ| MMMd| MEd| yM| Ehm| GyMMMd| skeleton:yMMMd| skeleton:hm date:short' +
  '| date:yMMMd time:hm| date:long time:hm| long yMd| date:yMMMd| time:hm| context:begin-sentence yMMMd| context:middle-of-text MMMM| context:nope EEEE| context:standalone long| wrap:short yMMMdhm' +
  '| yMMMdhm| yMdHms| yw| ww| e| B| bh| mmss| ms| nope| date:nope| calendar:gregorian yMd';
const INTERVALS =
  '| yMMMd| yMd| MMMd| hm| Hm| h| MMM| E| yMMMEd| date:yMMMd| time:hm| time:Hm| date:yMd time:hm| skeleton:yMMMd| skeleton:hm| context:begin-sentence| nope| MMMM| yMMMM| EEEE';
const RELATIVE =
  '| numericOnly:true| width:short| width:narrow| width:wide| width:nope| field:day| field:week| field:hour| field:year| field:month| field:minute| field:second| field:nope| context:begin-sentence' +
  '| context:middle-of-text| maxFrac:1| minFrac:1| maxFrac:2 numericOnly:true| alwaysNow:true| allowWeeks:true| allowWeeks:true numericOnly:true| dayOfWeek:true| field:day dayOfWeek:true' +
  '| allowWeeks:true width:short| round:floor| round:ceil maxFrac:1| minInt:2| group:true';
const PATTERNS =
  '| %Y-%m-%d| %a %A %b %B %c| %C %d %D %e %F| %g %G %h %H %i %I| %j %k %l %m %M| %n%N| %p %P %q %r %R| %s %S %t %T %u %U| %v %V %w %W| %x %X %y %Y %z %Z| %%| %| %f%Q| %B %d, %Y|:%H:%M| %:z| %-d| words';
const MESSAGES =
  '| a| b.x| a b| name=a| name=b id| name:a| @| list.0 id| missing| 0| item.structuredContent.priceMoney| item.startDate item.endDate| key=id a|:a:b';
const PRICES = `|${MONEY}`;
const COMPARISONS =
  '| 1| 2| "x"| "1"| a| a b| b.x a| true| null| 1.5 1| a "x"| @index 1| {"a":1}| [1] list|:a:1| x y z| false 0| "b" "a"| missing| missing null| 1e3 1000| -1';
const COUNTS = '| 2| 3| @index| @index 2| a| a 2| 0| x| 1.5|:2| -2| 4 2| "2"';

const SUBJECTS: Record<string, Subject> = {
  AbsUrl: ['text anything'],
  'activate-twitter-links': ['tweet text'],
  apply: [
    'anything item list',
    '| p| p| q| q| p private| p x=1 y| q x=1| q private x=1 y=a| private p| m| recursive| broken| missing| toString',
  ],
  'audio-player': ['id structuredContent'],
  capitalize: ['text anything'],
  'child-image-meta': ['items id', '| 0| 1| -1| x| 5'],
  'color-weight': ['color anything'],
  'comment-count': ['publicCommentCount'],
  'comment-link': ['id fullUrl publicCommentCount'],
  comments: ['id publicCommentCount collection item'],
  count: ['anything list'],
  'cover-image-meta': ['coverImage'],
  cycle: ['number', '| a| a b| a b c|:odd:even'],
  'encode-space': ['longText anything'],
  'encode-uri': ['text anything'],
  'encode-uri-component': ['text anything'],
  'find-first': ['list anything', '| a| id| b.x| a b| @| @index| path| key| 0'],
  'find-last': ['list anything', '| a| id| b.x| a b| @| path'],
  format: ['format', '| a| a b| b.x a id| @| missing| @index|:a:b| list'],
  get: ['anything list item', '| key| path| a| 0| key 0| @| id| key key| list'],
  height: ['originalSize anything'],
  html: ['longText anything'],
  htmlattr: ['longText anything'],
  htmltag: ['longText anything'],
  humanizeDuration: ['milliseconds anything'],
  image: ['image', '| cls| a b|:x'],
  'image-color': ['image', '| topLeft| center color| bottomRight background-color| nope| topRight x y|'],
  'image-meta': ['image'],
  'image-srcset': ['image'],
  'item-classes': ['item'],
  iter: ['anything'],
  json: ['anything'],
  'json-pretty': ['anything'],
  'key-by': ['list anything', '| id| a| b.x| 0| missing|'],
  'like-button': ['item anything'],
  'line-breaks': ['longText anything'],
  lookup: ['anything item', '| path| key| a| missing| item.title| @| list.0'],
  message: ['message', MESSAGES],
  plural: ['message', MESSAGES],
  mod: ['number', '| 2| 3| 0| x| -2| 2.5'],
  output: ['anything', '| a b|:x:y|'],
  pluralize: ['number', '| y ies| es|:item:items| a b c|/x'],
  prop: ['anything item list', '| a| id| b.x| b x| 0| structuredContent variants 0|'],
  raw: ['anything'],
  round: ['number'],
  safe: ['longText anything'],
  slugify: ['longText anything'],
  smartypants: ['longText anything'],
  str: ['anything'],
  truncate: ['longText anything', LENGTHS],
  'url-encode': ['longText anything'],
  'google-calendar-url': ['title startDate endDate location'],
  'social-button': ['image item'],
  'social-button-inline': ['image item'],
  'twitter-follow-button': ['userName profileUrl'],
  resizedHeightForWidth: ['originalSize', '| 100| 0| x| 33|'],
  resizedWidthForHeight: ['originalSize', '| 100| 0| x| 33'],
  squarespaceThumbnailForHeight: ['originalSize', '| 100| 300| x| 5000'],
  squarespaceThumbnailForWidth: ['originalSize', '| 100| 300| x| 5000|'],
  video: [
    'oembed overlay mainImageId systemDataId assetUrl originalSize mediaFocalPoint colorData',
    '| load-false| color-data| load-false color-data',
  ],
  'website-color': ['hue saturation lightness alpha'],
  width: ['originalSize anything'],
  'summary-form-field': ['rawTitle value values'],
  'bookkeeper-money-format': ['number anything'],
  'percentage-format': ['number anything', '| trim| x'],
  date: ['time', PATTERNS],
  datetime: ['time', DATES],
  'datetime-interval': ['time', INTERVALS],
  decimal: ['number', NUMBERS],
  money: ['priceMoney decimalValue currencyCode', MONEY],
  'relative-time': ['time', RELATIVE],
  timesince: ['time anything'],
  'cart-quantity': ['entries'],
  'product-price': ['item', PRICES],
  'subscription-price': ['item', PRICES],
  'product-quick-view': ['item', '| g| a| id| title|'],
  'variant-descriptor': ['optionValues'],
  'product-scarcity': ['item'],
  'product-restock-notification': ['item'],
  'equal?': ['anything', COMPARISONS],
  'notEqual?': ['anything', COMPARISONS],
  'greaterThan?': ['anything', COMPARISONS],
  'greaterThanOrEqual?': ['anything', COMPARISONS],
  'lessThan?': ['anything', COMPARISONS],
  'lessThanOrEqual?': ['anything', COMPARISONS],
  'nth?': ['number anything', COUNTS],
  'even?': ['number anything', COUNTS],
  'odd?': ['number anything', COUNTS],
  'plural?': ['number anything'],
  'singular?': ['number anything'],
  'debug?': ['anything'],
  'comments?': ['publicCommentCount commentState'],
  'excerpt?': ['excerpt'],
  'location?': ['location'],
  'same-day?': ['startDate endDate'],
  'has-multiple?': ['anything list'],
  'clickable?': ['folderBehavior collection'],
  'redirect?': ['folderBehavior'],
  'current-type?': ['currentType', '| body| image| map| nope| heading|'],
  'collectionTypeNameEquals?': ['typeName', '| page| blog| 1|'],
  'collection-template-page?': ['collection collectionType'],
  'collection-page?': ['collection'],
  'collection?': ['collection'],
  'folder?': ['collection'],
  'index?': ['collection'],
  'child-images?': ['items'],
  'main-image?': ['mainImageId systemDataId'],
  'external-link?': ['externalLink'],
  'passthrough?': ['passthrough sourceUrl'],
  'serviceNameEmail?': ['serviceName'],
  'show-past-events?': ['showPastOrUpcomingEvents'],
  'calendar-view?': ['calendarView'],
};

/** The fields a summary writes in a way of their own. */
const FIELD_TYPES = 'address checkbox date likert name phone time text'.split(' ');

function subjectOf(name: string): Subject {
  const known = SUBJECTS[name];
  if (known) return known;
  if (/^gallery-|^gallery-meta/.test(name)) return ['options'];
  if (name.startsWith('background-source-')) return ['backgroundSource'];
  // Formatters of products, and predicates of items.
  return formatters[name]
    ? ['item']
    : [name === 'on-sale?' || name.endsWith('s?') ? 'item' : 'recordType promotedBlockType'];
}

const WHOLE = new Set([
  'time',
  'text',
  'number',
  'anything',
  'list',
  'longText',
  'tweet',
  'milliseconds',
  'message',
  'format',
  'color',
  'originalSize',
  'image',
  'item',
  'priceMoney',
]);

/** A value of one of the kinds; names that are not kinds of their own are members of one object. */
function valueFor(random: Random, name: string, kinds: string): unknown {
  const list = kinds.split(' ');
  const value = list.every((kind) => WHOLE.has(kind))
    ? ofKind(random, random.pick(list))
    : ofKind(random, `${kinds} id`);
  if (name !== 'summary-form-field' || typeof value !== 'object' || value === null) return value;
  return { type: random.pick(FIELD_TYPES), ...value };
}

const PARTIALS = {
  p: '<{a}{@args.x}{@index}{@v}>',
  q: '{.var @v @args.y}{title}|{.section @}{id}{.end}{.repeated section list}{@index}{x}{.end}',
  recursive: '{a}{@|apply recursive}',
  broken: 'x{a|nope}y',
};

function options(random: Random): RenderOptions {
  return {
    partials: PARTIALS,
    injects: { 'a.json': { a: 1, list: [1] }, './b': 'text' },
    now: NOW,
    expressions: true,
    includes: true,
    maxTokens: 0,
    maxStringLength: 0,
    locale: random.chance(0.03) ? null : 'en',
  };
}

function argument(random: Random, args: string): string {
  const list = args.split('|');
  return random.pick(list) + (random.chance(0.1) ? random.pick(list) : '');
}

/** The places in which a value can be used. */
function placed(
  random: Random,
  value: unknown,
  use: (variable: string) => string,
): { template: string; json: unknown } {
  const around = surroundings(random);
  switch (random.whole(0, 5)) {
    case 0:
      return { template: `{.section v}${use('@')}{.end}`, json: { ...around, v: value } };
    case 1:
      return {
        template: `{.repeated section v}${use('@')}{.alternates with},{.or}none{.end}`,
        json: { ...around, v: [value, scalar(random), value] },
      };
    case 2:
      return { template: `{.var @v v}${use('@v')}`, json: { ...around, v: value } };
    case 3:
      return { template: use('v'), json: { ...around, v: value } };
    default:
      return {
        template: use('@'),
        json:
          typeof value === 'object' && value !== null && !Array.isArray(value)
            ? { ...around, ...value }
            : value,
      };
  }
}

function ofFormatter(name: string, random: Random): Case {
  const [kinds, args = ANY] = subjectOf(name);
  const call = `${name}${argument(random, args)}`;
  // The length of a text that is known to differ says nothing.
  const then =
    random.chance(0.1) && !['message', 'plural', 'datetime'].includes(name)
      ? `|${random.pick(['json', 'htmltag', 'count', 'str', 'raw', 'round'])}`
      : '';
  const isPair = random.chance(/interval|relative/.test(name) ? 0.8 : 0.06);
  const value = valueFor(random, name, kinds);
  const { template, json } = placed(random, value, (variable) => {
    if (isPair) return `[{${variable}, w|${call}${then}}]`;
    return random.chance(0.1)
      ? `{.var @y ${variable}|${call}${then}}[{@y}]`
      : `[{${variable}|${call}${then}}]`;
  });
  const macro = name === 'apply' && random.chance(0.3) ? '{.macro m}({a}{@args.x}){.end}' : '';
  const data =
    isPair && typeof json === 'object' && json !== null && !Array.isArray(json)
      ? { ...json, w: valueFor(random, name, kinds) }
      : json;
  return { template: macro + template, json: data, options: options(random) };
}

function ofPredicate(name: string, random: Random): Case {
  const [kinds, args = ANY] = subjectOf(name);
  const call = `${random.chance(0.1) ? 'if ' : ''}${name}${argument(random, args)}`;
  const other = random.chance(0.2) ? `{.or ${random.pick(Object.keys(predicates))}}o` : '';
  const value = valueFor(random, name, kinds);
  const { template, json } = placed(random, value, (variable) => {
    const inner = `{.${call}}y${other}{.or}n{.end}`;
    return variable === '@' ? inner : `{.section ${variable}}${inner}{.or}${inner}{.end}`;
  });
  return { template, json, options: options(random) };
}

const PATHS =
  '@ a b c b.x b.a list list.0 list.1.id list.0.a id title item item.title item.structuredContent.variants.0 0 1 @index @index0 @v @v.a @c.x missing a.b.c @.a item.@ $x b.0 @missing'.split(
    ' ',
  );
const GAPS = ['', '', '', ' ', '\t', '\n', '  '];
const BLANKS = [' ', ' ', ' ', ' ', '  ', '\t', '\n', ' \n ', '\u000b'];

/** A template part of each kind of instruction, with parts of any kind inside. */
function instructions(random: Random) {
  const path = () => random.pick(PATHS);
  const gap = () => random.pick(GAPS);
  const blank = () => random.pick(BLANKS);
  const inner = (depth: number): string =>
    depth > 2
      ? random.pick(['x', '{a}', '{@}', '{id}'])
      : random.list(1, 2, () => make(random.pick(names), depth + 1)).join('');
  const or = (depth: number) => (random.chance(0.5) ? `{.or}${inner(depth)}` : '');
  const call = () =>
    random.pick([
      'json',
      'html',
      'count',
      'str',
      'prop a',
      'get key',
      'apply p',
      'apply q x=1',
      'apply m',
      'lookup path',
      'pluralize',
      'truncate 3',
    ]);
  const chain = () => random.list(0, 2, () => `|${call()}`).join('');
  const makers: Record<string, (depth: number) => string> = {
    variable: () => `{${path()}}`,
    variables: () => `{${random.list(1, 3, path).join(random.pick([',', ', ', ' , ', ' ,']))}|${call()}}`,
    section: (depth) => `{.section${blank()}${path()}${gap()}}${inner(depth)}${or(depth)}{.end}`,
    'repeated section': (depth) =>
      `{.repeated${random.chance(0.9) ? ' ' : blank()}section${blank()}${random.pick(['list', 'list', 'item.structuredContent.variants', 'b', path()])}${gap()}}${inner(depth)}` +
      `${random.chance(0.4) ? `${random.pick(['{.alternates with}, {a}', '{.alternates with}, {a}', '{.alternates with}{.if a}, {.end}'])}` : ''}${or(depth)}{.end}`,
    if: (depth) =>
      `{.if${blank()}${random.list(1, 3, path).join(random.pick(['&&', ' && ', '||', ' || ', '\t&& ', ' ||\n', ' & ']))}${gap()}}${inner(depth)}${or(depth)}{.end}`,
    predicate: (depth) =>
      `{.${random.pick(['', '', 'if '])}${random.pick(['equal?', 'odd?', 'even?', 'greaterThan?', 'plural?', 'collection?', 'has-variants?', 'debug?'])}${argument(random, COMPARISONS)}}${inner(depth)}` +
      `${random.chance(0.3) ? `{.or ${random.pick(['equal? 1', 'odd?', 'main-image?'])}}${inner(depth)}` : ''}${or(depth)}{.end}`,
    var: () =>
      `{.var${random.chance(0.9) ? ' ' : blank()}@${random.pick(['v', 'v', 'c', 'v-1', 'index', 'a$'])}${blank()}${path()}${chain()}}{@v}`,
    ctx: () =>
      `{.ctx${random.chance(0.9) ? ' ' : blank()}@c ${random.list(1, 3, () => `${random.pick(['x', 'y', 'a-b'])}=${path()}`).join(blank())}}{@c|json}`,
    inject: () =>
      `{.inject${random.chance(0.9) ? ' ' : blank()}@v${random.chance(0.9) ? ' ' : blank()}${random.pick(['a.json', './b', 'missing', './c/d.json'])}${random.pick(['', '', ' x', ' a=b'])}}{@v|json}`,
    macro: (depth) =>
      `{.macro${random.chance(0.9) ? ' ' : blank()}${random.pick(['m', 'm', 'a/b.html', 'p', 'n m'])}}${inner(depth)}{.end}{${path()}|apply m}`,
    include: () =>
      `{.include ${random.pick(['p', 'q', 'm', 'missing', 'recursive', 'broken'])}${random.pick(['', ' output', ' output', ' x', ':output', ' x output'])}}`,
    eval: () => `{.eval${random.chance(0.9) ? ' ' : blank()}${expression(random, path)}}`,
    comment: (depth) =>
      random.pick([
        '{# note }',
        '{#}',
        '{## a\n{.if b} ##}',
        `{##${random.chance(0.5) ? '' : '}'}${inner(depth)}##}`,
        '{#a}b{#}',
        '{###}x##}',
        '{# {a} }',
        '{##}x',
      ]),
    characters: () =>
      random.pick([
        '{.meta-left}',
        '{.meta-right}',
        '{.space}',
        '{.tab}',
        '{.newline}',
        '{.space }',
        '{.meta-left x}',
      ]),
    text: (depth) => (depth > 0 ? random.pick(TEXTS) : random.list(1, 4, () => random.pick(TEXTS)).join('')),
    pieces: () => random.list(2, 9, () => random.pick(PIECES)).join(''),
  };
  const names = Object.keys(makers).filter((name) => name !== 'pieces');
  const make = (name: string, depth = 0) => makers[name]!(depth);
  return { names: Object.keys(makers), make };
}

const TEXTS = [
  'x',
  '{',
  '}',
  '{}',
  '{ a }',
  '<style>b{color:red}</style>',
  '{{a}}',
  '{a b}',
  '\n',
  '{"a":1}',
  '{.}',
  '{.nope}',
  '{.nope?}x{.end}',
  '{a|nope}',
  '{a|}',
  '{|json}',
  '{a..b}',
  '{.end}',
  '{.or}',
  '{.alternates with}',
  '{a.}',
  '{-a}',
  '{a_b}',
  '{_a}',
  '{.section}',
  '{.if}',
  '{.repeated items}',
  '{a |json}',
  '{a| json}',
  '{a|json }',
  '{a|json|}',
  '{a,}',
  '{a,b}',
];
const PIECES = [
  '{',
  '}',
  '{',
  '}',
  '.',
  'section',
  ' ',
  ' ',
  '\n',
  '\t',
  '|',
  '@',
  'a',
  'list',
  '.end}',
  '.or}',
  'if',
  '?',
  'equal?',
  'json',
  ',',
  '&&',
  '||',
  '#',
  '##',
  '"x"',
  '1',
  'repeated section',
  'alternates with',
  'var',
  '=',
  'eval',
  '$',
  '-',
];

function expression(random: Random, path: () => string): string {
  const operand = (depth: number): string => {
    switch (random.whole(0, depth > 2 ? 4 : 7)) {
      case 0:
        return random.pick(['1', '2', '0', '1.5', '0x1f', '1e3', '10', '3']);
      case 1:
        return path();
      case 2:
        return random.pick(['"x"', "'y'", '"1"', '""', '"a\\n\\u0041"', '"2.5"']);
      case 3:
        return random.pick(['true', 'false', 'null', 'PI', 'E', 'Infinity', 'NaN']);
      case 4:
        return random.pick(['-', '+', '!', '~', '- ', '--']) + random.pick(['1', 'a', '"2"', 'true']);
      case 5:
        return `(${sum(depth + 1)})`;
      case 6:
        return `${random.pick(['max', 'min', 'abs', 'num', 'str', 'bool', 'nope'])}(${random.list(0, 3, () => sum(depth + 1)).join(random.pick([',', ', ']))})`;
      default:
        return sum(depth + 1);
    }
  };
  const OPERATORS = '+ - * / % ** < <= > >= == != === !== & | ^ && || << >> = && +'
    .split(' ')
    .filter((sign) => sign !== '|');
  const sum = (depth: number): string =>
    random
      .list(1, 3, () => operand(depth))
      .reduce((left, right) => `${left}${random.pick([' ', ' ', ''])}${random.pick(OPERATORS)} ${right}`);
  const whole = random.chance(0.2) ? `@v = ${sum(0)}; ${sum(0)}` : sum(0);
  return (
    (random.chance(0.08) ? '# ' : '') + whole + random.pick(['', '', '', '', '', ';', ' ', ')', ' + ', '.'])
  );
}

function ofInstruction(name: string, random: Random): Case {
  const { make } = instructions(random);
  const macro = random.chance(0.3) ? '{.macro m}({a}{@args.x}){.end}' : '';
  const json = random.chance(0.1)
    ? anything(random)
    : { ...surroundings(random), ...object(random, ['a', 'b', 'c', 'x', 'list', 'item', 'title']) };
  return { template: macro + random.list(1, 2, () => make(name)).join(' '), json, options: options(random) };
}

/** Everything that is compared: formatters by name, predicates with their question mark, instructions with a dot. */
export function subjects(): string[] {
  const { names } = instructions(randomFrom(0));
  return [...Object.keys(formatters), ...Object.keys(predicates), ...names.map((name) => `.${name}`)];
}

/** Cases without an end, the same ones for the same name and seed. */
export function* casesOf(name: string, seed: number): Generator<Case> {
  const random = randomFrom(seedOf(name, seed));
  const make = name.startsWith('.') ? ofInstruction : name.endsWith('?') ? ofPredicate : ofFormatter;
  for (;;) {
    const made = make(name.startsWith('.') ? name.slice(1) : name, random);
    // Data is JSON: what is undefined is not there.
    yield { ...made, json: JSON.parse(JSON.stringify(made.json)) };
  }
}

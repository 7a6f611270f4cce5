/** Data for generated cases: what the platform's data holds, and in its place now and then a value of any other type. */
import type { Random } from './random.ts';

/** Values of every type of JSON, and texts that are read as something else. */
// biome-ignore format: read by kind, not by line.
const SCALARS = [
  null, true, false, 0, 1, 2, 3, -1, 1.5, -2.5, 10, 100, 1e21, 0.000001, 1582571080000,
  '', ' ', 'x', 'blue', 'a b', '0', '1', '2', '-3', '1.5', '12abc', '1e3', '.5', 'true', 'false', 'null', 'NaN',
  '<b class="x">bold</b> & it\'s', 'é 日本 😍', 'a\nb\r\nc', '--- "quoted" \'single\'', '{0} and {name}',
  '10x20', '#fff', '1582571080000', 'item', 'path', 'https://example.com/a?b=c&d=%20#e', '</script>', 'a.b', 'EUR',
];

export function scalar(random: Random): unknown {
  return random.pick(SCALARS);
}

/** A value of any type. */
export function anything(random: Random, depth = 0): unknown {
  if (depth > 2 || random.chance(0.6)) return scalar(random);
  const inner = () => anything(random, depth + 1);
  if (random.chance(0.5)) return random.list(0, 3, inner);
  return Object.fromEntries(random.list(0, 3, () => [random.pick(['a', 'b', 'id', 'value', 'x']), inner()]));
}

// biome-ignore format: read by kind, not by line.
const TIMES = [
  0, 1, 1582571080000, 1582571080000, 1384570000000, 1384580000000, 1583000000000, 1600000000000, 1699164000000,
  946684799999, -86400000, 1e12, 951782400000, 1585443600000, '1582571080000',
];
export const NOW = 1582571080000;
const MINUTE = 60_000;
const SPANS = [
  0, 1, 0.5, 59, 60, 61, 90, 120, 1440, 2880, 10080, 20160, 43200, 44640, 86400, 525600, 1051200,
];

function time(random: Random): unknown {
  return random.chance(0.5)
    ? random.pick(TIMES)
    : NOW + random.pick([-1, 1]) * random.pick(SPANS) * MINUTE + random.whole(0, 2) * 499;
}

const text = (random: Random) =>
  random.pick([
    'x',
    'One',
    'A shirt',
    'a & b',
    '"q"',
    "it's",
    '<i>words</i> more',
    'é 日本',
    'two words',
    '',
  ]);
const id = (random: Random) => random.pick(['p1', 'p2', '5f', 'a"b', '']);
const flag = (random: Random) => random.pick([true, false, true, 'true', 1, 0]);
const amount = (random: Random) =>
  random.pick([
    '0',
    '1',
    '10.00',
    '8.5',
    '1234.5',
    '-3.25',
    '1000000',
    '0.005',
    '99.999',
    12,
    1234.5,
    '',
    'abc',
  ]);
const currency = (random: Random) =>
  random.pick(['USD', 'USD', 'EUR', 'JPY', 'GBP', 'CHF', 'SEK', 'KWD', 'CAD', 'usd', 'XYZ', '']);
const one =
  (...list: unknown[]) =>
  (random: Random) =>
    random.pick(list);
const some =
  (make: Make, most = 3) =>
  (random: Random) =>
    random.list(0, most, () => make(random));
const members =
  (names: string) =>
  (random: Random): unknown =>
    object(random, names.split(' '));

type Make = (random: Random) => unknown;

const money = members('value currency');
const color = one('ff0000', '000000', 'ffffff', 'abc', '808080', '7fffff', '800000');
const attributes: Make = (random) => ({
  size: random.pick(['S', 'M', 'L', '"L"', '', null, 1]),
  color: random.pick(['red', 'blue', 'a&b', '</i>', undefined]),
});

/** What each member usually is. */
// biome-ignore format: read by kind, not by line.
const MEMBERS: Record<string, Make> = {
  id, title: text, body: text, name: text, a: scalar, b: anything, c: anything, x: scalar,
  path: one('a', 'b.x', 'item.title', 'id', 'missing', '0', '@', '@index', 'list.0', 'a b', ''), key: one('a', 'id', 'x', 'title', 0, 1, 'b'),
  list: (random) => random.list(0, 4, () => (random.chance(0.6) ? object(random, ['id', 'a', 'b', 'x', 'title']) : scalar(random))),
  filename: text, altText: text, assetUrl: one('http://x/a.jpg', '/a b.jpg', 'http://x/"a".jpg', ''),
  originalSize: one('1200x800', '300x600', '100x', 'x', '0x10', '10x0', '1.5x2', '640x480x2', '1500 x 20'),
  mediaFocalPoint: members('x1 y1'), x1: one(0.5, 0, 1, 0.25, '0.3', 'a'), y1: one(0.5, 0, 1),
  systemDataId: one('s1', '', null), mainImageId: one('m1', '', null), mainImage: members('id assetUrl'),
  systemDataVariants: one('100w,300w,500w', '1000w,750w,2500w', '1500w', 'x,100w', '', '100w, 300w', '2500w', '900w'),
  componentKey: one('k1', ''), licensedAssetPreview: one({ a: 1 }, {}, true),
  colorData: members('topLeftAverage topRightAverage bottomLeftAverage bottomRightAverage centerAverage'),
  topLeftAverage: color, topRightAverage: color, bottomLeftAverage: color, bottomRightAverage: color, centerAverage: color,
  items: (random) => random.list(0, 3, () => object(random, IMAGE)), coverImage: (random) => object(random, IMAGE),
  blockType: one(5, 2, 8, '5'), recordType: one(1, 2, 4, 5, 7, 8, 11, 11, 12, 14, 15, 50, 54, -1, '11', '2'),
  recordTypeLabel: one('text', 'store-item', 'a b'), promotedBlockType: one('image', 'video', 'map', 'link', 'Quote', 'gallery', ''),
  categories: some(text), tags: some(text), author: members('displayName userName'), displayName: text, starred: flag,
  userName: one('ada', '', 'a"b', null), profileUrl: one('http://twitter.com/ada', 'ada', 'http://x/', ''),
  structuredContent: members(
    'productType variants variantOptionOrdering isSubscribable onSale priceMoney salePriceMoney subscriptionPlan ' +
      'customAddButtonText useCustomAddButtonText additionalFieldsForm additionalFieldsFormId productSubscriptionOptions audioAssetUrl',
  ),
  productType: one(1, 1, 1, 2, 3, 4, 4, 0, 5, '1', '4'), variants: some((random) => object(random, VARIANT), 4),
  variantOptionOrdering: (random) => random.pick([['size'], ['color'], ['size', 'color'], ['color', 'size'], ['a"b'], ['length'], [], ['size', null]]),
  isSubscribable: one(true, false, false, false, 'true', 1), onSale: flag, priceMoney: money, salePriceMoney: money,
  price: one(1000, 1000, 1000, 2000, '1000'), salePrice: one(500, 500, 700), qtyInStock: one(0, 0, 1, 5, 10, '3', -1), unlimited: flag,
  attributes, sku: text, pricingOptions: some(members('onSale priceMoney salePriceMoney')),
  optionValues: some(members('optionName value')), optionName: text,
  subscriptionPlan: members('billingPeriod numBillingCycles'), billingPeriod: members('periodValue unit'),
  periodValue: one(1, 2, 4, 0, '3'), unit: one('WEEK', 'MONTH', 'YEAR', 'week', 'DAY', ''), numBillingCycles: one(0, 1, 6, 12, 13, 26, 52, '3'),
  customAddButtonText: text, useCustomAddButtonText: flag, additionalFieldsForm: one({ a: 1 }, { b: '<"&\'>' }, '', '</div>'),
  additionalFieldsFormId: one('f1', ''), productSubscriptionOptions: some(members('id')), audioAssetUrl: one('http://x/a.mp3', ''),
  collectionId: id, value: (random) => (random.chance(0.7) ? amount(random) : scalar(random)), currency,
  decimalValue: amount, currencyCode: currency,
  website: members('timeZone shareButtonOptions captchaSettings'),
  timeZone: one('America/Los_Angeles', 'America/New_York', 'UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Nowhere/Land', ''),
  shareButtonOptions: one({ facebook: true }, {}, null), captchaSettings: members('siteKey'), siteKey: one('k', ''),
  websiteSettings: members('storeSettings disqusShortname disqusShortName simpleLikingEnabled commentsEnabled'),
  storeSettings: members('multipleQuantityAllowedForServices'), multipleQuantityAllowedForServices: flag,
  disqusShortname: one('x', ''), disqusShortName: one('x', ''), simpleLikingEnabled: flag, commentsEnabled: flag,
  localizedStrings: members(
    'productPriceFromText salePriceText originalPriceText productPriceUnavailable productQuickViewText productSoldOutText productSaleText productAddToCartText ' +
      'productSubscribeText productQuantityInputLabel productVariantSelectText giftCardVariantSelectText giftCardValueDisplayText ' +
      'productSummaryFormNoAnswerText productAnswerMapAgree productAnswerMapNeutral',
  ),
  productPriceFromText: one('ab {fromPrice}', 'from {fromPrice} up', 'x', ''), productVariantSelectText: one('Choose {variantName}', 'Choose', ''),
  featureFlags: members('useCLDRMoneyFormat'), useCLDRMoneyFormat: flag,
  productMerchandisingContext: (random) => ({ p1: object(random, MERCHANDISING), p2: object(random, MERCHANDISING) }),
  scarcityEnabled: flag, scarcityText: one('Only {qtyInStock} left', 'Few', '{qtyInStock} of {a}', ''),
  scarcityTemplateViews: some(members('qtyInStock attributes')), scarcityShownByDefault: flag, customSoldOutText: one('gone', 'a<b', ''),
  restockNotificationViews: some(members('variantId hiddenByDefault')), variantId: id, hiddenByDefault: flag,
  restockNotificationMessages: members('CTAText placeholderText buttonText mailingListDescription'),
  mailingListSignUpEnabled: flag, mailingListOptInByDefault: flag,
  item: (random) => object(random, ITEM), collection: members('id title fullUrl collectionType folder folderBehavior publicCommentCount'),
  collectionType: one(1, 7, 10, '7'), folder: flag, folderBehavior: one(1, 2, 3, '1', '2', null), type: one(7, 10, 'text', 'name'),
  location: members('mapLat mapLng addressLine1 addressLine2 addressCountry'), mapLat: one(1.5, 0, null, ''), mapLng: one(1.5, 0, null),
  addressLine1: text, addressLine2: text, addressCountry: text, startDate: time, endDate: time,
  publicCommentCount: one(0, 1, 2, 10, '1', '0', -1), commentState: one(1, 2, '1'), fullUrl: one('/blog/a', '/a"b', ''), likeCount: one(0, 1, 12, '3'),
  entries: some(members('quantity')), quantity: one(1, 2, 0, '3', 1.5), overlay: flag, oembed: members('html providerName'),
  html: one('<iframe src="x"></iframe>', '', ' \u00a0', '<p></p>', '<p>x</p>'), providerName: text,
  excerpt: (random) => (random.chance(0.5) ? object(random, ['html']) : random.pick(['<p>x</p>', '<p> </p>', '', '\u200b', 'a < b'])),
  passthrough: flag, sourceUrl: one('http://x', ''), serviceName: one('email', 'twitter'), showPastOrUpcomingEvents: one('past', 'upcoming'),
  externalLink: one('http://x', '', {}), backgroundSource: one(1, 2, 3, 4, '1', 0), currentType: one(1, 3, 4, 12, 19, '3', 'body'),
  options: members(
    'design meta-position active-alignment controls indicators autoplay auto-crop lightbox square-thumbs show-meta show-meta-on-hover thumbnails',
  ),
  design: one('grid', 'slideshow', 'slider', 'stacked'), 'meta-position': one('top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'),
  'active-alignment': one('center', 'left', 'right'), controls: one(true, false, 'true', 'false', 1, 0, '0', {}, { a: 1 }), indicators: flag,
  debug: flag, calendarView: one(true, false, 'true', 'false', 1, '0', {}), typeName: one('page', 'blog', 1), 'base-url': one('http://x', ''),
  hue: one(0, 180, 360, 361, '90', 'a'), saturation: one(0, 0.5, 1, 1.5, 0.1234, '0.5'), lightness: one(0, 0.333, 1, -1), alpha: one(0, 0.5, 1, 2, 0.756),
  rawTitle: text, values: (random) => (random.chance(0.3) ? random.list(0, 3, () => text(random)) : object(random, FIELD_PARTS)),
};

for (const name of [
  'autoplay',
  'auto-crop',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
])
  MEMBERS[name] = MEMBERS.controls!;

/** Members whose key in the data is another one. */
const KEYS: Record<string, string> = { x1: 'x', y1: 'y', periodValue: 'value', collectionType: 'type' };

// biome-ignore format: read by kind, not by line.
const IMAGE =
  'id title body filename altText assetUrl originalSize mediaFocalPoint systemDataId systemDataVariants mainImageId componentKey licensedAssetPreview colorData'.split(' ');
// biome-ignore format: read by kind, not by line.
const VARIANT =
  'attributes price salePrice priceMoney salePriceMoney onSale qtyInStock unlimited sku pricingOptions'.split(' ');
// biome-ignore format: read by kind, not by line.
const MERCHANDISING =
  'scarcityEnabled scarcityText scarcityTemplateViews scarcityShownByDefault customSoldOutText restockNotificationViews restockNotificationMessages mailingListSignUpEnabled mailingListOptInByDefault'.split(' ');
// biome-ignore format: read by kind, not by line.
const ITEM =
  'id title collectionId structuredContent recordType recordTypeLabel promotedBlockType categories tags author starred fullUrl publicCommentCount likeCount startDate endDate'.split(' ');
// biome-ignore format: read by kind, not by line.
const FIELD_PARTS =
  'Question Second First Last Line1 Line2 City State Zip Country Hour Minute Ampm Month Day Year Areacode Prefix Line'.split(' ');

/** An object with some of the members; each is left out now and then, or of another type than usual. */
export function object(random: Random, names: readonly string[]): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const name of names) {
    const what = random.number();
    if (what < 0.2) continue;
    made[KEYS[name] ?? name] = what < 0.3 ? anything(random, 1) : (MEMBERS[name] ?? text)(random);
  }
  return made;
}

/** A value of a kind: the name of a member, or of a list of members such as `image`. */
export function ofKind(random: Random, kind: string): unknown {
  if (random.chance(0.1)) return anything(random);
  const names = KINDS[kind] ?? (kind.includes(' ') ? kind.split(' ') : undefined);
  if (names) return object(random, names);
  return (OWN[kind] ?? MEMBERS[kind] ?? anything)(random);
}

const KINDS: Record<string, readonly string[]> = { image: IMAGE, item: ITEM };
// biome-ignore format: read by kind, not by line.
const OWN: Record<string, Make> = {
  anything, time, text, color,
  longText: (random) => random.pick(['', 'one two three four five six', 'abcdefghijklmnop', 'x '.repeat(80), 'Hello <b>bold</b> & "you"', 'a\tb\nc d', '日本 😍😍']),
  tweet: one('see http://x.com/a?b=c. @ada #tag', 'a@b.com #1', '@x', '#é @ada', 'ftp://a.b/c, https://d', ''),
  number: one(0, 1, 2, 3, 5, 10, -1, 1.5, 2.5, -1.5, 1234.5, 1234567.891, 0.005, 1e21, '3', '1.5', '12abc', '1234.5', ''),
  milliseconds: one(0, 999, 1000, 59_999, 60_000, 3_600_000, '61000', -1000, 1.5e6),
  message: one('Hi {0}', '{0} of {name}', '{0 plural one{# day} other{# days}}', '{0 select a{A} other{O}}', "it''s '{0}'", '{0 money}', '{0 decimal group:true}',
    '{0 datetime date:short}', '{0;1 datetime-interval}', '{0 selectordinal one{#st} two{#nd} few{#rd} other{#th}}', '{a', '}', '{name plural offset:1 =0{none} one{one} other{#}}', '{0 plural one{one #} =1{just #} other{# more}}', ''),
  format: one('{0} and {1}', '{0}{0}{2}', '{}', '{a}', '{0', 'x', '{1}'),
};

/** What stands around the value: the site's data, and some names to look up. */
export function surroundings(random: Random): Record<string, unknown> {
  return object(
    random,
    'website websiteSettings localizedStrings featureFlags productMerchandisingContext options debug calendarView typeName base-url a b path key list name id item collection blockType'.split(
      ' ',
    ),
  );
}

/** What the search looks in: every section of every page, put into an index of words once. */
import MiniSearch from 'minisearch';

export interface Section {
  address: string;
  title: string;
  /** Empty for a page as a whole. */
  heading: string;
  text: string;
}
export type Finding = Section;
export type Search = (words: string) => Finding[];

/** A page before its sections, which have its title as well, and one that is called as was typed before all. */
const OF_A_PAGE = 3;
const OF_THAT_NAME = 2;
/** What is looked for most often: what to write, then how it behaves, then the rest. */
const OF_ITS_KIND: readonly [address: RegExp, factor: number][] = [
  [/^\/sqs-/, 2],
  [/^\/(guides|recipes)\//, 2],
  [/^\/(template|project)\//, 0.5],
];

let loading: Promise<Search> | undefined;

export function loadIndex(): Promise<Search> {
  loading ??= load();
  return loading;
}

async function load() {
  return searchIn(await (await fetch('/assets/search.json')).json());
}

export function searchIn(sections: readonly Section[]): Search {
  const index = new MiniSearch<Section>({
    idField: 'address',
    fields: ['name', 'title', 'heading', 'text'],
    storeFields: ['address', 'title', 'heading', 'text'],
    extractField: (section, field) => (field === 'name' ? nameOf(section) : section[field as keyof Section]),
    // The brackets of a tag are no part of its name.
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
    searchOptions: {
      boost: { name: 4, title: 4, heading: 2 },
      boostDocument: (_, word, section) => weightOf(section as unknown as Section, word),
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'AND',
    },
  });
  index.addAll(sections);
  return (words) => index.search(words) as unknown as Finding[];
}

function weightOf(section: Section, word: string) {
  const [, ofKind = 1] = OF_ITS_KIND.find(([kind]) => kind.test(section.address)) ?? [];
  return ofKind * (section.heading ? 1 : OF_A_PAGE) * (nameOf(section) === word ? OF_THAT_NAME : 1);
}

/** What the file of a page is called, which may be shorter than its title: `csp`. */
function nameOf({ address, heading }: Section) {
  return heading ? '' : (/([^/]*)\.html$/.exec(address)?.[1] ?? '').replace(/^sqs-/, '');
}

/** What the search looks in: every section of every page, put into an index of words once. */
import MiniSearch from 'minisearch';

export interface Section {
  address: string;
  title: string;
  heading: string;
  text: string;
}
export type Finding = Section;

let loading: Promise<(words: string) => Finding[]> | undefined;

export function loadIndex(): Promise<(words: string) => Finding[]> {
  loading ??= load();
  return loading;
}

async function load() {
  const sections: Section[] = await (await fetch('/assets/search.json')).json();
  const index = new MiniSearch<Section>({
    idField: 'address',
    fields: ['title', 'heading', 'text'],
    storeFields: ['address', 'title', 'heading', 'text'],
    searchOptions: { boost: { title: 4, heading: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(sections);
  return (words: string) => index.search(words) as unknown as Finding[];
}

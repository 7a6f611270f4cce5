/** The frame of the pages: what every page has at once. What few look at comes when it is wanted. */
import { DocsCopy } from './copy.ts';
import { DocsLog } from './log.ts';
import { DocsSearch } from './search.ts';
import { DocsSwitches } from './switches.ts';

customElements.define('docs-copy', DocsCopy);
customElements.define('docs-log', DocsLog);
customElements.define('docs-search', DocsSearch);
customElements.define('docs-switches', DocsSwitches);

/** The frame of the pages: what every page has at once. What few look at comes with the pages that have it. */
import { DocsCopy } from './copy.ts';
import { DocsLog } from './log.ts';
import { DocsSearch } from './search.ts';
import { DocsSwitches } from './switches.ts';

customElements.define('docs-copy', DocsCopy);
customElements.define('docs-log', DocsLog);
customElements.define('docs-search', DocsSearch);
customElements.define('docs-switches', DocsSwitches);

const has = (name: string) => document.querySelector(name) !== null;

if (has('docs-theme-editor'))
  void import('./theme-editor.ts').then(({ DocsThemeEditor }) =>
    customElements.define('docs-theme-editor', DocsThemeEditor),
  );
if (has('docs-playground'))
  void import('./playground.ts').then(({ DocsPlayground }) =>
    customElements.define('docs-playground', DocsPlayground),
  );
if (has('docs-states'))
  void import('./states.ts').then(({ DocsStates }) => customElements.define('docs-states', DocsStates));

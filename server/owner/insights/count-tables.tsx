/** Pages, buttons, pop-ups and products with their counts. */
import type {
  ButtonCount,
  PageCount,
  PopupCount,
  ProductCount,
} from '../../../src/domain/api/owner/insights.ts';
import type { BarKind } from './bars.tsx';
import { Table, type TableRow } from './table.tsx';

export function Pages({ pages }: { pages: readonly PageCount[] }) {
  const rows = pages.map(({ path, views }) => ({ name: path || '/', numbers: [views] }));
  return <Counts id="pages" title="Pages" heads={['Page', 'Views']} rows={rows} bars={['main']} />;
}

export function Buttons({ buttons }: { buttons: readonly ButtonCount[] }) {
  const rows = buttons.map(({ text, url, seen, clicked }) => ({
    name: text || 'Without a text',
    note: url,
    numbers: [seen, clicked],
  }));
  return (
    <Counts
      id="buttons"
      title="Buttons"
      heads={['Button', 'Seen', 'Clicked']}
      rows={rows}
      bars={['soft', 'main']}
    />
  );
}

export function Popups({ popups }: { popups: readonly PopupCount[] }) {
  const rows = popups.map(({ layoutId, version, formId, shown, closed, submitted }) => ({
    name: layoutId || 'Without a layout',
    note: formId ? `version ${version}, form ${formId}` : `version ${version}`,
    numbers: [shown, closed, submitted],
  }));
  return (
    <Counts
      id="popups"
      title="Pop-ups"
      heads={['Pop-up', 'Shown', 'Closed', 'Submitted']}
      rows={rows}
      bars={['soft', 'quiet', 'main']}
    />
  );
}

export function Products({ products }: { products: readonly ProductCount[] }) {
  const rows = products.map(({ id, title, quickViews }) => ({
    name: title || id,
    note: title ? id : '',
    numbers: [quickViews],
  }));
  return (
    <Counts id="products" title="Products" heads={['Product', 'Quick views']} rows={rows} bars={['main']} />
  );
}

interface CountsProps {
  id: string;
  title: string;
  heads: readonly string[];
  rows: readonly TableRow[];
  bars: readonly BarKind[];
}

function Counts({ id, title, heads, rows, bars }: CountsProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {rows.length > 0 ? (
        <Table title={title} heads={heads} rows={rows} bars={bars} />
      ) : (
        <p className="hint">Nothing yet.</p>
      )}
    </section>
  );
}

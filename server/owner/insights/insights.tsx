/** The insights: what visitors did, as small charts that each have their numbers beside them. */
import './insights.css';
import { useCallback, useState } from 'react';
import { type Insights as Counts, READ_INSIGHTS } from '../../../src/domain/api/owner/insights.ts';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Title } from '../navigation/title.tsx';
import { Failed, Waiting } from '../ui/states.tsx';
import { Buttons, Pages, Popups, Products } from './count-tables.tsx';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { sum } from './numbers.ts';

const SPANS = [7, 30, 90] as const;

export function Insights() {
  const api = useApi();
  const [days, setDays] = useState<number>(30);
  const { loaded, reload } = useLoaded(
    useCallback((signal) => api.send(READ_INSIGHTS, { query: { days }, signal }), [api, days]),
  );
  const { state, data } = loaded;
  return (
    <main className="sheet insights" aria-busy={state === 'loading'}>
      <header>
        <Title text="Insights" />
        <label>
          <span className="unseen">Span</span>
          <select
            className="input"
            value={days}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
          >
            {SPANS.map((span) => (
              <option key={span} value={span}>
                Last {span} days
              </option>
            ))}
          </select>
        </label>
      </header>
      <p className="unseen" role="status">
        {state === 'ready' && `The last ${days} days, counted in UTC.`}
      </p>
      {state === 'loading' && !data && <Waiting what="counts" />}
      {state === 'failed' && <Failed problem={loaded.problem} retry={reload} />}
      {data && state !== 'failed' && <Sheets counts={data} />}
    </main>
  );
}

function Sheets({ counts: { days, pages, buttons, popups, products } }: { counts: Counts }) {
  return (
    <>
      <dl className="totals">
        <Total name="Page views" value={sum(days.map(({ views }) => views))} />
        <Total name="Button clicks" value={sum(buttons.map(({ clicked }) => clicked))} />
        <Total name="Pop-ups shown" value={sum(popups.map(({ shown }) => shown))} />
      </dl>
      <section aria-labelledby="days-title">
        <h2 id="days-title">Page views per day</h2>
        <DayChart days={days} />
        <DayTable days={days} />
      </section>
      <div className="pair">
        <Pages pages={pages} />
        <Buttons buttons={buttons} />
      </div>
      <Popups popups={popups} />
      {products.length > 0 && <Products products={products} />}
    </>
  );
}

function Total({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString()}</dd>
    </div>
  );
}

/** The chart of the days as numbers. */
import type { DayCount } from '../../../src/domain/api/owner/insights.ts';
import { dayText } from './numbers.ts';
import { Table } from './table.tsx';

export function DayTable({ days }: { days: readonly DayCount[] }) {
  return (
    <details>
      <summary>The same as a table</summary>
      <Table
        title="Page views per day"
        heads={['Day', 'Views', 'Visitors']}
        rows={days.toReversed().map(({ day, views, visitors }) => ({
          name: dayText(day),
          numbers: [views, visitors],
        }))}
      />
    </details>
  );
}

/** Page views per day as columns that fill the width; words stand beside the drawing, so that they never shrink with it. */
import type { DayCount } from '../../../src/domain/api/owner/insights.ts';
import { dayText, largest, sum } from './numbers.ts';

const HEIGHT = 100;
/** Grid lines at quarters of the largest value. */
const GRID = [0.25, 0.5, 0.75];

export function DayChart({ days }: { days: readonly DayCount[] }) {
  const most = largest(days.map(({ views }) => views));
  const first = days[0];
  const last = days.at(-1);
  return (
    <div className="chart">
      <p aria-hidden="true">{most.toLocaleString()}</p>
      <svg
        className="columns"
        role="img"
        aria-label={summary(days, most)}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {GRID.map((share) => (
          <line
            key={share}
            className="grid-line"
            x1={0}
            x2={days.length}
            y1={share * HEIGHT}
            y2={share * HEIGHT}
          />
        ))}
        {days.map(({ day, views }, index) => {
          const height = most === 0 ? 0 : (views / most) * HEIGHT;
          return (
            <rect
              key={day}
              className="bar-main"
              x={index + 0.12}
              y={HEIGHT - height}
              width={0.76}
              height={height}
            >
              <title>{`${dayText(day)}: ${views.toLocaleString()}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="ends" aria-hidden="true">
        <span>{first && dayText(first.day)}</span>
        <span>{last && dayText(last.day)}</span>
      </p>
    </div>
  );
}

function summary(days: readonly DayCount[], most: number): string {
  const busiest = days.find(({ views }) => views === most);
  if (!busiest || most === 0) return `No page views in ${days.length} days.`;
  const total = sum(days.map(({ views }) => views)).toLocaleString();
  return `${total} page views in ${days.length} days, most on ${dayText(busiest.day)}: ${most.toLocaleString()}.`;
}

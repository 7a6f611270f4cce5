/** Counts by name as a table that scrolls within its place; bars beside the numbers are for the eye alone. */
import { type BarKind, Bars } from './bars.tsx';
import { largest } from './numbers.ts';

export interface TableRow {
  name: string;
  note?: string;
  numbers: readonly number[];
}

interface TableProps {
  title: string;
  heads: readonly string[];
  rows: readonly TableRow[];
  /** How each number is drawn; without it there are no bars. */
  bars?: readonly BarKind[];
}

export function Table({ title, heads, rows, bars }: TableProps) {
  const most = largest(rows.flatMap(({ numbers }) => numbers));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="table" tabIndex={0} aria-label={`${title}, numbers`}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {bars && <td className="drawn" />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, numbers }) => (
            <tr key={`${name} ${note}`}>
              <th scope="row">
                <bdi>{name}</bdi>
                {note && (
                  <small>
                    <bdi>{note}</bdi>
                  </small>
                )}
              </th>
              {numbers.map((number, index) => (
                <td className="number" key={heads[index + 1]}>
                  {number.toLocaleString()}
                </td>
              ))}
              {bars && (
                <td className="drawn">
                  <Bars most={most} values={numbers} kinds={bars} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

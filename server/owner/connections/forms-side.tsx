/** The forms at the side: which one's connections are looked at. */
import type { FormName } from '../forms/use-forms.ts';
import { Link } from '../navigation/link.tsx';
import { Side } from '../shell/side.tsx';

export function FormsSide({ forms, current }: { forms: readonly FormName[]; current: string }) {
  return (
    <Side>
      <nav aria-labelledby="forms-title">
        <h2 id="forms-title">Forms</h2>
        <ul>
          {forms.map(({ id, name }) => (
            <li key={id}>
              <Link
                href={`/connections?${new URLSearchParams({ form: id })}`}
                aria-current={id === current ? 'page' : undefined}
              >
                <bdi className="form-name">{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Side>
  );
}

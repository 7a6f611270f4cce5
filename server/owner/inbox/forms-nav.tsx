/** The forms that have submissions, with what is unread: links at the side, a select where there is no side. */
import type { FormCount } from '../../../src/domain/api/owner/submissions.ts';
import { Link } from '../navigation/link.tsx';
import { go } from '../navigation/place.ts';
import { Side } from '../shell/side.tsx';
import { addressOf, type Filter } from './filter.ts';

interface FormsNavProps {
  forms: readonly FormCount[];
  filter: Filter;
}

const withAll = (forms: readonly FormCount[]) => [
  { formId: '', name: 'All forms', unread: forms.reduce((sum, { unread }) => sum + unread, 0) },
  ...forms,
];

export function FormsNav({ forms, filter }: FormsNavProps) {
  return (
    <Side>
      <nav aria-labelledby="forms-title">
        <h2 id="forms-title">Forms</h2>
        <ul>
          {withAll(forms).map(({ formId, name, unread }) => (
            <li key={formId}>
              <Link
                href={addressOf({ ...filter, formId })}
                aria-current={formId === filter.formId ? 'page' : undefined}
              >
                <bdi className="form-name">{name}</bdi>
                {unread > 0 && (
                  <span className="count">
                    {unread.toLocaleString()}
                    <span className="unseen"> unread</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Side>
  );
}

export function FormsSelect({ forms, filter }: FormsNavProps) {
  return (
    <select
      className="input forms-select"
      aria-label="Form"
      value={filter.formId}
      onChange={(event) => go(addressOf({ ...filter, formId: event.currentTarget.value }))}
    >
      {withAll(forms).map(({ formId, name, unread }) => (
        <option key={formId} value={formId}>
          {unread > 0 ? `${name} (${unread.toLocaleString()} unread)` : name}
        </option>
      ))}
    </select>
  );
}

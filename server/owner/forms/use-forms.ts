/** The forms that the server knows, and those that it knows only by what was sent with them. */
import { useCallback } from 'react';
import { LIST_FORMS } from '../../../src/domain/api/forms.ts';
import { COUNT_SUBMISSIONS } from '../../../src/domain/api/owner/submissions.ts';
import { textOf } from '../../../src/domain/json.ts';
import { useApi } from '../api/use-api.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { toldApart } from './told-apart.ts';

export interface FormName {
  id: string;
  name: string;
}

export function useForms() {
  const api = useApi();
  return useLoaded(
    useCallback(
      async (signal): Promise<readonly FormName[]> => {
        const [known, counted] = await Promise.all([
          api.send(LIST_FORMS, { signal }),
          api.send(COUNT_SUBMISSIONS, { signal }),
        ]);
        const names = new Map(counted.map(({ formId, name }) => [formId, name]));
        for (const { id, name } of known) names.set(textOf(id) ?? '', textOf(name) ?? '');
        const forms = Array.from(names, ([id, name]) => ({ id, name }));
        return toldApart(forms).sort((one, other) => one.name.localeCompare(other.name));
      },
      [api],
    ),
  );
}

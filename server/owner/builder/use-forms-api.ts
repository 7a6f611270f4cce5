/** The forms of the client of owners' programs, in the session of the page. */
import { useMemo } from 'react';
import { createFormsApi, type FormsApi } from '../../../src/api/forms.ts';
import { useApi } from '../api/use-api.ts';

export function useFormsApi(): FormsApi {
  const api = useApi();
  return useMemo(() => createFormsApi(api, false), [api]);
}

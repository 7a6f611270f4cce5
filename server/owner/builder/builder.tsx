/** The form builder: the list of forms, or the one that the address names. */
import './builder.css';
import { usePlace } from '../navigation/place.ts';
import { FormEditor } from './form-editor.tsx';
import { FormsList } from './forms-list.tsx';

export function Builder() {
  const { query } = usePlace();
  const formId = query.get('form');
  return formId ? <FormEditor key={formId} formId={formId} /> : <FormsList />;
}

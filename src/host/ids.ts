/** Numbers elements so that ids are unique in the page, even when the script was loaded twice. */
import { onePerPage } from '../services/page/shared.ts';

const counter = onePerPage('ids.1', () => ({ last: 0 }));

export function nextElementNumber(): number {
  return ++counter().last;
}

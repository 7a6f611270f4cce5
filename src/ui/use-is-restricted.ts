/** Follows whether something of a provider may be loaded, inside a view. */
import { useSyncExternalStore } from 'react';
import { isRestricted, watchRestriction } from '../services/consent/restriction.ts';

export const useIsRestricted = (): boolean => useSyncExternalStore(watchRestriction, isRestricted);

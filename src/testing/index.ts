/** `sqs-kit/testing`: waiting for tags, reaching each of their states, and holding them against axe. */
import type {} from '../../elements/index.ts';

export { expectAccessible } from './accessible.ts';
export { ready } from './ready.ts';
export { type State, type StatesOptions, states, type TagName } from './states.ts';

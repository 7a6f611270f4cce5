/** The kit's tags with their schemas, as a server knows them. */
import * as kit from '../../elements/index.ts';
import { tagsOf } from '../check/index.ts';

export const TAGS = tagsOf(kit);

/** Predicates of comments. */

import { at, isTruthy, valueNumber } from '../../domain/template-value.ts';
import type { Predicates } from '../context.ts';

/** The state in which an item takes comments (behaviour/template#comments). */
const COMMENTS_OPEN = 1;

export const socialPredicates: Predicates = {
  'comments?': (_args, context) => {
    const settings = context.lookup('websiteSettings');
    if (settings !== undefined && !isTruthy(at(settings, 'commentsEnabled'))) return false;
    const { value } = context;
    return (
      valueNumber(at(value, 'commentState')) === COMMENTS_OPEN ||
      valueNumber(at(value, 'publicCommentCount')) > 0
    );
  },
  // The data and the comment templates say disqusShortname; the reference engine looks for another spelling.
  'disqus?': (_args, context) => {
    const name = context.settings.compat ? 'disqusShortName' : 'disqusShortname';
    return isTruthy(at(context.lookup('websiteSettings'), name));
  },
};

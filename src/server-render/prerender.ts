/** Writes into the tags of a page what is seen without scripts, where their author has written nothing. */
import { elementsOf, hasContent } from '../check/html.ts';
import { jsonOf } from '../check/json-rules.ts';
import { type Edit, withEdits } from '../check/problem.ts';
import { settingsOf } from '../check/tag-rules.ts';
import { fallbackOf, type Settings } from './fallbacks.ts';
import { TAGS } from './tags.ts';

/**
 * @param source HTML of a page; everything but what is added stays byte for byte
 * @returns the page, and how many tags have something inside now
 */
export function prerenderPage(source: string): { source: string; filled: number } {
  const edits = elementsOf(source).flatMap((element): Edit[] => {
    const tag = Object.hasOwn(TAGS, element.tagName) ? TAGS[element.tagName] : undefined;
    const end = element.sourceCodeLocation?.endTag?.startOffset;
    if (!tag || end === undefined || hasContent(element)) return [];
    const { value } = jsonOf(element);
    if (value === undefined) return [];
    const settings = settingsOf(element, tag, value).current().config as Settings;
    const content = fallbackOf(element.tagName, settings);
    return content ? [{ start: end, end, text: content.text }] : [];
  });
  return { source: withEdits(source, edits), filled: edits.length };
}

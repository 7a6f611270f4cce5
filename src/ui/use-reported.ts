/** Tells the author what is wrong with a tag's settings beyond their schema. */
import { useLayoutEffect } from 'react';
import type { Mistake } from '../domain/schema.ts';
import type { WidgetHost } from './widget-host.ts';

export function useReported(mistakes: readonly Mistake[] | undefined, host: WidgetHost<never>): void {
  useLayoutEffect(() => {
    for (const mistake of mistakes ?? []) host.report(mistake);
  }, [mistakes, host]);
}

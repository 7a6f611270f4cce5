/** Tells the author what is wrong with a tag's settings beyond their schema: once, on the console and by an event. */
import { useLayoutEffect } from 'react';
import type { Mistake } from '../domain/schema.ts';
import type { WidgetHost } from './widget-host.ts';

export function useReported(mistakes: readonly Mistake[], host: WidgetHost<never>): void {
  const text = JSON.stringify(mistakes);
  useLayoutEffect(() => {
    const tag = host.element.localName;
    for (const { path, reason } of mistakes) {
      console.error(`<${tag}> ${path}: ${reason}`);
      host.emit('sqs-config-error', { tag, path, reason });
    }
  }, [text, host]);
}

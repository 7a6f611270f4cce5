/** What the analytics event of a pop-up says about its content (spec 1 §3). */
import type { PopupSettings } from '../../domain/popup/settings.ts';
import type { PopupTrigger } from '../../domain/popup/triggers.ts';
import type { PopupEvent } from '../../domain/tracking/popup-event.ts';

export function describePopup(
  element: HTMLElement,
  { version, layout }: PopupSettings,
  action: PopupEvent['action'],
  trigger: PopupTrigger | undefined,
): PopupEvent {
  const links = element.querySelectorAll<HTMLAnchorElement>('a[href]');
  return {
    pagePath: location.pathname,
    version,
    action,
    trigger,
    layoutId: layout,
    buttons: [...links].map((link) => ({ text: link.textContent?.trim() ?? '', url: link.href })),
    formId: element.querySelector('[form-id]')?.getAttribute('form-id') ?? undefined,
  };
}

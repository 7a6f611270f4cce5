/** What analytics are told about the content of a pop-up (behaviour/pop-up#what-is-counted). */
import type { PopupSettings } from '../../domain/popup/settings.ts';
import type { PopupTrigger } from '../../domain/popup/triggers.ts';
import type { ButtonRecord } from '../../domain/tracking/button.ts';
import { BUTTON_SELECTOR } from '../../domain/tracking/button-selector.ts';
import type { PopupEvent } from '../../domain/tracking/popup-event.ts';
import { buttonRecordOf } from '../../services/tracking/click-tracker.ts';

export function popupEventOf(
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

/** The buttons of the content that are marked to be tracked. */
export function buttonRecordsIn(element: HTMLElement): ButtonRecord[] {
  const buttons = element.querySelectorAll<HTMLElement>(BUTTON_SELECTOR);
  return [...buttons].map((button) => {
    const link =
      button.closest<HTMLAnchorElement>('a[href]') ?? button.querySelector<HTMLAnchorElement>('a[href]');
    return buttonRecordOf(button, link ?? undefined, location.pathname);
  });
}

/** Makes the settings of the site of what stands in their form. */
import type { OwnerSettings } from '../../../src/domain/api/owner/settings.ts';

/** In place of a form's id. */
export const EVERY_OTHER_FORM = '*';
/** A century. */
export const MAX_DAYS = 36_500;

const RETENTION = 'retention:';

/** @returns the name of the control that asks how long the submissions of a form are kept */
export function retentionName(formId: string): string {
  return RETENTION + formId;
}

export function settingsFrom(entries: Readonly<Record<string, string>>): OwnerSettings {
  const { defaultEmail = '', spamThreshold = '' } = entries;
  const days = Object.entries(entries).flatMap(([name, text]) =>
    name.startsWith(RETENTION) && text !== '' ? [[name.slice(RETENTION.length), Number(text)] as const] : [],
  );
  return { defaultEmail, spamThreshold: Number(spamThreshold), retentionDays: Object.fromEntries(days) };
}

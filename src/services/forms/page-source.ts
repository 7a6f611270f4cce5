/** Says which page and which part of the site a submission comes from (spec 1 §3). */
import type { SubmissionSource } from '../../domain/forms/payload.ts';

export interface SourceSettings {
  formId: string;
  collectionId?: string;
  itemId?: string;
  objectName?: string | null;
  pageId: string;
  pageTitle: string;
  contentSource: '' | 'i' | 'c';
}

/** @param settings what the tag says itself; the page fills in the rest */
export function pageSource(settings: SourceSettings): SubmissionSource {
  return {
    formId: settings.formId,
    collectionId: settings.collectionId || null,
    itemId: settings.itemId || undefined,
    objectName: settings.objectName ?? null,
    pageTitle: settings.pageTitle || document.title,
    pageId: settings.pageId,
    contentSource: settings.contentSource,
    pagePath: location.pathname,
    pagePermissionTypeValue: null,
  };
}

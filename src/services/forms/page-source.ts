/** Says which page and which part of the site a submission comes from (spec 1 §3). */
import type { SubmissionSource } from '../../domain/forms/payload.ts';
import type { Site } from '../../domain/site/page-context.ts';

export interface SourceSettings {
  formId: string;
  /** null: none, whatever the page belongs to. */
  collectionId?: string | null;
  itemId?: string;
  objectName?: string | null;
  pageId: string;
  pageTitle: string;
  contentSource: '' | 'i' | 'c';
}

/** @param settings what the tag says itself; the site and the page fill in the rest */
export function pageSource(settings: SourceSettings, site: Site | undefined): SubmissionSource {
  const { collection, item } = site ?? {};
  const itemId = settings.itemId || item?.id;
  const collectionId =
    settings.collectionId === null ? null : settings.collectionId || collection?.id || null;
  return {
    formId: settings.formId,
    collectionId,
    itemId,
    objectName: settings.objectName ?? null,
    pageTitle: settings.pageTitle || document.title,
    pageId: settings.pageId || item?.id || collection?.id || '',
    contentSource: settings.contentSource || (item?.id ? 'i' : collection?.id ? 'c' : ''),
    pagePath: location.pathname,
    pagePermissionTypeValue: collection?.permissionType ?? null,
  };
}

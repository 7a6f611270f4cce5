/** Says which page and which part of the site a submission comes from (behaviour/site#where-a-submission-comes-from). */
import type { SubmissionSource } from '../../domain/forms/payload.ts';
import { permissionTypeOf } from '../../domain/site/collection-context.ts';
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
  const itemId = settings.itemId || site?.itemId;
  const collectionId =
    settings.collectionId === null ? null : settings.collectionId || site?.collectionId || null;
  return {
    formId: settings.formId,
    collectionId,
    itemId,
    objectName: settings.objectName ?? null,
    pageTitle: settings.pageTitle || document.title,
    pageId: settings.pageId || site?.itemId || site?.collectionId || '',
    contentSource: settings.contentSource || (site?.itemId ? 'i' : site?.collectionId ? 'c' : ''),
    pagePath: location.pathname,
    pagePermissionTypeValue: (site && permissionTypeOf(site.context)) ?? null,
  };
}

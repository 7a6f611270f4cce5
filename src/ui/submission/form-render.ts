/** Counts a form as shown: `POST /api/census/form-render` (spec 1 §7); loaded on pages that have a site. */
import { pageSource, type SourceSettings } from '../../services/forms/page-source.ts';
import { getPage } from '../../services/site-registry.ts';

export function countFormRender(source: SourceSettings): void {
  // Asked anew: the site may have gone since the view was rendered.
  const page = getPage();
  if (!page) return;
  const { formId, pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue } = pageSource(
    source,
    page.site,
  );
  void page.tracker.formRender({
    formId,
    pageTitle,
    pageId: pageId || undefined,
    contentSource: contentSource || undefined,
    pagePath,
    pagePermissionTypeValue: pagePermissionTypeValue ?? undefined,
  });
}

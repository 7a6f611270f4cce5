/** Counts a form as shown: `POST /api/census/form-render` (spec 1 §7), once for each form id. */
import { useEffect, useRef } from 'react';
import { pageSource, type SourceSettings } from '../../services/forms/page-source.ts';
import { getPage } from '../../services/site-registry.ts';

/** The view must render anew when the site changes (see use-page.ts). */
export function useFormRender(source: SourceSettings): void {
  const { formId } = source;
  const counted = useRef('');
  useEffect(() => {
    // Asked anew: the site may have gone since the view was rendered.
    const page = getPage();
    if (!page || !formId || counted.current === formId) return;
    counted.current = formId;
    const { pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue } = pageSource(
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
  });
}

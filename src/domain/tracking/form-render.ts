/** A form that was shown, as the census counts it. */

/** Body of `POST /api/census/form-render` (spec 1 §7); the page fields are those of a submission (spec 1 §3). */
export interface FormRender {
  formId: string;
  visitorCookie: string | undefined;
  pageTitle?: string;
  pageId?: string;
  contentSource?: 'i' | 'c';
  pagePath?: string;
  pagePermissionTypeValue?: number;
}

/** What is reported when a form is shown. */

/** Body of `form-render`; the page fields are those of a submission. */
export interface FormRender {
  formId: string;
  visitorCookie: string | undefined;
  pageTitle?: string | undefined;
  pageId?: string | undefined;
  contentSource?: 'i' | 'c' | undefined;
  pagePath?: string | undefined;
  pagePermissionTypeValue?: number | undefined;
}

/** The calls that fetch a form by its id; loaded only by forms that are given nothing else. */
export { createFormApi } from '../../services/forms/form-api.ts';
export { createHttp } from '../../services/http.ts';

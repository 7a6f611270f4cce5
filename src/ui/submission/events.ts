/** What every submitting tag tells the page: the details of its events. */
import type { FormValues } from '../../domain/forms/values.ts';
import type { EndpointAnswer } from '../../services/forms/submit-form.ts';

interface Stored {
  values: FormValues;
  /** As the server has cleaned them, where it says so. */
  sanitizedValues?: unknown;
  /** It was sent to an endpoint whose answer cannot be read: whether it was stored is not known. */
  isUnread?: boolean;
}

export interface SubmitEvents {
  /** Before sending, after the local check; cancelable. */
  'sqs-form-submit': { values: FormValues };
  /** What the endpoint of an `action` answered, before the kit judges it; prevented, the page deals with it. */
  'sqs-form-response': EndpointAnswer;
  /** The submission was stored. */
  'sqs-form-success': Stored;
  /** It was not: messages by field, and one about the whole form. */
  'sqs-form-failure': { fieldErrors: Readonly<Record<string, string>>; formError: string };
  /** A form of the newsletter type was stored. */
  'sqs-newsletter-subscribe': Stored;
}

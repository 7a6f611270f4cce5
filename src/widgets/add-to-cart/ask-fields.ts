/** Asks for a product's additional fields: its form in a lightbox, whose answers go into the cart with it. */
import { showInLightbox } from '../../ui/product/in-lightbox.ts';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * @param place an empty element of the view; `<sqs-form>` and `<sqs-lightbox>` must be defined
 * @returns the answers, checked by the form; undefined when the visitor closes it
 */
export async function askFields(
  place: HTMLElement,
  label: string,
  form: Fields,
  submitLabel: string,
): Promise<Fields | undefined> {
  const element = Object.assign(place.ownerDocument.createElement('sqs-form'), {
    config: { submitButtonText: submitLabel, ...form },
  });
  let answers: Fields | undefined;
  const shown = showInLightbox(place, label, element);
  element.addEventListener('sqs-form-submit', (event) => {
    // The answers belong to the cart's entry: the form itself sends nothing.
    event.preventDefault();
    answers = (event as CustomEvent<{ values: Fields }>).detail.values;
    shown.close();
  });
  await shown.closed;
  return answers;
}

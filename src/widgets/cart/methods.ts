/** What a page's script can ask of `<sqs-cart>`; apart from the view, which comes when it is wanted. */
import type { Cart } from '../../domain/api/commerce.ts';

export interface CartMethods {
  cart(): Cart | undefined;
  read(): Promise<void>;
  checkout(): Promise<boolean>;
}

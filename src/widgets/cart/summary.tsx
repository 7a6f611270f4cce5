/** What the cart comes to, by currency, and the way to the owner's checkout. */
import type { Money } from '../../domain/commerce/product.ts';
import type { Checkout } from './use-checkout.ts';
import type { CartWords } from './words.ts';

export interface SummaryProps {
  sums: readonly Money[];
  words: CartWords;
  /** undefined: there is none to go to. */
  checkout: Checkout | undefined;
}

export function Summary({ sums, words, checkout }: SummaryProps) {
  const { texts } = words;
  return (
    <div part="summary">
      {sums.length > 0 && (
        <dl part="sums">
          <dt>{texts.subtotal}</dt>
          {sums.map((sum) => (
            <dd part="sum" key={sum.currency}>
              {words.amount(sum)}
            </dd>
          ))}
        </dl>
      )}
      {checkout && (
        <>
          <div role="alert">{checkout.problem && <p part="error">{words.checkout(checkout.problem)}</p>}</div>
          <button
            type="button"
            part="checkout"
            aria-busy={checkout.isLeaving || undefined}
            onClick={() => checkout.start()}
          >
            {checkout.isLeaving ? texts.leaving : texts.checkout}
          </button>
        </>
      )}
    </div>
  );
}

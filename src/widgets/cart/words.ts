/** The words of the cart: amounts in the page's language, notes, problems and what is read out. */
import type { CartLine, LineNote } from '../../domain/commerce/cart-line.ts';
import type { Problem } from '../../domain/commerce/cart-rows.ts';
import { formatAmount } from '../../domain/commerce/format-money.ts';
import type { Money } from '../../domain/commerce/product.ts';
import { QUANTITY } from '../../domain/commerce/quantity.ts';
import { fill } from '../../domain/text/fill.ts';
import type { cartMessages } from '../../i18n/en/cart.ts';
import type { News } from './cart-session.ts';
import type { CheckoutProblem } from './use-checkout.ts';

export type CartTexts = typeof cartMessages;

export interface CartWords {
  texts: CartTexts;
  title(line: CartLine): string;
  amount(money: Money): string;
  count(number: number): string;
  note(note: LineNote): string;
  problem(problem: Problem | undefined): string;
  news(news: News): string;
  checkout(problem: CheckoutProblem): string;
}

/** @param locale BCP 47 tag */
export function cartWords(texts: CartTexts, locale: string): CartWords {
  const count = (number: number) => number.toLocaleString(locale);
  const amount = (money: Money) => formatAmount(locale, money);
  const title = (line: CartLine) => line.title || texts.item;
  const onlySome = (available: number) =>
    available > 0 ? fill(texts.onlySome, { count: count(available) }) : texts.soldOut;
  return {
    texts,
    title,
    amount,
    count,
    note(note) {
      if (note.kind === 'gone') return texts.gone;
      if (note.kind === 'sold-out') return texts.soldOut;
      if (note.kind === 'fewer') return onlySome(note.available);
      return fill(texts.priceChanged, { before: amount(note.before), now: amount(note.now) });
    },
    problem(problem) {
      if (!problem) return '';
      if (problem.kind === 'said') return problem.words;
      if (problem.kind === 'only') return onlySome(problem.available);
      if (problem.kind === 'offline') return texts.offline;
      if (problem.kind === 'not-saved') return texts.notSaved;
      return fill(texts.noQuantity, { least: count(QUANTITY.least), most: count(QUANTITY.most) });
    },
    news(news) {
      if (!news) return '';
      if (news.kind === 'elsewhere') return texts.elsewhere;
      return fill(texts[news.kind], { title: title(news.line), count: count(news.line.quantity) });
    },
    checkout(problem) {
      if (!problem) return '';
      if (problem.kind === 'said') return problem.words;
      return problem.kind === 'hindrance' ? texts.notYet : texts.noCheckout;
    },
  };
}

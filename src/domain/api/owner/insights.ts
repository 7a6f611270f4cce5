/** The call by which owners read what visitors did. */
import { endpoint } from '../endpoint.ts';

export interface DayCount {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  views: number;
  /** Those that the visitor cookie tells apart. */
  visitors: number;
}
export interface PageCount {
  path: string;
  views: number;
}
export interface PopupCount {
  layoutId: string;
  version: number;
  formId: string;
  shown: number;
  /** By the close control or the back layer. */
  closed: number;
  /** Submissions of its form. */
  submitted: number;
}
export interface ButtonCount {
  text: string;
  url: string;
  seen: number;
  clicked: number;
}
export interface ProductCount {
  id: string;
  /** Empty where the shop does not know it. */
  title: string;
  quickViews: number;
}

export interface Insights {
  /** Every day of the span, oldest first. */
  days: readonly DayCount[];
  pages: readonly PageCount[];
  popups: readonly PopupCount[];
  buttons: readonly ButtonCount[];
  products: readonly ProductCount[];
}

export const READ_INSIGHTS = endpoint<{ query: { days?: number }; answer: Insights }>(
  'GET',
  'owner/insights',
);

/** What counts as a button of the site, for css selectors. */

/** Marks a button: `data-sqs-button="popup-overlay"` or `"button-block"`. The class is that of published pages. */
export const BUTTON_SELECTOR = '[data-sqs-button],.sqs-block-button-element';

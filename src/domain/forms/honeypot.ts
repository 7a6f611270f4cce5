/** The trap for form-filling programs: a field that visitors neither see nor reach; what is sent with it filled in is spam. */

/** Control name of the trap, and its name beside the fields of a saved submission. */
export const HONEYPOT_NAME = '_gotcha';

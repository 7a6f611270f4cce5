/** The trap for form-filling programs: a field that visitors neither see nor reach; what is sent with it filled in is spam. */

/** Control name of the trap, and its name in a saved submission. Looks worth filling in to a program that reads names. */
export const HONEYPOT_NAME = 'company-homepage';

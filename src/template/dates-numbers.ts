/** `sqs-kit/template/dates-numbers`: formatters of dates, numbers, money and messages. */
export { dateNumberFormatters } from './formatters/dates-numbers.ts';
export { messageFormatters } from './formatters/messages.ts';

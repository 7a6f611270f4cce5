/** The scripts by which an author writes a template, or a partial of one, into `<sqs-template>`. */

export const TEMPLATE_TYPE = 'text/x-sqs-template';
export const PARTIAL_TYPE = 'text/x-sqs-partial';

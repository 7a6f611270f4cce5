/** The tags that show a form; the page layer looks at them, so that forms carry nothing for it. */
export const FORM_TAGS = ['sqs-form', 'sqs-newsletter'];

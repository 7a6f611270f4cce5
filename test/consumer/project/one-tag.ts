/** What an author bundles: one tag, and a language. */
import 'sqs-kit/elements/sqs-newsletter.js';
import 'sqs-kit/locales/de.js';

const newsletter = document.querySelector('sqs-newsletter');
newsletter?.addEventListener('sqs-newsletter-subscribe', ({ detail }) => console.warn(detail.values));

/** The forms that stand for one that the owner has not made yet (behaviour/slides#demo-content). */

export const DEMO_CUSTOM_FORM = {
  fields: [
    { id: 'name', type: 'name', title: 'Name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'subject', type: 'text', title: 'Subject', required: true },
    { id: 'message', type: 'textarea', title: 'Message', required: true },
  ],
} as const;

export const DEMO_NEWSLETTER_FORM = {
  fields: [{ id: 'overlayNewsletterEmail', type: 'email', title: 'Email', required: true, locked: true }],
} as const;

/** The two forms of the demo pages (spec 1 §3), put into a development database once. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readFormEntity } from './form-entity.ts';
import { createForm } from './forms-store.ts';

const DEMO_FORMS = [
  {
    id: 'demo-form',
    name: 'Contact',
    fields: [
      { type: 'name', id: 'name', title: 'Name', required: true },
      { type: 'email', id: 'email', title: 'Email', required: true },
      { type: 'text', id: 'subject', title: 'Subject', required: true },
      { type: 'textarea', id: 'message', title: 'Message', required: true },
    ],
  },
  {
    id: 'demo-newsletter',
    name: 'Newsletter',
    type: 5,
    submitButtonText: 'Sign Up',
    fields: [{ type: 'email', id: 'overlayNewsletterEmail', title: 'Email', required: true, locked: true }],
  },
];

/** Leaves a form alone that the owner has changed since. */
export async function addDemoForms(db: Kysely<Database>, now: number): Promise<void> {
  for (const definition of DEMO_FORMS) {
    const read = readFormEntity(definition);
    if (!read.ok) throw new Error(`${definition.id}: ${JSON.stringify(read.errors)}`);
    await createForm(db, read.form, now);
  }
}

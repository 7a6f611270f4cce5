/** The forms resource: visitors read one form, the owner lists and writes. */
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { isOwner, requireOwner } from '../owner/auth.ts';
import { publicForm, readFormEntity, type StoredForm, withDefaultTexts } from './form-entity.ts';
import { createForm, findForm, listForms, updateForm } from './forms-store.ts';

/** Ids stand in URLs, control names and selectors. */
const ID = /^[\w-]{1,200}$/;

export function addFormsRoutes(app: FastifyInstance, { db, options }: ServerContext): void {
  const ownerOnly = { preHandler: requireOwner(options) };

  app.get('/api/rest/forms', ownerOnly, () => listForms(db));

  app.get<{ Params: { id: string } }>('/api/rest/forms/:id', async (request, reply) => {
    const form = await findForm(db, request.params.id);
    if (!form) return reply.code(404).send({ error: messages.notConfigured });
    return isOwner(request, options) ? withDefaultTexts(form) : publicForm(form);
  });

  app.post('/api/rest/forms', ownerOnly, async (request, reply) => {
    const read = readFormEntity(request.body);
    if (!read.ok) return reply.code(400).send(refusal(read.errors));
    const form: StoredForm = { ...read.form, id: read.form.id || newId(options.now()) };
    if (!ID.test(form.id)) return reply.code(400).send(refusal({ id: 'may have letters, digits, - and _' }));
    if (!(await createForm(db, form, options.now())))
      return reply.code(409).send(refusal({ id: 'is taken' }));
    return reply.code(201).header('location', `/api/rest/forms/${form.id}`).send(withDefaultTexts(form));
  });

  app.put<{ Params: { id: string } }>('/api/rest/forms/:id', ownerOnly, async (request, reply) => {
    const read = readFormEntity(request.body);
    if (!read.ok) return reply.code(400).send(refusal(read.errors));
    const form: StoredForm = { ...read.form, id: request.params.id };
    if (!(await updateForm(db, form, options.now())))
      return reply.code(404).send({ error: messages.notConfigured });
    return withDefaultTexts(form);
  });
}

function refusal(errors: Record<string, string>) {
  const sentence = Object.entries(errors).map(([path, message]) => `${path}: ${message}`);
  return { error: `The form was not saved. ${sentence.join('; ')}`, errors };
}

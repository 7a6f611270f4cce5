/** The forms resource: visitors read one form, the owner lists and writes. */
import type { FastifyInstance } from 'fastify';
import { CREATE_FORM, LIST_FORMS, LOAD_FORM, UPDATE_FORM } from '../../../src/domain/api/forms.ts';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { anyObject, list, readBy } from '../http/schema.ts';
import { serve } from '../http/serve.ts';
import { newId } from '../ids.ts';
import { forOwner, isOwner } from '../owner/auth.ts';
import {
  formEntity,
  publicForm,
  type ReadForm,
  readFormEntity,
  type StoredForm,
  withDefaultTexts,
} from './form-entity.ts';
import { createForm, findForm, listForms, updateForm } from './forms-store.ts';

export function addFormsRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, options } = context;

  serve(
    app,
    LOAD_FORM,
    {
      summary: 'Reads a form; visitors do not see where its submissions go.',
      config: { isFormView: true },
      answer: anyObject,
    },
    async (request) => {
      const form = await findForm(db, request.params.id);
      if (!form) throw new Refusal('not-configured');
      return (await isOwner(request, context)) ? withDefaultTexts(form) : publicForm(form);
    },
  );

  forOwner(app, context, (owner) => {
    serve(owner, LIST_FORMS, { summary: 'Lists all forms.', answer: list(anyObject) }, () => listForms(db));

    serve(
      owner,
      CREATE_FORM,
      {
        summary: 'Adds a form.',
        description:
          '400 with `errors` by path; what nobody knows is left out and told in `warnings`. 409 when the id is taken.',
        body: readBy(formEntity),
        answer: anyObject,
        status: 201,
      },
      async (request, reply) => {
        const { form: read, ...others } = entityOf(request.body);
        const form: StoredForm = { ...read, id: read.id || newId(options.now()) };
        if (!(await createForm(db, form, options.now())))
          throw new Refusal('form-id-taken', { answer: { errors: { id: 'is taken' } } });
        reply.header('location', `/api/rest/forms/${form.id}`);
        return { ...withDefaultTexts(form), ...told(others) };
      },
    );

    serve(
      owner,
      UPDATE_FORM,
      {
        summary: 'Replaces a form.',
        description: 'Refused and told as when it is added.',
        body: readBy(formEntity),
        answer: anyObject,
      },
      async (request) => {
        const { form: read, removed, ...others } = entityOf(request.body);
        const form = await updateForm(db, { ...read, id: request.params.id }, removed, options.now());
        if (!form) throw new Refusal('not-configured');
        return { ...withDefaultTexts(form), ...told(others) };
      },
    );
  });
}

/** The form is saved without them, and its owner learns why. */
function told({ connectionErrors, warnings }: Pick<ReadForm, 'connectionErrors' | 'warnings'>) {
  return {
    ...(connectionErrors.length > 0 ? { connectionErrors } : {}),
    ...(Object.keys(warnings).length > 0 ? { warnings } : {}),
  };
}

function entityOf(body: unknown) {
  const read = readFormEntity(body);
  if (read.ok) return read;
  throw refusal(read.errors);
}

function refusal(errors: Record<string, string>): Refusal {
  const sentence = Object.entries(errors).map(([path, message]) => `${path}: ${message}`);
  return new Refusal('form-invalid', {
    message: `The form was not saved. ${sentence.join('; ')}`,
    answer: { errors },
  });
}

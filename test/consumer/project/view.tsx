/** The tags in JSX, and as components. */
import 'sqs-kit/jsx';
import { SqsNewsletterElement } from 'sqs-kit/elements/sqs-newsletter.js';
import { NewsletterView, SqsForm, SqsGallery } from 'sqs-kit/react';

/** What a program may not have yet. */
declare const named: string | undefined;

export const view = (
  <main>
    <sqs-form formId="contact" onsqs-form-success={({ detail }) => console.warn(detail.values)} />
    <sqs-gallery design="grid" thumbnailsPerRow={3} />
    <sqs-form config={{ fields: [{ id: 'note', type: 'text', title: 'Note' }] }} />
    <sqs-form formId={named} form-id={named} onsqs-form-success={undefined} />
    {/* @ts-expect-error: there is no such design */}
    <sqs-gallery design="pile" />
  </main>
);

export const app = (
  <main>
    <SqsForm
      formId="contact"
      fields={[{ id: 'note', type: 'text', title: 'Note' }]}
      onSuccess={({ detail }) => console.warn(detail.values)}
      className="mine"
    >
      Write to us.
    </SqsForm>
    <SqsGallery design="grid" thumbnailsPerRow={3} lightbox />
    <SqsForm formId={named} fields={[{ id: 'note', type: 'text', title: named }]} onSuccess={undefined} />
    {/* @ts-expect-error: there is no such design */}
    <SqsGallery design="pile" />
    {/* @ts-expect-error: it is a number */}
    <SqsGallery padding="4" />
  </main>
);

/** A tag of its own around an inner component. */
export class TeamNewsletter extends SqsNewsletterElement {
  static override view: typeof SqsNewsletterElement.view = ({ config, host }) => (
    <>
      <p id={host.id('team')}>{config.formId}</p>
      <NewsletterView config={config} host={host} />
    </>
  );
}

/** The tags in JSX. */
import 'sqs-kit/jsx';

export const view = (
  <main>
    <sqs-form formId="contact" onsqs-form-success={({ detail }) => console.warn(detail.values)} />
    <sqs-gallery design="grid" thumbnailsPerRow={3} />
  </main>
);

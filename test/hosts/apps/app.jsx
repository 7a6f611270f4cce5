/** A page in React, with the components of `sqs-kit/react`. */
import { useEffect, useState } from 'react';
import { SqsCoverSlide, SqsForm } from 'sqs-kit/react';

export function App() {
  const [ids, setIds] = useState(['one', 'two']);
  const [isShown, show] = useState(true);
  const [title, setTitle] = useState('Words');
  const [heard, hear] = useState(0);
  useEffect(() => {
    // Its tag, and the kit's, once what the server wrote was read.
    import('./team-newsletter.jsx');
  }, []);
  const refuse = (event) => {
    event.preventDefault();
    hear((count) => count + 1);
  };
  return (
    <>
      <button type="button" id="reorder" onClick={() => setIds((list) => [...list].reverse())}>
        Reorder
      </button>
      <button type="button" id="toggle" onClick={() => show((on) => !on)}>
        Toggle
      </button>
      <button type="button" id="rename" onClick={() => setTitle('Other')}>
        Rename
      </button>
      <output>{heard}</output>
      {isShown && (
        <>
          {ids.map((id) => (
            <SqsForm
              key={id}
              id={id}
              formId={id}
              fields={[{ id: 't', type: 'text', title }]}
              onSubmit={refuse}
              className="mine"
            >
              Write to us.
            </SqsForm>
          ))}
          <team-newsletter id="team" form-id="news">
            Write to news@example.com.
          </team-newsletter>
          <SqsCoverSlide id="slide">
            <h2 slot="heading">Slow water</h2>
          </SqsCoverSlide>
          <SqsForm id="own">
            <form action="/send" method="post">
              <label>
                Name <input name="own" />
              </label>
              <button type="submit">Send</button>
            </form>
          </SqsForm>
        </>
      )}
    </>
  );
}

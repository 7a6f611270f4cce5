/** What was sent, value by value, as text only. */
import type { ShownValue } from '../../../src/domain/api/owner/submissions.ts';
import { isEmail } from '../../../src/domain/forms/email.ts';

export function ShownValues({ shown }: { shown: readonly ShownValue[] }) {
  return (
    <dl className="values">
      {shown.map((value, index) => (
        // Two fields may have one title, and the list never changes.
        <div key={index}>
          <dt>{value.title}</dt>
          <dd dir="auto">
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value: { shape } }: { value: ShownValue }) {
  switch (shape.kind) {
    case 'text':
      return isEmail(shape.text, 'modern') ? (
        <a href={`mailto:${shape.text}`}>{shape.text}</a>
      ) : (
        shape.text || '–'
      );
    case 'parts':
      return shape.line || '–';
    case 'list':
      return <Lines lines={shape.items.filter(Boolean)} />;
    case 'answers':
      return <Lines lines={shape.answers.map(({ question, answer }) => `${question}: ${answer}`)} />;
  }
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return '–';
  return (
    <ul>
      {lines.map((line, index) => (
        // Lines may be alike, and the list never changes.
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

/** A moment, as short as it can be told from others; the whole of it in its title. */

export function Moment({ iso, isWhole = false }: { iso: string; isWhole?: boolean }) {
  const date = new Date(iso);
  const whole = date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dir="auto" dateTime={iso} title={whole}>
      {isWhole ? whole : shortText(date, new Date())}
    </time>
  );
}

function shortText(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString())
    return date.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

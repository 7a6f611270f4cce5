/** The mark of the kit, drawn in place: the pages' policy loads no pictures. */

export function Brand({ size }: { size: number }) {
  return (
    <svg className="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="7" />
      <path d="M9 11h14M9 16h14M9 21h8" />
    </svg>
  );
}

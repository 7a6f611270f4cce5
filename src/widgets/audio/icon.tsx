/** The player's icons. */

const SHAPES = {
  play: 'M8 5.14v13.72a1 1 0 0 0 1.5.86l11.4-6.86a1 1 0 0 0 0-1.72L9.5 4.28A1 1 0 0 0 8 5.14z',
  pause: 'M7 4.5h3.5v15H7zM13.5 4.5H17v15h-3.5z',
  previous:
    'M6 5h2.4v14H6zM19 5.6v12.8a.7.7 0 0 1-1.1.6l-8.6-6.4a.75.75 0 0 1 0-1.2L17.9 5a.7.7 0 0 1 1.1.6z',
  next: 'M15.6 5H18v14h-2.4zM5 5.6v12.8a.7.7 0 0 0 1.1.6l8.6-6.4a.75.75 0 0 0 0-1.2L6.1 5A.7.7 0 0 0 5 5.6z',
  loud: 'M3 9.5v5h3.5L11 18.5v-13L6.5 9.5zM14.5 8.2a5 5 0 0 1 0 7.6l1.2 1.4a6.8 6.8 0 0 0 0-10.4z',
  silent:
    'M3 9.5v5h3.5L11 18.5v-13L6.5 9.5zM14.3 10.3l1.2-1.2 2 2 2-2 1.2 1.2-2 2 2 2-1.2 1.2-2-2-2 2-1.2-1.2 2-2z',
};

export function Icon({ name }: { name: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={SHAPES[name]} />
    </svg>
  );
}

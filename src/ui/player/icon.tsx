/** The icons of players. */

/** What every player has, on a 24 px grid. */
export const SHAPES = {
  play: 'M8 5.14v13.72a1 1 0 0 0 1.5.86l11.4-6.86a1 1 0 0 0 0-1.72L9.5 4.28A1 1 0 0 0 8 5.14z',
  pause: 'M7 4.5h3.5v15H7zM13.5 4.5H17v15h-3.5z',
  loud: 'M3 9.5v5h3.5L11 18.5v-13L6.5 9.5zM14.5 8.2a5 5 0 0 1 0 7.6l1.2 1.4a6.8 6.8 0 0 0 0-10.4z',
  silent:
    'M3 9.5v5h3.5L11 18.5v-13L6.5 9.5zM14.3 10.3l1.2-1.2 2 2 2-2 1.2 1.2-2 2 2 2-1.2 1.2-2-2-2 2-1.2-1.2 2-2z',
  lyrics: 'M4 5h16v2.2H4zM4 10.9h11v2.2H4zM4 16.8h13v2.2H4z',
};

export function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

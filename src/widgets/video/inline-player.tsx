/** The player in place of the poster. */
import { Player } from './player.tsx';
import type { ShownProps } from './player-props.ts';

export function InlinePlayer({ isShown, failure, ...player }: ShownProps) {
  if (!isShown) return null;
  return failure ?? <Player {...player} />;
}

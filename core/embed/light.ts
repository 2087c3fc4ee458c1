import type { Snapshot } from '../snapshot/snapshot.ts'
import { oddsView } from './odds.ts'
import { playerView } from './player.ts'
import type { EmbedTarget } from './target.ts'
import type { EmbedView } from './view.ts'

/** For elements that the frame fetches again from the edge; undefined when there is no such pool or player. */
export function lightViewOf(
  snapshot: Snapshot,
  { element, iteration }: Pick<EmbedTarget, 'element' | 'iteration'>,
  now: number,
): EmbedView | undefined {
  if (element === 'odds') return oddsView(snapshot, iteration)
  return element === 'player' ? playerView(snapshot, iteration, now) : undefined
}

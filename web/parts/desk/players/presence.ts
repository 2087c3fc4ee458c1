import { isIn } from '#core/draw/who-plays.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { TabProps } from '../tab-props.ts'

/** The check-in for the next round: numbers of entries, without those who don’t take part any more. */
export interface Presence {
  here: number[]
  /** Marked as not here. */
  absent: number[]
  /** Neither. */
  unknown: number[]
}

export function presenceOf(snapshot: Snapshot, { checkIns }: Pick<TabProps['facts'], 'checkIns'>): Presence {
  const next = snapshot.round + 1
  // Marks are in order of rounds, and the latest counts.
  const marks = new Map(checkIns.filter(({ round }) => round <= next).map((mark) => [mark.player, mark.isPresent]))
  const expected = snapshot.players.no.filter((_, position) => isIn(snapshot, position, next))
  return {
    here: expected.filter((no) => marks.get(no) === true),
    absent: expected.filter((no) => marks.get(no) === false),
    unknown: expected.filter((no) => !marks.has(no)),
  }
}

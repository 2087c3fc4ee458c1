import type { DeskRows, Draw } from './desk.ts'
import type { Snapshot } from './snapshot.ts'

/** A desk at which nothing has happened. */
export const EMPTY_DESK: DeskRows = { byeRequests: [], checkIns: [], draws: [] }

type RoundRow = { round: number; player?: number; team?: number }
const numberOf = ({ player, team }: RoundRow): number => player ?? team ?? 0
const byRoundAndPlayer = (a: RoundRow, b: RoundRow): number => a.round - b.round || numberOf(a) - numberOf(b)

/** The same rows in their order. */
export const sortedDesk = ({ byeRequests, checkIns, draws, lineUps = [] }: DeskRows): DeskRows => ({
  byeRequests: byeRequests.toSorted(byRoundAndPlayer),
  checkIns: checkIns.toSorted(byRoundAndPlayer),
  draws: draws.toSorted(byRoundAndPlayer),
  ...(lineUps.length > 0 && { lineUps: lineUps.toSorted(byRoundAndPlayer) }),
})

/** The draw of a round; undefined where it was not drawn here, or the desk is not at work. */
export const drawOf = ({ desk }: Pick<Snapshot, 'desk'>, round: number): Draw | undefined =>
  desk?.draws.find((draw) => draw.round === round)

/** The snapshot with other rows at its desk. */
export const withDesk = (snapshot: Snapshot, change: (desk: DeskRows) => Partial<DeskRows>): Snapshot => {
  const desk = snapshot.desk ?? EMPTY_DESK
  return { ...snapshot, desk: sortedDesk({ ...desk, ...change(desk) }) }
}

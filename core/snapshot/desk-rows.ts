import type { DeskRows, Draw } from './desk.ts'
import type { Snapshot } from './snapshot.ts'

export const EMPTY_DESK: DeskRows = { byeRequests: [], checkIns: [], draws: [] }

type RoundRow = { round: number; player?: number; team?: number }
const numberOf = ({ player, team }: RoundRow): number => player ?? team ?? 0
const byRoundAndPlayer = (a: RoundRow, b: RoundRow): number => a.round - b.round || numberOf(a) - numberOf(b)

/** Sorted by round and number. */
export const sortedDesk = ({ byeRequests, checkIns, draws, lineUps = [] }: DeskRows): DeskRows => ({
  byeRequests: byeRequests.toSorted(byRoundAndPlayer),
  checkIns: checkIns.toSorted(byRoundAndPlayer),
  draws: draws.toSorted(byRoundAndPlayer),
  ...(lineUps.length > 0 && { lineUps: lineUps.toSorted(byRoundAndPlayer) }),
})

/** Undefined without desk data, and for rounds drawn by another program. */
export const drawOf = ({ desk }: Pick<Snapshot, 'desk'>, round: number): Draw | undefined =>
  desk?.draws.find((draw) => draw.round === round)

export const withDesk = (snapshot: Snapshot, change: (desk: DeskRows) => Partial<DeskRows>): Snapshot => {
  const desk = snapshot.desk ?? EMPTY_DESK
  return { ...snapshot, desk: sortedDesk({ ...desk, ...change(desk) }) }
}

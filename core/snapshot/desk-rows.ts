import type { DeskRows, Draw } from './desk.ts'
import type { MatchRecord } from './records.ts'
import type { Snapshot } from './snapshot.ts'

export const EMPTY_DESK: DeskRows = { byeRequests: [], checkIns: [], draws: [] }

type RoundRow = { round: number; player?: number; team?: number }
const numberOf = ({ player, team }: RoundRow): number => player ?? team ?? 0
const byRoundAndPlayer = (a: RoundRow, b: RoundRow): number => a.round - b.round || numberOf(a) - numberOf(b)

/** Sorted by round and number. */
export const sortedDesk = ({
  byeRequests,
  checkIns,
  draws,
  lineUps = [],
  takenBack = [],
  talks = [],
}: DeskRows): DeskRows => ({
  byeRequests: byeRequests.toSorted(byRoundAndPlayer),
  checkIns: checkIns.toSorted(byRoundAndPlayer),
  draws: draws.toSorted(byRoundAndPlayer),
  ...(lineUps.length > 0 && { lineUps: lineUps.toSorted(byRoundAndPlayer) }),
  ...(takenBack.length > 0 && { takenBack: takenBack.toSorted(byRoundAndPlayer) }),
  ...(talks.length > 0 && { talks: talks.toSorted(byRoundAndPlayer) }),
})

/** Undefined without desk data, and for rounds drawn by another program. */
export const drawOf = ({ desk }: Pick<Snapshot, 'desk'>, round: number): Draw | undefined =>
  desk?.draws.find((draw) => draw.round === round)

/** The boards with results of a round that was taken back. */
export const takenBackOf = ({ desk }: Pick<Snapshot, 'desk'>, round: number): MatchRecord[] =>
  desk?.takenBack?.find((one) => one.round === round)?.matches ?? []

export const withDesk = (snapshot: Snapshot, change: (desk: DeskRows) => Partial<DeskRows>): Snapshot => {
  const desk = snapshot.desk ?? EMPTY_DESK
  return { ...snapshot, desk: sortedDesk({ ...desk, ...change(desk) }) }
}

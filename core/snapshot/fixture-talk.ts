import { pairings } from './pairing.ts'
import type { FixtureTalk, TimeProposal } from './desk.ts'
import type { Snapshot } from './snapshot.ts'

type TalkKey = Pick<FixtureTalk, 'round' | 'team' | 'other'>

export const isOfPair = (talk: TalkKey, { round, team, other }: TalkKey): boolean =>
  talk.round === round && [talk.team, talk.other].toSorted().join() === [team, other].toSorted().join()

/** What the two captains have written to each other; empty lists if they haven't. */
export const talkOf = ({ desk }: Pick<Snapshot, 'desk'>, pair: TalkKey): FixtureTalk =>
  desk?.talks?.find((talk) => isOfPair(talk, pair)) ?? emptyTalk(pair)

const emptyTalk = ({ round, team, other }: TalkKey): FixtureTalk => ({
  round,
  team: Math.min(team, other),
  other: Math.max(team, other),
  proposals: [],
  statements: [],
})

export const isEmptyTalk = ({ proposals, statements }: FixtureTalk): boolean =>
  proposals.length + statements.length === 0

/** Whether two teams meet in a round. */
export const meets = (snapshot: Snapshot, { round, team, other }: TalkKey): boolean => {
  const { no } = snapshot.players
  return pairings(snapshot, round).some(
    ({ white, black }) =>
      black >= 0 && isOfPair({ round, team, other }, { round, team: no[white]!, other: no[black]! }),
  )
}

/** The proposal that waits for an answer. */
export const openProposal = ({ proposals }: Pick<FixtureTalk, 'proposals'>): TimeProposal | undefined => {
  const last = proposals.at(-1)
  return last && last.answer === undefined ? last : undefined
}

/** Whether the open proposal answers one of the other side. */
export const isCounter = ({ proposals }: Pick<FixtureTalk, 'proposals'>): boolean =>
  proposals.at(-2)?.answer === 'countered'

/** The talk after entries got other numbers. */
export function renumberedTalk(talk: FixtureTalk, numberOf: (no: number) => number): FixtureTalk {
  const [team, other] = [numberOf(talk.team), numberOf(talk.other)]
  const by = <Row extends { by: number }>(row: Row): Row => ({ ...row, by: numberOf(row.by) })
  return {
    ...talk,
    team: Math.min(team, other),
    other: Math.max(team, other),
    proposals: talk.proposals.map(by),
    statements: talk.statements.map(by),
  }
}

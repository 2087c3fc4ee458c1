import { pairings } from './pairing.ts'
import type { CaptainStatement, FixtureTalk, TimeProposal } from './desk.ts'
import type { Snapshot } from './snapshot.ts'

/** Older proposals and statements of a match are dropped, so that its row stays small. */
const MOST_KEPT = 30

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

/** A new proposal. One that still waits is withdrawn, or countered if it is the other side’s. */
export function withProposal(talk: FixtureTalk, proposal: Pick<TimeProposal, 'by' | 'times' | 'madeAt'>): FixtureTalk {
  const open = openProposal(talk)
  const before = open ? withAnswer(talk, { answer: open.by === proposal.by ? 'withdrawn' : 'countered' }) : talk
  return { ...before, proposals: [...before.proposals, proposal].slice(-MOST_KEPT) }
}

/** Answers the open proposal; the same talk if there is none. */
export function withAnswer(
  talk: FixtureTalk,
  answer: Required<Pick<TimeProposal, 'answer'>> & { taken?: number },
): FixtureTalk {
  const open = openProposal(talk)
  return open ? { ...talk, proposals: [...talk.proposals.slice(0, -1), { ...open, ...answer }] } : talk
}

/** A captain’s statement; their earlier one of the same kind is replaced unless it was ruled on. */
export function withStatement(talk: FixtureTalk, statement: CaptainStatement): FixtureTalk {
  const kept = talk.statements.filter(
    ({ by, kind, ruling }) => by !== statement.by || kind !== statement.kind || ruling !== undefined,
  )
  return { ...talk, statements: [...kept, statement].slice(-MOST_KEPT) }
}

/** The protest that waits for a director. */
export const openProtest = ({ statements }: Pick<FixtureTalk, 'statements'>): CaptainStatement | undefined =>
  statements.find(({ kind, ruling }) => kind === 'protest' && ruling === undefined)

export function withRuling(talk: FixtureTalk, ruling: NonNullable<CaptainStatement['ruling']>): FixtureTalk {
  const open = openProtest(talk)
  return { ...talk, statements: talk.statements.map((one) => (one === open ? { ...one, ruling } : one)) }
}

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

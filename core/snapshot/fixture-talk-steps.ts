import type { CaptainStatement, FixtureTalk, TimeProposal } from './desk.ts'
import { openProposal } from './fixture-talk.ts'

/** Older proposals and statements of a match are dropped, so that its row stays small. */
const MOST_KEPT = 30

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

import { drawByHand, proposeDraw, type ProposeDraw } from '../draw/engines.ts'
import { drawOf } from '../snapshot/desk-rows.ts'
import { openBoards } from '../snapshot/event-state.ts'
import type { Draw, DrawnPair } from '../snapshot/desk.ts'
import { recordsOf } from '../snapshot/from-records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { applyAct } from './acts.ts'
import type { DeskRequest, DeskRequestType } from './desk-requests.ts'
import { HALL_PLANS } from './hall-acts.ts'
import { entryActs } from './new-entries.ts'
import { initialMoves } from './initial-order.ts'
import { renumbering } from './renumber.ts'
import { unscheduling } from './schedule-round.ts'
import { closingAct, reopeningAct } from './set-round-closed.ts'
import { drawRefusal } from './transitions.ts'

/** How acts are made of each request; what they draw, `propose` draws. */
type DeskPlans = {
  [Each in DeskRequestType]: (
    snapshot: Snapshot,
    request: Extract<DeskRequest, { type: Each }> | (DeskRequest & { type: Each }),
    propose: ProposeDraw,
  ) => Act[] | string
}

const IN_ORDER = 'The list is in order by rating, title and name already.'

const PLANS: DeskPlans = {
  ...HALL_PLANS,
  open: ({ settings }) => [
    { type: 'setStage', from: 'draft', to: null },
    ...(settings.public ? [] : [{ type: 'editEvent', settings: { public: true } } as const]),
  ],
  abandon: () => [{ type: 'setStage', from: null, to: 'abandoned' }],
  resume: () => [{ type: 'setStage', from: 'abandoned', to: null }],
  sendReport: () => [{ type: 'setStage', from: null, to: 'reported' }],
  takeReportBack: () => [{ type: 'setStage', from: 'reported', to: null }],
  editEvent: (_snapshot, request) => [defined(request)],
  addEntries: (snapshot, { entries }) => entryActs(snapshot, entries),
  editEntry: (_snapshot, { type, no, change, details, detailsBefore }) => [
    {
      type,
      no,
      change: defined(change),
      ...(details && { details: defined(details) }),
      ...(details && detailsBefore && { detailsBefore: defined(detailsBefore) }),
    },
  ],
  renumber: (snapshot) => {
    const moves = initialMoves(snapshot)
    return moves.length === 0 ? IN_ORDER : [renumbering(snapshot, moves)]
  },
  removeEntries: (_snapshot, request) => [request],
  draw: (snapshot, { round, isByHand, hasThirdPlace = false, expected, pairs }, propose) => {
    const refusal = drawRefusal(snapshot, round)
    if (refusal !== undefined) return refusal
    const foreign: Draw | undefined = pairs && { round, engine: 'hand', proposed: pairs, pairs }
    const draw = foreign ?? (isByHand ? drawByHand(snapshot, round) : propose(snapshot, round, { hasThirdPlace }))
    if (typeof draw === 'string') return draw
    if (expected && !isSameDraw(draw.pairs, expected)) return differsText(round)
    const { allowRegistration } = snapshot.settings
    // Who asks to join from now on asks a director.
    const closing: Act[] =
      allowRegistration === 'open' ? [{ type: 'editEvent', settings: { allowRegistration: 'closed' } }] : []
    return [...closing, { type: 'drawRound', draw }]
  },
  editDraw: (_snapshot, request) => [request],
  discardDraw: (_snapshot, request) => [{ type: 'discardDraw', round: request.round }],
  publish: (_snapshot, { round }) => [{ type: 'publishRound', round }],
  // A round that was taken back waits until somebody publishes it.
  unpublish: (snapshot, { round }) => [
    { type: 'unpublishRound', round },
    ...unscheduling({ ...snapshot, round: round - 1 }),
  ],
  schedule: (_snapshot, { round, publishAt }) => [{ type: 'scheduleRound', round, publishAt }],
  reopen: (snapshot, { round }) => [{ ...reopeningAct(snapshot), round }],
  close: closingActs,
  enterResult: (snapshot, request, propose) =>
    redrawn(snapshot, HALL_PLANS.enterResult(snapshot, request), request.goes, propose),
}

/**
 * The acts that a request at the desk comes to by these facts; or why not, in a sentence. `propose` gives what they draw, where that
 * was drawn elsewhere.
 */
export const deskActs = (
  snapshot: Snapshot,
  request: DeskRequest,
  propose: ProposeDraw = proposeDraw,
): Act[] | string =>
  // The compiler does not follow that a request belongs to the plan of its own type.
  (PLANS[request.type] as (snapshot: Snapshot, request: DeskRequest, propose: ProposeDraw) => Act[] | string)(
    snapshot,
    request,
    propose,
  )

/** What has to be drawn for a request, and from which facts; undefined where nothing has. */
export function neededDraw(snapshot: Snapshot, request: DeskRequest): Parameters<ProposeDraw> | undefined {
  let needed: Parameters<ProposeDraw> | undefined
  deskActs(snapshot, request, (...draw) => {
    needed = draw
    return 'Not drawn yet.'
  })
  return needed
}

/** One of two programs is wrong, or knows other facts: neither draw is to be trusted then. */
const differsText = (round: number): string =>
  `Round ${round} was not drawn: this browser and the server came to different pairings. Reload the page and try again. If it happens again, draw by hand and tell us.`

const isSameDraw = (one: DrawnPair[], other: DrawnPair[]): boolean => pairsKey(one) === pairsKey(other)
const pairsKey = (pairs: DrawnPair[]): string =>
  JSON.stringify(pairs.map(({ white, black, bye, pool = 0 }) => [white, black, bye, pool]))

/** Closes a round that nothing keeps open; games that go on are adjourned where that is wanted. */
function closingActs(
  snapshot: Snapshot,
  { round, isAdjourning }: { round: number; isAdjourning?: boolean | undefined },
) {
  const columns = snapshot.rounds[round - 1]
  const open = columns ? openBoards(columns) : []
  const closing: Act = { ...closingAct(snapshot), round }
  if (open.length === 0) return [closing]
  if (!isAdjourning) {
    const boards = open.slice(0, 5).map((at) => at + 1)
    const more = open.length > 5 ? ` and ${open.length - 5} more` : ''
    return `Round ${round} has boards without a confirmed result: ${boards.join(', ')}${more}.`
  }
  const adjourned = recordsOf(snapshot)
    .matches.filter((match) => match.round === round && open.includes(match.board - 1))
    .flatMap(({ no }) => HALL_PLANS.adjourn(snapshot, { type: 'adjourn', round, no }) as Act[])
  return [...adjourned, closing]
}

/** The same acts, and the draft of the next round drawn again after them where that is wanted. */
function redrawn(
  snapshot: Snapshot,
  acts: Act[] | string,
  goes: string | undefined,
  propose: ProposeDraw,
): Act[] | string {
  const round = snapshot.round + 1
  if (goes !== 'redraw' || typeof acts === 'string' || acts.length === 0) return acts
  if (!drawOf(snapshot, round)) return `Round ${round} has no draft.`
  const all: Act[] = [...acts, { type: 'discardDraw', round }]
  const draw = propose(all.reduce(applyAct, snapshot), round)
  return typeof draw === 'string' ? draw : [...all, { type: 'drawRound', draw }]
}

type WithoutUndefined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> }
/** The same without what is undefined. */
const defined = <Fields extends object>(fields: Fields): WithoutUndefined<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as WithoutUndefined<Fields>

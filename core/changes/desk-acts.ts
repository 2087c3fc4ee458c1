import { drawByHand, proposeDraw } from '../draw/engines.ts'
import { openBoards } from '../snapshot/event-state.ts'
import { recordsOf } from '../snapshot/from-records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import type { DeskRequest, DeskRequestType } from './desk-requests.ts'
import { HALL_PLANS, type RequestPlans } from './hall-acts.ts'
import { entryActs } from './new-entries.ts'
import { closingAct, reopeningAct } from './set-round-closed.ts'
import { drawRefusal } from './transitions.ts'

const PLANS: RequestPlans<DeskRequestType> = {
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
  editEntry: (_snapshot, { type, no, change }) => [{ type, no, change: defined(change) }],
  removeEntries: (_snapshot, request) => [request],
  draw: (snapshot, { round, isByHand, hasThirdPlace = false }) => {
    const refusal = drawRefusal(snapshot, round)
    if (refusal !== undefined) return refusal
    const draw = isByHand ? drawByHand(snapshot, round) : proposeDraw(snapshot, round, { hasThirdPlace })
    if (typeof draw === 'string') return draw
    const { allowRegistration } = snapshot.settings
    // Who asks to join from now on asks a director.
    const closing: Act[] =
      allowRegistration === 'open' ? [{ type: 'editEvent', settings: { allowRegistration: 'closed' } }] : []
    return [...closing, { type: 'drawRound', draw }]
  },
  editDraw: (_snapshot, request) => [request],
  discardDraw: (_snapshot, request) => [{ type: 'discardDraw', round: request.round }],
  publish: (_snapshot, { round }) => [{ type: 'publishRound', round }],
  unpublish: (_snapshot, { round }) => [{ type: 'unpublishRound', round }],
  reopen: (snapshot, { round }) => [{ ...reopeningAct(snapshot), round }],
  close: closingActs,
}

/** The acts that a request at the desk comes to by these facts; or why not, in a sentence. */
export const deskActs = (snapshot: Snapshot, request: DeskRequest): Act[] | string =>
  // The compiler does not follow that a request belongs to the plan of its own type.
  (PLANS[request.type] as (snapshot: Snapshot, request: DeskRequest) => Act[] | string)(snapshot, request)

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

type WithoutUndefined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> }
/** The same without what is undefined. */
const defined = <Fields extends object>(fields: Fields): WithoutUndefined<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as WithoutUndefined<Fields>

import * as sayLetters from '#words/letterChoices.js'
import * as sayPrizes from '#words/prizesDesk.js'
import * as say from '#words/refusalsOfActs.js'
import { joinComma } from '../text/join-comma.ts'
import { defined } from './defined.ts'
import { drawByHand, proposeDraw, type ProposeDraw } from '../draw/engines.ts'
import { certifiedDraw, isLargeDraw } from '../draw/certified-draw.ts'
import { drawOf } from '../snapshot/desk-rows.ts'
import { unansweredNoShows } from '../draw/no-shows.ts'
import { openBoards, resultCount } from '../snapshot/event-state.ts'
import type { Draw, DrawnPair } from '../snapshot/desk.ts'
import { recordsOf } from '../snapshot/from-records.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { BOARD_PLANS } from './board-plans.ts'
import { boardsOf } from './change-boards.ts'
import { entryPosition } from './entries.ts'
import type { PrizePlan } from '../tournament/prizes.ts'
import { withBracketWay } from './bracket-correction.ts'
import { actsOfPlan, drawOfPlan, type DeskPlan, type NeededDraw } from './desk-plan.ts'
import type { DeskRequest, DeskRequestType, RequestOf } from './desk-requests.ts'
import { eventPlan } from './event-plan.ts'
import { forbidPlan } from './forbid-plan.ts'
import { redrawPlan } from './redraw-acts.ts'
import { finalRefusal } from './unfinished-games.ts'
import { corrected, HALL_PLANS } from './hall-acts.ts'
import { drawToCompare, handChangesNoted } from './hand-change-remarks.ts'
import { handChangesStruck } from './hand-change-text.ts'
import { MINI_PLANS } from './mini-requests.ts'
import { mergeActs } from './merge-entries.ts'
import { entryActs } from './new-entries.ts'
import { exchangingActs, orderingActs, regeneratingActs } from './number-changes.ts'
import { refreshPlan } from './refresh-ratings.ts'
import { planChange } from './plan.ts'
import { unscheduling } from './schedule-round.ts'
import { CAPTAIN_PLANS } from './captain-plans.ts'
import { closingAct, reopeningAct } from './set-round-closed.ts'
import { boardsWithResults } from './taken-back.ts'
import { drawRefusal } from './transitions.ts'
import { metaOfNotes } from '../people/notes.ts'
import { joinAnd } from '../text/join-and.ts'

/** In a sentence about absent players. */
const MOST_NAMED = 4

type DeskPlans = {
  [Each in DeskRequestType]: (
    snapshot: Snapshot,
    request: Extract<DeskRequest, { type: Each }> | (DeskRequest & { type: Each }),
  ) => DeskPlan
}

const PLANS: DeskPlans = {
  ...HALL_PLANS,
  ...BOARD_PLANS,
  ...MINI_PLANS,
  open: ({ settings }) => [
    { type: 'setStage', from: 'draft', to: null },
    ...(settings.public ? [] : [{ type: 'editEvent', settings: { public: true } } as const]),
  ],
  abandon: () => [{ type: 'setStage', from: null, to: 'abandoned' }],
  resume: () => [{ type: 'setStage', from: 'abandoned', to: null }],
  sendReport: (snapshot) => finalRefusal(snapshot, 'report') ?? [{ type: 'setStage', from: null, to: 'reported' }],
  takeReportBack: () => [{ type: 'setStage', from: 'reported', to: null }],
  editEvent: eventPlan,
  setPrizes: ({ prizes: now = null }, { prizes, was }) =>
    was !== undefined && JSON.stringify(was) !== JSON.stringify(now)
      ? sayPrizes.prizesChangedMeanwhile()
      : [{ type: 'setPrizes', prizes: prizes as PrizePlan | null }],
  leaveFideMode: ({ round }) => [{ type: 'setFideMode', leftAt: Math.max(1, round) }],
  addEntries: (snapshot, { entries }) => entryActs(snapshot, entries),
  editEntry: (_snapshot, { type, no, change, details, detailsBefore, agreed = false }) =>
    details?.email && !agreed
      ? sayLetters.mustAgree()
      : [
          {
            type,
            no,
            change: defined(change),
            ...(details && { details: defined(storedDetails(details)) }),
            ...(details && detailsBefore && { detailsBefore: defined(detailsBefore) }),
          },
        ],
  mergeEntries: mergeActs,
  refreshRatings: refreshPlan,
  renumber: (snapshot, { order }) => (order ? orderingActs(snapshot, order) : regeneratingActs(snapshot)),
  exchangeNumbers: (snapshot, { one, other }) => exchangingActs(snapshot, one, other),
  expel: (snapshot, { no }) => {
    const position = entryPosition(snapshot, no)
    const from = snapshot.players.withdrawnFrom?.[position] ?? snapshot.round + 1
    return [{ type: 'setExclusion', no, active: false, withdrawnFrom: from, exclusion: 'expelled' }]
  },
  removeEntries: (_snapshot, request) => [request],
  draw: (snapshot, request) => {
    const { round, hasThirdPlace = false, expected } = request
    const refusal = drawRefusal(snapshot, round) ?? noShowRefusal(snapshot)
    if (refusal !== undefined) return refusal
    // From the first draw on, a director decides about late entries.
    const closing: Act[] =
      snapshot.settings.allowRegistration === 'open'
        ? [{ type: 'editEvent', settings: { allowRegistration: 'closed' } }]
        : []
    const finish = (draw: Draw | string): Act[] | string => {
      if (typeof draw === 'string') return draw
      // One of two programs is wrong or had other facts, so neither draw can be trusted.
      if (expected && !isSameDraw(draw.pairs, expected)) return say.drawsDiffer({ round })
      return [{ type: 'drawRound', draw }]
    }
    const given = drawWithoutEngine(snapshot, request)
    if (given === undefined)
      return { acts: closing, draws: { facts: snapshot, round, wishes: { hasThirdPlace } }, finish }
    const drawn = finish(given)
    return typeof drawn === 'string' ? drawn : [...closing, ...drawn]
  },
  editDraw: (_snapshot, request) => [request],
  redraw: redrawPlan,
  forbid: forbidPlan,
  discardDraw: (_snapshot, request) => [{ type: 'discardDraw', round: request.round }],
  publish: (snapshot, { round, isEmpty }) => {
    const draws = drawToCompare(snapshot, round)
    const acts: Act[] = [{ type: 'publishRound', round, ...(isEmpty && { isEmpty }) }]
    if (!draws) return [...acts, ...handChangesNoted(snapshot, round)]
    return { acts, draws, finish: (draw) => handChangesNoted(snapshot, round, draw) }
  },
  // Without a new schedule, a round that was taken back waits for a director to publish it.
  unpublish: (snapshot, { round, isWithResults }) => {
    const columns = snapshot.rounds[round - 1]
    // The client may not have seen the results: ask for confirmation.
    if (columns && resultCount(columns) > 0 && !isWithResults)
      return say.resultsTakenBackToo({ round, results: resultCount(columns) })
    return [
      { type: 'unpublishRound', round, kept: boardsWithResults(boardsOf(snapshot, round)) },
      ...handChangesStruck(snapshot, round),
      ...unscheduling({ ...snapshot, round: round - 1 }),
    ]
  },
  ...CAPTAIN_PLANS,
  feature: (_snapshot, { round, no, isFeatured }) => [{ type: 'setFeatured', round, no, isFeatured }],
  schedule: (_snapshot, { round, publishAt }) => [{ type: 'scheduleRound', round, publishAt }],
  reopen: (snapshot, { round }) => [{ ...reopeningAct(snapshot), round }],
  close: closingActs,
  enterBoards: (snapshot, request) => withBracketWay(snapshot, HALL_PLANS.enterBoards(snapshot, request), request.goes),
  decide: (snapshot, request) => withBracketWay(snapshot, HALL_PLANS.decide(snapshot, request), request.goes),
  enterResult: (snapshot, request) => {
    const acts = HALL_PLANS.enterResult(snapshot, request)
    const { goes } = request
    if (goes === 'replace' || goes === 'stays') return withBracketWay(snapshot, acts, goes)
    if (request.goes !== 'redraw' || typeof acts === 'string' || acts.length === 0) return acts
    return redrawnAfter(snapshot, acts)
  },
}

/** The acts of a request, or why it is refused, in a sentence. `propose` draws the round that the request needs. */
export const deskActs = (
  snapshot: Snapshot,
  request: DeskRequest,
  propose: ProposeDraw = proposeDraw,
): Act[] | string => corrected(snapshot, actsOfPlan(planOf(snapshot, request), propose))

export const neededDraw = (snapshot: Snapshot, request: DeskRequest): NeededDraw | undefined =>
  drawOfPlan(planOf(snapshot, request))

const planOf = (snapshot: Snapshot, request: DeskRequest): DeskPlan =>
  // TypeScript can't see that a request belongs to the plan of its own type.
  (PLANS[request.type] as (snapshot: Snapshot, request: DeskRequest) => DeskPlan)(snapshot, request)

/** Nobody who was absent is paired again in silence. */
function noShowRefusal(snapshot: Snapshot): string | undefined {
  const { round } = snapshot
  const names = unansweredNoShows(snapshot).map(({ no }) => distinctName(snapshot, entryPosition(snapshot, no)))
  if (names.length === 0) return undefined
  const shown =
    names.length > MOST_NAMED
      ? [...names.slice(0, MOST_NAMED), say.moreNames({ count: names.length - MOST_NAMED })]
      : names
  return say.noShows({ count: names.length, names: joinAnd(shown), round, next: round + 1 })
}

const isSameDraw = (one: DrawnPair[], other: DrawnPair[]): boolean => pairsKey(one) === pairsKey(other)
const pairsKey = (pairs: DrawnPair[]): string =>
  JSON.stringify(pairs.map(({ white, black, bye, pool = 0 }) => [white, black, bye, pool]))

/**
 * A draw without an engine: published by another program, made by hand, or too large to be drawn again by the Worker.
 * Undefined when the engine has to draw.
 */
function drawWithoutEngine(
  snapshot: Snapshot,
  { round, isByHand, expected, certificate, pairs }: Extract<DeskRequest, { type: 'draw' }>,
): Draw | string | undefined {
  if (pairs) return { round, engine: 'hand', proposed: pairs, pairs }
  if (isByHand) return drawByHand(snapshot, round)
  return isLargeDraw(snapshot, round) ? certifiedDraw(snapshot, round, expected, certificate) : undefined
}

/** Refused while boards have no confirmed result, unless these games are adjourned. */
function closingActs(
  snapshot: Snapshot,
  { round, isAdjourning }: { round: number; isAdjourning?: boolean | undefined },
) {
  const columns = snapshot.rounds[round - 1]
  const open = columns ? openBoards(columns) : []
  const closing = { ...closingAct(snapshot), round } satisfies Act
  if (open.length > 0 && !isAdjourning) {
    const boards = joinComma(open.slice(0, 5).map((at) => at + 1))
    return open.length > 5
      ? say.boardsOpenAndMore({ round, boards, count: open.length - 5 })
      : say.boardsOpen({ round, boards })
  }
  const refusal = closing.active || round !== snapshot.round ? undefined : finalRefusal(snapshot, 'standings')
  if (refusal !== undefined) return refusal
  const adjourned = recordsOf(snapshot)
    .matches.filter((match) => match.round === round && open.includes(match.board - 1))
    .flatMap(({ no }) => HALL_PLANS.adjourn(snapshot, { type: 'adjourn', round, no }) as Act[])
  return [...adjourned, closing]
}

/** The acts, followed by a new draw of the next round. */
function redrawnAfter(snapshot: Snapshot, acts: Act[]): DeskPlan {
  const round = snapshot.round + 1
  const draft = drawOf(snapshot, round)
  if (!draft) return say.noDraft({ round })
  const all: Act[] = [...acts, { type: 'discardDraw', round }]
  const plan = planChange(snapshot, all)
  if (typeof plan === 'string') return plan
  const wishes = { hasThirdPlace: hasThirdPlace(snapshot, draft) }
  return {
    acts: all,
    draws: { facts: plan.after, round, wishes },
    finish: (draw) => (typeof draw === 'string' ? draw : [{ type: 'drawRound', draw }]),
  }
}

/** Third-place match: in the last round of a knockout, a pool with two boards. */
const hasThirdPlace = ({ settings, systems }: Snapshot, { round, pairs }: Draw): boolean =>
  round === settings.totalRounds &&
  systemAt(settings, systems, round).system === 'knockout' &&
  pairs.some(({ pool }, at) => pairs.findIndex((other) => other.pool === pool) < at)

const storedDetails = ({ notes, ...details }: NonNullable<RequestOf<'editEntry'>['details']>) => ({
  ...details,
  ...(details.email && { email: details.email.toLowerCase() }),
  ...(notes !== undefined && { meta: metaOfNotes(notes) }),
})

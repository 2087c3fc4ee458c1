import * as say from '#words/coreMatch.js'
import type { Settings } from '../tournament/tournament.ts'
import { bothHalfPoints, enteredResultRefusal } from './entered-result.ts'
import type { Facts } from './facts.ts'
import { NO_OUTCOME } from './outcome.ts'
import type { PairingState } from './pairing-state.ts'
import { sourceOfResult } from './result-rank.ts'
import { outcomeOfPoints, pointsOfLetters, type MatchPoints } from './scores.ts'
import { isSettled } from './settled.ts'
import { plainPoints } from '../text/score.ts'

/** Outcomes that a side can report; only arbiters enter forfeits. */
export const REPORTED_OUTCOMES = ['10', '==', '01'] as const
/** Outcomes that captains can report of a board. */
export const BOARD_OUTCOMES = [...REPORTED_OUTCOMES, '+-', '-+', '--'] as const

/** `points` are plain points. `boards` has two letters for each board of a team match. */
export type ReportedResult =
  | { outcome: (typeof REPORTED_OUTCOMES)[number] }
  | { points: [white: number, black: number] }
  | { boards: string }

type ReportScoring = Pick<Settings, 'gamePointTotal' | 'competitors'>
type ReportingSide = 'w' | 'b'

/** A claim must fit in one frame to all viewers. */
export const MAX_REPORTED_BOARDS = 20
/** Two letters for each board. */
export const BOARD_LETTERS = /^(?:10|==|01|\+-|-\+|--)+$/
const POINTS = /^(\d+(?:\.5)?):(\d+(?:\.5)?)$/

/** The format in a match's facts: `10`, `2.5:1.5`, or `#10==01` board by board. */
export function claimOf(result: ReportedResult): string {
  if ('outcome' in result) return result.outcome
  return 'boards' in result ? `#${result.boards}` : result.points.join(':')
}

/** Undefined if the claim is invalid. */
export function parseClaim(claim: string): ReportedResult | undefined {
  if (claim.startsWith('#')) return BOARD_LETTERS.test(claim.slice(1)) ? { boards: claim.slice(1) } : undefined
  const outcome = REPORTED_OUTCOMES.find((one) => one === claim)
  const [, white, black] = POINTS.exec(claim) ?? []
  if (outcome) return { outcome }
  return white === undefined ? undefined : { points: [Number(white), Number(black)] }
}

/** Why a side can't report this, in a sentence; undefined if it can. */
export function reportRefusal(
  result: ReportedResult,
  { facts }: PairingState,
  settings: ReportScoring,
): string | undefined {
  if (!('boards' in result)) return enteredResultRefusal(result, settings)
  if (settings.competitors !== 'team') return say.boardsInTeamMatches()
  if (facts.link !== undefined) return say.boardsFromLink()
  if (result.boards.length > 2 * MAX_REPORTED_BOARDS) return say.atMostBoards({ count: MAX_REPORTED_BOARDS })
  const [white, black] = pointsOfLetters(result.boards)
  return enteredResultRefusal({ points: [plainPoints(white), plainPoints(black)] }, settings)
}

/** The claimed result without the `provisional` fact, so the caller decides whether it is confirmed. */
export function withClaim(state: PairingState, claim: string, { gamePointTotal }: ReportScoring): PairingState {
  const result = parseClaim(claim)
  if (!result) return state
  const { provisional: _waits, aborted: _ended, adjourned: _later, cleared: _open, ...facts } = state.facts
  const points = pointsOf(result)
  return {
    outcome: 'outcome' in result ? result.outcome : outcomeOfPoints(points!),
    points: gamePointTotal === 1 ? null : points,
    games: 'boards' in result ? result.boards : state.games,
    facts,
  }
}

const pointsOf = (result: ReportedResult): MatchPoints | null => {
  if ('points' in result) return bothHalfPoints(result.points)
  return 'boards' in result ? pointsOfLetters(result.boards) : null
}

/**
 * The match after one side reported a result. It has to be confirmed by an arbiter; if the other side's report differs,
 * neither counts. A chess site's result is replaced, and kept as a claim.
 */
export function withReport(
  state: PairingState,
  side: ReportingSide,
  claim: string,
  settings: ReportScoring,
): PairingState {
  const said = { ...state.facts, [side === 'w' ? 'whiteSays' : 'blackSays']: claim }
  const isOfSite = sourceOfResult(state, settings) === 'chessSite'
  const siteSays = isOfSite ? claimOfState(state, claim) : undefined
  const facts: Facts = { ...said, ...(siteSays !== undefined && { siteSays }) }
  const after = withClaim({ ...state, facts }, claim, settings)
  if (!differ([facts.whiteSays, facts.blackSays])) return { ...after, facts: { ...after.facts, provisional: true } }
  const isOfBoards = [facts.whiteSays, facts.blackSays].some((one) => one?.startsWith('#'))
  return { outcome: NO_OUTCOME, points: null, games: isOfBoards ? '' : state.games, facts: after.facts }
}

/** The current result in the same format as the claim `like`. */
export const claimOfState = ({ outcome, points }: Pick<PairingState, 'outcome' | 'points'>, like: string): string =>
  points && !REPORTED_OUTCOMES.some((one) => one === like) ? points.map(plainPoints).join(':') : outcome

function isSameScore(one: string, other: string): boolean {
  const [left, right] = [parseClaim(one), parseClaim(other)]
  return left && right ? scoreOf(left) === scoreOf(right) : one === other
}
const scoreOf = (result: ReportedResult): string => ('outcome' in result ? result.outcome : String(pointsOf(result)))

const differ = (claims: (string | undefined)[]): boolean =>
  new Set(claims.filter((claim) => claim !== undefined)).size > 1

export interface ResultClaim {
  by: ReportingSide | 'site'
  claim: string
}

/** All claims, White's first. */
export const claimsOf = ({ whiteSays, blackSays, siteSays }: Facts): ResultClaim[] =>
  ([['w', whiteSays] as const, ['b', blackSays] as const, ['site', siteSays] as const] as const).flatMap(
    ([by, claim]) => (claim === undefined ? [] : [{ by, claim }]),
  )

/** Whether two claims differ, so that an arbiter has to decide. */
export function isDisputed(state: { outcome: string; facts: Facts }): boolean {
  const { whiteSays, blackSays, siteSays } = state.facts
  if (state.outcome !== NO_OUTCOME && isSettled(state)) return false
  const sides = [whiteSays, blackSays].filter((claim) => claim !== undefined)
  return differ(sides) || (siteSays !== undefined && sides.some((claim) => !isSameScore(claim, siteSays)))
}

export const isAgreed = ({ whiteSays, blackSays }: Facts): boolean => whiteSays !== undefined && whiteSays === blackSays

/** Removes all claims. */
export const NO_CLAIMS = { whiteSays: null, blackSays: null, siteSays: null } as const

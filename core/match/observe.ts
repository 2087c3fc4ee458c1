import type { Settings } from '../tournament/tournament.ts'
import type { Facts } from './facts.ts'
import { gameLetters, mergeGames, numberGames, type Game, type NumberedGame } from './site-games.ts'
import { changeBetween, type PairingChange } from './pairing-state.ts'
import { isComplete, PULLED_RESULT, type MatchState } from './completion.ts'
import { NO_OUTCOME } from './outcome.ts'
import { outcomeOfPoints, pointsOfLetters, type MatchPoints } from './scores.ts'
import { claimOfState, claimsOf, isDisputed, type ResultClaim } from './reported-result.ts'
import { otherPoints } from './site-points.ts'
import { isSettled } from './settled.ts'
import { adjustment } from './adjustment.ts'
import { isShort, shortForfeit } from './short-roster.ts'

/** A chess site's report of a match, with our terms and our order of sides. `games` has only finished games. */
export interface SiteReport {
  bodyStatus?: string
  startTime?: number
  endTime?: number
  boards?: number
  points?: MatchPoints
  games: Game[]
  /** With fewer boards the match does not start. */
  minBoards?: number
  /** Players who signed up for each side. */
  signUps?: [first: number, second: number]
  /** A board with results could not be read, so the result waits for the next poll. */
  unread?: boolean
}

export interface Observation {
  after: MatchState
  /** New and changed games. */
  games: NumberedGame[]
  /** The changed fields of the pairing; empty if only rows of games differ, undefined if nothing changed. */
  change: PairingChange | undefined
  /** Whether the result is settled, so that no more polls are needed. */
  final: boolean
}

const STAGES: Record<string, number> = { scheduled: 0, registration: 1, registered: 1, in_progress: 2, finished: 3 }

/**
 * Applies a report to a match. Idempotent; ignores outdated reports; accepts the site's corrections until the result is
 * confirmed, and nothing afterwards.
 */
export function observe(
  before: MatchState,
  report: SiteReport,
  now: number,
  { pullResults, gamePointTotal }: Pick<Settings, 'pullResults' | 'gamePointTotal'>,
): Observation {
  if (isSettled(before) || before.facts.cleared || isOutdated(before, report))
    return { after: before, games: [], change: undefined, final: isSettled(before) }
  const played = mergeGames(before.played, report.games)
  const letters = gameLetters(played)
  // Without news of games the pairing keeps its letters: captains may have reported them board by board.
  const games = letters === gameLetters(before.played) ? before.games : letters
  const facts = withAdjustment(factsAfter(before, report, played, now), report, games)
  if (otherPoints(facts, { gamePointTotal }) !== undefined) return withoutScore(before, played, facts, report.unread)
  const short = { ...report, bodyStatus: facts.bodyStatus }
  if (isShort(short)) return neverStarted(before, facts, shortForfeit(short), PULLED_RESULT[pullResults])
  const points = pointsAfter(before, report, played, facts)
  const outcomeState =
    !report.unread && isComplete({ facts, points, played }, now) ? PULLED_RESULT[pullResults] : undefined
  if (claimsOf(before.facts).some(({ by }) => by !== 'site')) {
    const isOver = outcomeState !== undefined
    const seen = { ...before, games, played, facts }
    return observation(before, besideReports(seen, isOver ? points : null, outcomeState === 'final'))
  }
  const after: MatchState = {
    outcome: outcomeState && points ? outcomeOfGames(points, games) : before.outcome,
    points,
    games,
    played,
    facts:
      outcomeState === 'provisional'
        ? { ...facts, provisional: true }
        : outcomeState
          ? withoutProvisional(facts)
          : facts,
  }
  return observation(before, after)
}

/**
 * A match that the site scores otherwise than the event: its games are shown, and the result is entered by hand.
 * `unread`: some of its games are still to be read.
 */
function withoutScore(before: MatchState, played: Game[], facts: Facts, unread: boolean | undefined): Observation {
  const seen = observation(before, { ...before, played, facts })
  return { ...seen, final: seen.final || (facts.bodyStatus === 'finished' && !unread) }
}

/**
 * A match that a side had too few players for. It is a forfeit, never a draw; without the forfeit it stays open, and
 * what captains reported is left to a director.
 */
function neverStarted(
  before: MatchState,
  facts: Facts,
  forfeit: string | undefined,
  state: 'provisional' | 'final' | undefined,
): Observation {
  const isReported = claimsOf(before.facts).some(({ by }) => by !== 'site')
  if (!forfeit || !state || isReported)
    return observation(before, { ...before, points: before.outcome === NO_OUTCOME ? null : before.points, facts })
  const known = state === 'provisional' ? { ...facts, provisional: true as const } : withoutProvisional(facts)
  return observation(before, { ...before, outcome: forfeit, points: null, facts: known })
}

/**
 * A result reported by the sides has precedence: an equal result of the site confirms it, another one is kept as one
 * more claim.
 */
function besideReports(seen: MatchState, sitePoints: MatchPoints | null, isFinal: boolean): MatchState {
  if (!sitePoints) return seen
  const [{ claim }] = claimsOf(seen.facts) as [ResultClaim]
  const siteSays = claimOfState({ outcome: outcomeOfPoints(sitePoints), points: sitePoints }, claim)
  const heard = { ...seen, facts: { ...seen.facts, siteSays } }
  return isDisputed(heard) || !isFinal ? heard : { ...heard, facts: withoutProvisional(heard.facts) }
}

/** The outcome of a match by its points. It is a forfeit if none of its games was played. */
function outcomeOfGames([first, second]: MatchPoints, letters: string): string {
  if (!/^[+-]+$/.test(letters)) return outcomeOfPoints([first, second])
  return first > second ? '+-' : first < second ? '-+' : '--'
}

/** Ends a match without a result, after it could not be read for too long. */
export const abandon = (before: MatchState): Observation =>
  observation(before, { ...before, facts: { ...before.facts, aborted: true } })

function observation(before: MatchState, after: MatchState): Observation {
  const [games, change] = [changedGames(before, after), changeBetween(before, after)]
  const hasChanged = games.length > 0 || Object.keys(change).length > 0
  return { after, games, change: hasChanged ? change : undefined, final: isSettled(after) }
}

/** The report that stands for a 304. It is processed like any other, because a match can be settled by time alone. */
export const unchangedReport = ({ facts, points }: MatchState): SiteReport => ({
  ...(facts.bodyStatus !== undefined && { bodyStatus: facts.bodyStatus }),
  ...(points && { points }),
  games: [],
})

/**
 * Whether a report is older than the known state: an earlier stage, or at the same stage fewer games and a lower score.
 */
function isOutdated({ facts, points, played }: MatchState, report: SiteReport): boolean {
  const [known, told] = [STAGES[facts.bodyStatus ?? ''], STAGES[report.bodyStatus ?? '']]
  if (known === undefined || told === undefined) return false
  if (told < known) return true
  return told === known && report.games.length < played.length && sumPoints(report.points) < sumPoints(points)
}

const sumPoints = (points: MatchPoints | null | undefined): number => (points ? points[0] + points[1] : 0)

function factsAfter({ facts, played: known }: MatchState, report: SiteReport, played: Game[], now: number): Facts {
  const { startTime, endTime } = report
  // An unknown status must not reopen a finished match.
  const keeps = facts.bodyStatus === 'finished' || report.bodyStatus === undefined
  const bodyStatus = keeps ? facts.bodyStatus : report.bodyStatus
  const ended = bodyStatus === 'finished' ? (endTime ?? facts.endTime ?? now) : endTime
  // Before play the number of boards can fall. Once a game was played, it never does.
  const boards = Math.max(
    report.boards ?? 0,
    ...played.map(({ board }) => board),
    known.length > 0 ? (facts.boards ?? 0) : 0,
  )
  return {
    ...facts,
    ...(bodyStatus !== undefined && { bodyStatus }),
    ...(startTime !== undefined && { startTime }),
    ...(ended !== undefined && { endTime: ended }),
    ...(boards > 0 && { boards }),
  }
}

/** The site's own score, which it corrects; else the sum of the finished games. null before play. */
function pointsAfter(before: MatchState, report: SiteReport, played: Game[], facts: Facts): MatchPoints | null {
  if (
    report.points &&
    (sumPoints(report.points) > 0 || (STAGES[facts.bodyStatus ?? ''] ?? 0) >= STAGES['in_progress']!)
  ) {
    return report.points
  }
  return played.length > 0 ? pointsOfLetters(gameLetters(played)) : before.points
}

/** Notes what the site's score differs from its games by. */
function withAdjustment({ adjusted, ...facts }: Facts, { points, boards }: SiteReport, letters: string): Facts {
  const now = points ? adjustment(points, letters, boards ?? facts.boards ?? 0) : adjusted
  return { ...facts, ...(now !== undefined && { adjusted: now }) }
}

function withoutProvisional(facts: Facts): Facts {
  const rest = { ...facts }
  delete rest.provisional
  return rest
}

function changedGames(before: MatchState, after: MatchState): NumberedGame[] {
  const known = new Set(numberGames(before.played).map(gameFields))
  return numberGames(after.played).filter((game) => !known.has(gameFields(game)))
}

/** Without moves: they are read together with the link. */
const gameFields = ({ no, board, whiteFirst, outcome, white, black, link, startedAt, endedAt }: NumberedGame): string =>
  JSON.stringify([no, board, whiteFirst, outcome, white, black, link, startedAt, endedAt])

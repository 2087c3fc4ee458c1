import type { Settings } from '../tournament/tournament.ts'
import type { PairingState } from './pairing-state.ts'
import type { Facts } from './facts.ts'
import { gameLetters, mergeGames, numberGames, type Game, type NumberedGame } from './site-games.ts'
import { patches, type Patch } from './patches.ts'
import { isComplete, PULLED_RESULT, type MatchState } from './completion.ts'
import { outcomeOfPoints, pointsOfLetters, type MatchPoints } from './scores.ts'
import { claimOfState, claimsOf, isDisputed, type ResultClaim } from './reported-result.ts'
import { isSettled } from './settled.ts'

/** A chess site's report of a match, with our terms and our order of sides. `games` has only finished games. */
export interface SiteReport {
  bodyStatus?: string
  startTime?: number
  endTime?: number
  boards?: number
  points?: MatchPoints
  games: Game[]
  /** Some boards with results could not be read, so there is no result until the next poll. */
  unread?: boolean
}

export interface Observation {
  after: MatchState
  /** New and changed games. */
  games: NumberedGame[]
  /** Changes to broadcast, in this order; empty if nothing changed. */
  patches: Patch[]
  /** The result can't change any more. */
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
  { pullResults }: Pick<Settings, 'pullResults'>,
): Observation {
  if (isSettled(before) || before.facts.cleared || isOutdated(before, report))
    return { after: before, games: [], patches: [], final: isSettled(before) }
  const games = mergeGames(before.games, report.games)
  const facts = factsAfter(before, report, games, now)
  const points = pointsAfter(before, report, games, facts)
  const outcomeState =
    !report.unread && isComplete({ facts, points, games }, now) ? PULLED_RESULT[pullResults] : undefined
  if (claimsOf(before.facts).some(({ by }) => by !== 'site')) {
    const isOver = outcomeState !== undefined && points !== undefined
    const after = besideReports(before, { facts, games }, isOver ? points : undefined, outcomeState === 'final')
    return observation(before, after)
  }
  const after: MatchState = {
    outcome: outcomeState && points ? outcomeOfPoints(points) : before.outcome,
    ...(points && { points }),
    games,
    facts:
      outcomeState === 'provisional'
        ? { ...facts, provisional: true }
        : outcomeState
          ? withoutProvisional(facts)
          : facts,
  }
  return observation(before, after)
}

/** Results reported by the sides outrank the site's: the site's result confirms them or becomes another claim. */
function besideReports(
  { outcome, points }: MatchState,
  { facts, games }: Pick<MatchState, 'facts' | 'games'>,
  sitePoints: MatchPoints | undefined,
  isFinal: boolean,
): MatchState {
  const known = { outcome, ...(points && { points }), games }
  if (!sitePoints) return { ...known, facts }
  const [{ claim }] = claimsOf(facts) as [ResultClaim]
  const siteSays = claimOfState({ outcome: outcomeOfPoints(sitePoints), points: sitePoints }, claim)
  const heard = { ...known, facts: { ...facts, siteSays } }
  return isDisputed(heard) || !isFinal ? heard : { ...heard, facts: withoutProvisional(heard.facts) }
}

/** Ends a match without a result, after it could not be read for too long. */
export const abandon = (before: MatchState): Observation =>
  observation(before, { ...before, facts: { ...before.facts, aborted: true } })

function observation(before: MatchState, after: MatchState): Observation {
  const [games, told] = [changedGames(before, after), patches(stateOf(before), stateOf(after))]
  // A change in the games' own rows only is a change of the tournament too: an empty frame carries its version.
  return { after, games, patches: told.length === 0 && games.length > 0 ? [{}] : told, final: isSettled(after) }
}

export const stateOf = ({ outcome, points, games, facts }: MatchState): PairingState => ({
  outcome,
  points: points ?? null,
  games: gameLetters(games),
  facts,
})

/** A report for an answer of 304 (not modified): a match can still become complete by time alone. */
export const unchangedReport = ({ facts, points }: MatchState): SiteReport => ({
  ...(facts.bodyStatus !== undefined && { bodyStatus: facts.bodyStatus }),
  ...(points && { points }),
  games: [],
})

/**
 * Whether a report is older than what is known: an earlier stage, or at the same stage fewer games and a lower score.
 */
function isOutdated({ facts, points, games }: MatchState, report: SiteReport): boolean {
  const [known, told] = [STAGES[facts.bodyStatus ?? ''], STAGES[report.bodyStatus ?? '']]
  if (known === undefined || told === undefined) return false
  if (told < known) return true
  return told === known && report.games.length < games.length && sumPoints(report.points) < sumPoints(points)
}

const sumPoints = (points: MatchPoints | undefined): number => (points ? points[0] + points[1] : 0)

function factsAfter({ facts, games: known }: MatchState, report: SiteReport, games: Game[], now: number): Facts {
  const { startTime, endTime } = report
  // An unknown status must not reopen a finished match.
  const keeps = facts.bodyStatus === 'finished' || report.bodyStatus === undefined
  const bodyStatus = keeps ? facts.bodyStatus : report.bodyStatus
  const ended = bodyStatus === 'finished' ? (endTime ?? facts.endTime ?? now) : endTime
  // Before play boards come and go. Once a board was played on, the count never falls.
  const boards = Math.max(
    report.boards ?? 0,
    ...games.map(({ board }) => board),
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

/** The site's score, which includes its corrections, else the sum of the games. Undefined before play. */
function pointsAfter(before: MatchState, report: SiteReport, games: Game[], facts: Facts): MatchPoints | undefined {
  if (
    report.points &&
    (sumPoints(report.points) > 0 || (STAGES[facts.bodyStatus ?? ''] ?? 0) >= STAGES['in_progress']!)
  ) {
    return report.points
  }
  return games.length > 0 ? pointsOfLetters(gameLetters(games)) : before.points
}

function withoutProvisional(facts: Facts): Facts {
  const rest = { ...facts }
  delete rest.provisional
  return rest
}

function changedGames(before: MatchState, after: MatchState): NumberedGame[] {
  const known = new Set(numberGames(before.games).map(gameFields))
  return numberGames(after.games).filter((game) => !known.has(gameFields(game)))
}

/** Without moves: they are read together with the link. */
const gameFields = ({ no, board, whiteFirst, outcome, white, black, link, startedAt, endedAt }: NumberedGame): string =>
  JSON.stringify([no, board, whiteFirst, outcome, white, black, link, startedAt, endedAt])

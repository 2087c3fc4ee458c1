import type { Settings } from '../tournament/tournament.ts'
import type { PairingState } from '../snapshot/pairing-state.ts'
import type { Facts } from './facts.ts'
import { letters, merged, placed, type Game, type Placed } from './games.ts'
import { patches, type Patch } from './patches.ts'
import { isComplete, STANDING, type Played } from './result.ts'
import { outcomeOf, score, type Points } from './scores.ts'
import { isSettled } from './settled.ts'

/** A linked match as it is stored. */
export interface Match extends Played {
  outcome: string
}

/** What the chess site says of a match, in our words and by our sides. Only games that have ended are told. */
export interface Seen {
  bodyStatus?: string
  startTime?: number
  endTime?: number
  boards?: number
  points?: Points
  games: Game[]
  /** Boards with results could not be read yet, so the next look tells more: there is no result before. */
  unread?: boolean
}

export interface Observation {
  after: Match
  /** Games that are new or differ. */
  games: Placed[]
  /** What viewers are told, in this order; empty when nothing changed. */
  patches: Patch[]
  /** Whether the result stands for good. */
  final: boolean
}

const STAGES: Record<string, number> = { scheduled: 0, registration: 1, registered: 1, in_progress: 2, finished: 3 }

/**
 * A match after what the site says of it. The same answer twice changes nothing; an answer from the past is let go;
 * what the site corrects is taken until the result is confirmed, and nothing after that.
 */
export function observe(
  before: Match,
  seen: Seen,
  now: number,
  { pullResults }: Pick<Settings, 'pullResults'>,
): Observation {
  if (isSettled(before) || isPast(before, seen))
    return { after: before, games: [], patches: [], final: isSettled(before) }
  const games = merged(before.games, seen.games)
  const facts = factsAfter(before, seen, games, now)
  const points = pointsAfter(before, seen, games, facts)
  const standing = !seen.unread && isComplete({ facts, points, games }, now) ? STANDING[pullResults] : undefined
  const after: Match = {
    outcome: standing && points ? outcomeOf(points) : before.outcome,
    ...(points && { points }),
    games,
    facts: standing === 'provisional' ? { ...facts, provisional: true } : standing ? confirmed(facts) : facts,
  }
  return observation(before, after)
}

/** A match that nobody could read for too long: it is over without a result. */
export const givenUp = (before: Match): Observation =>
  observation(before, { ...before, facts: { ...before.facts, aborted: true } })

function observation(before: Match, after: Match): Observation {
  const [games, told] = [changedGames(before, after), patches(stateOf(before), stateOf(after))]
  // What only the games' own rows show is a change of the tournament too.
  return { after, games, patches: told.length === 0 && games.length > 0 ? [{}] : told, final: isSettled(after) }
}

/** A match as its pairing's columns hold it. */
export const stateOf = ({ outcome, points, games, facts }: Match): PairingState => ({
  outcome,
  points: points ?? null,
  games: letters(games),
  facts,
})

/** What the site says again when it says that nothing changed: time alone can still settle a match. */
export const again = ({ facts, points }: Match): Seen => ({
  ...(facts.bodyStatus !== undefined && { bodyStatus: facts.bodyStatus }),
  ...(points && { points }),
  games: [],
})

/** Whether an answer is older than what is known: an earlier stage, or fewer games and less of a score at the same one. */
function isPast({ facts, points, games }: Match, seen: Seen): boolean {
  const [known, told] = [STAGES[facts.bodyStatus ?? ''], STAGES[seen.bodyStatus ?? '']]
  if (known === undefined || told === undefined) return false
  if (told < known) return true
  return told === known && seen.games.length < games.length && total(seen.points) < total(points)
}

const total = (points: Points | undefined): number => (points ? points[0] + points[1] : 0)

function factsAfter({ facts, games: known }: Match, seen: Seen, games: Game[], now: number): Facts {
  const { startTime, endTime } = seen
  // A word that nobody knows does not take back that a match has ended.
  const keeps = facts.bodyStatus === 'finished' || seen.bodyStatus === undefined
  const bodyStatus = keeps ? facts.bodyStatus : seen.bodyStatus
  const ended = bodyStatus === 'finished' ? (endTime ?? facts.endTime ?? now) : endTime
  // Before play people come and go; after that a board was played on, whatever is said later.
  const boards = Math.max(
    seen.boards ?? 0,
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

/** The site's own score, which it corrects; without one, what the games make. None before play. */
function pointsAfter(before: Match, seen: Seen, games: Game[], facts: Facts): Points | undefined {
  if (seen.points && (total(seen.points) > 0 || (STAGES[facts.bodyStatus ?? ''] ?? 0) >= STAGES['in_progress']!)) {
    return seen.points
  }
  return games.length > 0 ? score(letters(games)) : before.points
}

function confirmed(facts: Facts): Facts {
  const rest = { ...facts }
  delete rest.provisional
  return rest
}

function changedGames(before: Match, after: Match): Placed[] {
  const known = new Set(placed(before.games).map(told))
  return placed(after.games).filter((game) => !known.has(told(game)))
}

/** What is said of a game, its moves aside: they come with its link. */
const told = ({ no, board, whiteFirst, outcome, white, black, link, startedAt, endedAt }: Placed): string =>
  JSON.stringify([no, board, whiteFirst, outcome, white, black, link, startedAt, endedAt])

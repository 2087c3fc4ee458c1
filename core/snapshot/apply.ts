import type { LiveEvent, MatchEvent } from '../contract/live.ts'
import type { Facts } from '../match/facts.ts'
import { NONE } from '../match/outcome.ts'
import type { Settings } from '../tournament/tournament.ts'
import type { RoundColumns, Snapshot } from './snapshot.ts'
import { byeHalves, worth } from './worth.ts'

type Worth = (outcome: string) => [white: number, black: number]

const pointsBy =
  (settings: Settings): Worth =>
  (outcome) =>
    worth(outcome, settings.gamePointTotal, byeHalves(settings))

/**
 * The snapshot after what the room told, sharing all that did not change; the same snapshot when it tells nothing new.
 * `gap`: something was missed or is not in the event, so the snapshot must be fetched.
 */
export function apply(snapshot: Snapshot, event: LiveEvent): Snapshot | 'gap' {
  if (event.type === 'online' || event.v <= snapshot.version) return snapshot
  if (event.v > snapshot.version + 1) return 'gap'
  switch (event.type) {
    case 'match':
      return withMatch(snapshot, event)
    case 'announcement':
      return { ...snapshot, version: event.v }
    case 'round':
    case 'stale':
      return 'gap'
    default:
      return event satisfies never
  }
}

function withMatch(snapshot: Snapshot, event: MatchEvent): Snapshot | 'gap' {
  const round = snapshot.rounds[event.r - 1]
  const position = round ? (round.no ? round.no.indexOf(event.n) : event.n - 1) : -1
  if (!round || round.white[position] === undefined) return 'gap'
  const changed = changedRound(round, position, event, pointsBy(snapshot.settings))
  return { ...snapshot, version: event.v, rounds: snapshot.rounds.with(event.r - 1, changed) }
}

function changedRound(round: RoundColumns, at: number, { o, p, g, f }: MatchEvent, worthOf: Worth): RoundColumns {
  const { facts, ...columns } = round
  const outcome = round.outcomes.slice(2 * at, 2 * at + 2)
  const points = p ?? (o !== undefined ? pointsAfter(round.points, at, outcome, o, worthOf) : undefined)
  const known = f ? factsAfter(facts, at, f) : facts
  return {
    ...columns,
    ...(o !== undefined && { outcomes: spliced(round.outcomes, 2 * at, o) }),
    ...(points && { points: withPoints(round, at, points, worthOf) }),
    ...(g && { games: withGames(round, at, g) }),
    ...(known && { facts: known }),
  }
}

const spliced = (text: string, at: number, letters: string): string =>
  text.slice(0, at).padEnd(at) + letters + text.slice(at + letters.length)

// Points that only said what the outcome was worth go with it.
function pointsAfter(
  points: number[] | undefined,
  at: number,
  before: string,
  after: string,
  worthOf: Worth,
): [number, number] | undefined {
  if (!points) return undefined
  const [white, black] = worthOf(before)
  const isPlain = points[2 * at] === white && points[2 * at + 1] === black
  return isPlain ? worthOf(after) : undefined
}

function withPoints(round: RoundColumns, at: number, [white, black]: [number, number], worthOf: Worth): number[] {
  const points = round.points
    ? [...round.points]
    : round.white.flatMap((_, other) => worthOf(round.outcomes.slice(2 * other, 2 * other + 2)))
  points[2 * at] = white
  points[2 * at + 1] = black
  return points
}

function withGames(round: RoundColumns, at: number, changes: [position: number, letters: string][]): string[] {
  const games = round.games ?? round.white.map(() => '')
  return games.with(
    at,
    changes.reduce((letters, [game, outcome]) => spliced(letters, game * NONE.length, outcome), games[at] ?? ''),
  )
}

function factsAfter(
  facts: RoundColumns['facts'],
  at: number,
  changes: NonNullable<MatchEvent['f']>,
): RoundColumns['facts'] {
  const { [at]: before, ...others } = facts ?? {}
  const known = Object.entries({ ...before, ...changes }).filter(([, fact]) => fact !== null)
  const after = known.length > 0 ? { ...others, [at]: Object.fromEntries(known) as Facts } : others
  return Object.keys(after).length > 0 ? after : undefined
}

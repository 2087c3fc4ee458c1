import type { LiveEvent, MatchEvent } from '../match/live.ts'
import { withMini } from '../match/fixture-state.ts'
import { miniAt } from '../match/mini.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { changedState, type PairingChange, type PairingState } from '../match/pairing-state.ts'
import { pairingState, spliced, trimmedGames, withPairingState } from './pairing-state.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Applies a frame of the room and shares all unchanged parts; returns the same snapshot for old frames. `gap`: frames
 * were missed, or the frame lacks the data, so the client has to fetch the snapshot.
 */
export function applyEvent(snapshot: Snapshot, event: LiveEvent): Snapshot | 'gap' {
  if (event.type === 'online' || event.v <= snapshot.version) return snapshot
  if (event.v > snapshot.version + 1) return 'gap'
  switch (event.type) {
    case 'match':
      return withMatch(snapshot, event)
    case 'announcement':
    case 'desk':
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
  // Only the server decides which results a reader sees.
  if (snapshot.hidden) return round.facts?.[position]?.hidden ? { ...snapshot, version: event.v } : 'gap'
  const before = pairingState(round, position)
  const after = withPairingState(round, position, stateAfter(snapshot, before, event))
  return { ...snapshot, version: event.v, rounds: snapshot.rounds.with(event.r - 1, after) }
}

/** A match of a fixture changes the fixture's score, too. */
function stateAfter({ settings }: Snapshot, before: PairingState, event: MatchEvent): PairingState {
  const { k, b } = event
  if (k === undefined) return changedState(before, changeOf(before, event))
  const change = changeOf(miniAt(before.minis, k), event)
  return withMini(before, k, { ...change, ...(b !== undefined && { minBoards: b }) }, settings)
}

const changeOf = (
  { games }: Pick<PairingState, 'games'>,
  { o, p, g, f }: MatchEvent,
): Pick<PairingChange, 'outcome' | 'points' | 'games' | 'facts'> => ({
  ...(o !== undefined && { outcome: o }),
  ...(p !== undefined && { points: p }),
  ...(g && { games: changedGames(games, g) }),
  ...(f && { facts: f }),
})

const changedGames = (before: string, changes: NonNullable<MatchEvent['g']>): string =>
  trimmedGames(
    changes.reduce((letters, [game, outcome]) => spliced(letters, game * NO_OUTCOME.length, outcome), before),
  )

import { playersOf } from '../snapshot/player-rows.ts'
import { pairingsOf } from '../snapshot/pairing-rows.ts'
import { playerId } from '../snapshot/ids.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { settingsOf, statusOf } from '../snapshot/tournament-rows.ts'
import { BYE } from '../player/player.ts'
import type { Card, Entry, GameLink, Opponent, PlayerProfile } from './profile.ts'

/**
 * One competitor's part of a tournament: a snapshot with nobody but them and those they met, and the pairings they met in.
 */
export interface Part {
  snapshot: Snapshot
  no: number
  /** How many the tournament has. */
  players: number
  /** Boards of the pairings, by the pairings' ids. */
  boards: ReadonlyMap<string, number>
}

/** A competitor's tournament as a profile lists it. */
export function entryOf({ snapshot, no, players }: Part): Entry {
  const { id, name, active, createdAt, updatedAt, round, dates } = snapshot
  const own = playerId(id, no)
  return {
    tournamentId: id,
    name,
    active,
    createdAt,
    updatedAt,
    round,
    id: own,
    setting: settingsOf(snapshot),
    histories: playersOf(snapshot, [own])[0]?.histories ?? [],
    tournament: { ...statusOf(snapshot), players, startedAt: dates[0] ?? null },
  }
}

/** A competitor with all that the API tells of them, but for who claimed them. */
export function playerOf(part: Part): Omit<PlayerProfile, 'userId' | 'username'> | undefined {
  const { snapshot, no } = part
  const [player] = playersOf(snapshot, [playerId(snapshot.id, no)])
  if (!player) return undefined
  const name = `${player.firstName} ${player.lastName}`.trim()
  return { ...player, name, opponents: opponentsOf(part), tournaments: [entryOf(part)] }
}

/** Whom they met, in the order they met them. */
function opponentsOf({ snapshot, no }: Part): Opponent[] {
  const { players } = snapshot
  const [own] = playersOf(snapshot, [playerId(snapshot.id, no)])
  const nationalities = new Map(players.no.map((other, at) => [playerId(snapshot.id, other), players.nationality[at]!]))
  return (own?.histories ?? []).flatMap(({ id, name }) =>
    id === null || name === null ? [] : [{ id, name, nationality: nationalities.get(id) ?? '' }],
  )
}

/** A competitor's pairings as cards, but for byes: the newest round first. */
export function cardsOf({ snapshot, no, boards }: Part, now: number): Card[] {
  const own = playerId(snapshot.id, no)
  const { players, settings, dates, active } = snapshot
  const nationality = new Map(players.no.map((other, at) => [playerId(snapshot.id, other), players.nationality[at]!]))
  const address = settings.vanityURL ?? snapshot.id
  const tournament = {
    name: snapshot.name,
    address,
    competitors: settings.competitors,
    active,
    source: settings.source,
    selfLinks: settings.allowSelfLinks > 0,
  }
  return pairingsOf(snapshot, now, { withResults: true })
    .filter(({ idW, idB }) => idB !== BYE.id && (idW === own || idB === own))
    .map((pairing) => ({
      ...pairing,
      board: boards.get(pairing.id) ?? pairing.board,
      own: pairing.idW === own ? ('w' as const) : ('b' as const),
      nationalityW: nationality.get(pairing.idW) ?? '',
      nationalityB: nationality.get(pairing.idB) ?? '',
      roundTime: dates[pairing.round - 1] ?? null,
      tournament,
    }))
    .toReversed()
}

/** Cards in the order of a profile: by round, the last first, and in a round the newest. */
export const inOrder = (cards: Card[]): Card[] =>
  cards.toSorted((a, b) => b.round - a.round || (timeOf(b) ?? 0) - (timeOf(a) ?? 0) || (a.id < b.id ? -1 : 1))

/** When a match starts, as far as is known; else when its round does. */
export const timeOf = ({ startTime, roundTime }: Pick<Card, 'startTime' | 'roundTime'>): number | null =>
  startTime ?? roundTime

/** Whether a match belongs to what is still to come, the one that is being played included. */
export const isUpcoming = ({ isFinished, aborted }: Pick<Card, 'isFinished' | 'aborted'>): boolean =>
  !isFinished && !aborted

/** The matches of a competitor that wait for a game link, where the players may add one themselves. */
export function gameLinksOf(part: Part, now: number): GameLink[] {
  const { snapshot } = part
  const { settings, round, active } = snapshot
  if (!active || settings.allowSelfLinks === 0) return []
  const type = settings.competitors === 'team' ? ('team' as const) : ('game' as const)
  return cardsOf(part, now)
    .filter((card) => isUpcoming(card) && card.link === null && card.round === round)
    .map(({ id, tournamentId, w, b, own }) => ({
      id,
      tournamentId,
      source: settings.source,
      type,
      name: `${w} – ${b}`,
      team: own === 'w' ? w : b,
    }))
}

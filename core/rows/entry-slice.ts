import { playerRows } from './player-rows.ts'
import { pairingRows } from './pairing-row.ts'
import { snapshotFromRecords } from '../snapshot/from-records.ts'
import { pairingId, playerId } from '../snapshot/ids.ts'
import type { TournamentRecords } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { settingsRow, tournamentStatus } from './tournament-row.ts'
import type { ProfileMatch, ProfileEntry, GameLink, Opponent, PlayerProfile } from './profile.ts'
import { BYE } from '../snapshot/names.ts'
import { startOrder, type Start } from '../text/start.ts'

/** A tournament reduced to one competitor: the snapshot has only the competitor, opponents and their pairings. */
export interface EntrySlice {
  snapshot: Snapshot
  no: number
  /** The number of all competitors of the tournament. */
  players: number
  /** Board numbers by pairing id. */
  boards: ReadonlyMap<string, number>
}

/** `count` is the number of all competitors, needed if `records` are incomplete. */
export function sliceFromRecords(records: TournamentRecords, no: number, count = records.players.length): EntrySlice {
  const { tournament, systems, rounds, bonuses, players, matches } = records
  const own = matches.filter(({ white, black }) => white === no || black === no)
  const shown = new Set([no, ...own.flatMap(({ white, black }) => [white, black])])
  const snapshot = snapshotFromRecords({
    tournament,
    systems,
    rounds,
    bonuses: bonuses.filter(({ player }) => player === no),
    players: players.filter((one) => shown.has(one.no)),
    matches: own,
  })
  const boards = new Map(own.map((match) => [pairingId(tournament.id, match.round, match.no), match.board]))
  return { snapshot, no, players: count, boards }
}

export function profileEntry(
  { snapshot, no, players }: EntrySlice,
  standing: ProfileEntry['standing'] = null,
): ProfileEntry {
  const { id, name, createdAt, updatedAt, round, dates } = snapshot
  const { active } = snapshot.hidden ?? snapshot
  const own = playerId(id, no)
  return {
    tournamentId: id,
    name,
    active,
    createdAt,
    updatedAt,
    round,
    id: own,
    setting: settingsRow(snapshot),
    histories: playerRows(snapshot, [own])[0]?.histories ?? [],
    tournament: { ...tournamentStatus(snapshot), players, startedAt: dates[0] ?? null },
    standing,
  }
}

/** Without the user who claimed the entry, whom the database knows. */
export function playerProfileOf(slice: EntrySlice): Omit<PlayerProfile, 'userId' | 'username'> | undefined {
  const { snapshot, no } = slice
  const [player] = playerRows(snapshot, [playerId(snapshot.id, no)])
  if (!player) return undefined
  const name = `${player.firstName} ${player.lastName}`.trim()
  return { ...player, name, opponents: listOpponents(slice), tournaments: [profileEntry(slice)] }
}

/** In order of rounds. */
function listOpponents({ snapshot, no }: EntrySlice): Opponent[] {
  const { players } = snapshot
  const [own] = playerRows(snapshot, [playerId(snapshot.id, no)])
  const nationalities = new Map(players.no.map((other, at) => [playerId(snapshot.id, other), players.nationality[at]!]))
  return (own?.histories ?? []).flatMap(({ id, name }) =>
    id === null || name === null ? [] : [{ id, name, nationality: nationalities.get(id) ?? '' }],
  )
}

/** A competitor's pairings without byes, the newest round first. */
export function profileMatches({ snapshot, no, boards }: EntrySlice, now: number): ProfileMatch[] {
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
    selfReports: settings.allowSelfSubmissions,
  }
  return pairingRows(snapshot, now, { withResults: true })
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

/** By round, the last first; within a round the latest start first. */
export const newestRoundFirst = (matches: ProfileMatch[]): ProfileMatch[] =>
  matches.toSorted(
    (a, b) => b.round - a.round || startOrder(startOf(b) ?? 0) - startOrder(startOf(a) ?? 0) || (a.id < b.id ? -1 : 1),
  )

/** The match's own time, else its round's. */
export const startOf = ({ startTime, roundTime }: Pick<ProfileMatch, 'startTime' | 'roundTime'>): Start | null =>
  startTime ?? roundTime

/** Running matches included. */
export const isUpcoming = ({ isFinished, aborted }: Pick<ProfileMatch, 'isFinished' | 'aborted'>): boolean =>
  !isFinished && !aborted

/** Matches of the current round without a game link, if players may add links. */
export function pendingGameLinks(slice: EntrySlice, now: number): GameLink[] {
  const { snapshot } = slice
  const { settings, round, active } = snapshot
  if (!active || settings.allowSelfLinks === 0) return []
  const type = settings.competitors === 'team' ? ('team' as const) : ('game' as const)
  return profileMatches(slice, now)
    .filter((match) => isUpcoming(match) && match.link === null && match.round === round)
    .map(({ id, tournamentId, w, b, own }) => ({
      id,
      tournamentId,
      source: settings.source,
      type,
      name: `${w} – ${b}`,
      team: own === 'w' ? w : b,
    }))
}

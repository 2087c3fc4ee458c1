import { DEFAULTS, type Settings } from '../tournament/tournament.ts'
import { snapshotFromRecords } from './from-records.ts'
import type { PairingState } from '../match/pairing-state.ts'
import type { Snapshot } from './snapshot.ts'
import type { MatchRecord, PlayerRecord, TournamentRecord } from './records.ts'

export interface SliceOf {
  id: string
  version: number
  settings: Partial<Settings>
}

/** A pairing in a round, and its players' numbers. */
export interface PairedPlayers {
  round: number
  no: number
  white: number
  black: number
}

/** The row of a pairing in this state. Its board and pool are left out, as no result depends on them. */
export const matchRecord = (
  { round, no, white, black }: PairedPlayers,
  { outcome, points, games, facts, minis, mp }: PairingState,
): MatchRecord => ({
  round,
  no,
  board: 1,
  pool: 0,
  white,
  black,
  outcome,
  whitePoints: points?.[0] ?? null,
  blackPoints: points?.[1] ?? null,
  games: games || null,
  facts: Object.keys(facts).length > 0 ? facts : null,
  ...((minis || mp) && { minis: minis ?? null, whiteMp: mp?.[0] ?? null, blackMp: mp?.[1] ?? null }),
})

/**
 * A snapshot of a single pairing, without names and dates. Acts on a pairing can be planned with it as with the whole
 * tournament, which need not be read.
 */
export const pairingSlice = (of: SliceOf, pairing: PairedPlayers, state: PairingState): Snapshot =>
  snapshotFromRecords({
    ...emptyRows(of),
    players: [pairing.white, pairing.black].map((player) => emptyPlayer(player)),
    matches: [matchRecord(pairing, state)],
  })

export const entriesSlice = (of: SliceOf, players: PlayerRecord[]): Snapshot =>
  snapshotFromRecords({ ...emptyRows(of), players })

const emptyRows = ({ id, version, settings }: SliceOf) => ({
  tournament: emptyTournament(id, version, settings),
  systems: [],
  rounds: [],
  players: [],
  matches: [],
  bonuses: [],
})

const emptyTournament = (id: string, version: number, settings: Partial<Settings>): TournamentRecord => ({
  id,
  version,
  name: '',
  user: null,
  active: true,
  round: 0,
  public: settings.public ?? DEFAULTS.public,
  vanityUrl: settings.vanityURL ?? DEFAULTS.vanityURL,
  settings,
  initialColour: null,
  stage: null,
  closed: 0,
  createdAt: 0,
  updatedAt: 0,
})

const emptyPlayer = (no: number): PlayerRecord => ({
  no,
  firstName: '',
  lastName: '',
  title: '',
  rating: 0,
  nationality: '',
  pool: 0,
  active: true,
  joinedFrom: null,
  withdrawnFrom: null,
  owner: null,
})

import type { EntrySlice } from '#core/rows/entry-slice.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { columns, type RowOf } from './columns.ts'
import type { Db } from './db.ts'
import * as tables from './schema/index.ts'
import {
  MATCH,
  parseMatch,
  parsePlayer,
  parseTournament,
  PLAYER,
  type StoredMatch,
  type StoredPlayer,
  type StoredTournament,
  tournamentColumns,
} from './tournament-records.ts'
import type { Viewer } from '#core/people/tournament-level.ts'

/** Tournaments of one profile that are read; beyond, the oldest stay unread. */
const MAX_TOURNAMENTS = 60

/** Whose entries: a user's own and those of their teams, a team's, or one entry by its tournament and number. */
export type EntryOwner = { user: string } | { team: string } | { tournament: string; no: number }

const ENTRIES_BY_OWNER = {
  user: `
    select tournament_id, no from players where user_id = ?1
    union select tournament_id, team_no from individuals where user_id = ?1
    union select p.tournament_id, p.no from team_members m cross join players p on p.team_id = m.team_id
    where m.user_id = ?1`,
  team: 'select tournament_id, no from players where team_id = ?1',
  entry: "select ?1 ->> 'tournament', ?1 ->> 'no'",
}

// A private tournament is seen by its people, and by the site's admins (core/people/tournament-level.ts).
const VISIBLE = `(t.public = 1 or ?3 or t.organiser_id = ?2
  or exists (select 1 from deputies d where d.tournament_id = t.id and d.user_id = ?2)
  or exists (select 1 from players p where p.user_id = ?2 and p.tournament_id = t.id)
  or exists (select 1 from individuals i where i.user_id = ?2 and i.tournament_id = t.id)
  or exists (select 1 from team_members m cross join players p on p.team_id = m.team_id
    where m.user_id = ?2 and p.tournament_id = t.id))`

const COUNT = columns(tables.tournaments, 'players', 't')
const TOURNAMENTS = (entered: string) => `
  with entered (tournament, entry) as (${entered})
  select ${tournamentColumns('entry')}, ${COUNT}, entry
  from entered cross join tournaments t on t.id = tournament
  where ${VISIBLE} order by t.created_at desc, t.id desc limit ${MAX_TOURNAMENTS}`

const TOURNAMENT_ID = columns(tables.matches, 'tournamentId')
const MATCHES = `
  with entered as (select value ->> 0 as tournament, value ->> 1 as entry from json_each(?1))
  select ${TOURNAMENT_ID}, entry, ${MATCH}
  from entered cross join matches indexed by matches_of_white on tournament_id = tournament and white = entry
  union all
  select ${TOURNAMENT_ID}, entry, ${MATCH}
  from entered cross join matches indexed by matches_of_black on tournament_id = tournament and black = entry
    and black is not null`

const PLAYERS = `
  select ${TOURNAMENT_ID}, ${PLAYER}
  from json_each(?1) e cross join players on tournament_id = e.value ->> 0 and no = e.value ->> 1`

type StoredEntryTournament = StoredTournament & RowOf<typeof COUNT> & { entry: number }
type StoredEntryMatch = StoredMatch & RowOf<typeof TOURNAMENT_ID> & { entry: number }
type StoredEntryPlayer = StoredPlayer & RowOf<typeof TOURNAMENT_ID>

const SITE_ADMIN = 2

/**
 * The tournaments in which somebody plays, the newest created first, each with their own pairings and those they met alone:
 * three statements, all by index, however large the tournaments are.
 */
export async function listSlices({ $client: d1 }: Db, of: EntryOwner, viewer: Viewer): Promise<EntrySlice[]> {
  const [entered, key] = ownerQuery(of)
  const isAdmin = (viewer?.level ?? 0) >= SITE_ADMIN
  const { results: tournaments } = await d1
    .prepare(TOURNAMENTS(entered))
    .bind(key, viewer?.id ?? null, Number(isAdmin))
    .all<StoredEntryTournament>()
  if (tournaments.length === 0) return []
  const own = tournaments.map(({ id, entry }) => [id, entry])
  const { results: matches } = await d1.prepare(MATCHES).bind(JSON.stringify(own)).all<StoredEntryMatch>()
  const others = matches.flatMap(({ tournamentId, white, black }) =>
    [white, black].flatMap((no) => (no === null ? [] : [`${tournamentId} ${no}`])),
  )
  const needed = new Set([...own.map(([id, no]) => `${id} ${no}`), ...others])
  const { results: players } = await d1
    .prepare(PLAYERS)
    .bind(JSON.stringify([...needed].map((one) => one.split(' '))))
    .all<StoredEntryPlayer>()
  return tournaments.map((tournament) =>
    sliceOf(
      tournament,
      matches.filter(({ tournamentId, entry }) => tournamentId === tournament.id && entry === tournament.entry),
      players.filter(({ tournamentId }) => tournamentId === tournament.id),
    ),
  )
}

function ownerQuery(of: EntryOwner): [entered: string, key: string] {
  if ('user' in of) return [ENTRIES_BY_OWNER.user, of.user]
  return 'team' in of ? [ENTRIES_BY_OWNER.team, of.team] : [ENTRIES_BY_OWNER.entry, JSON.stringify(of)]
}

function sliceOf(stored: StoredEntryTournament, matches: StoredEntryMatch[], players: StoredEntryPlayer[]): EntrySlice {
  const { entry, players: count, ...tournament } = stored
  const playerNos = new Set([entry, ...matches.flatMap(({ white, black }) => [white, black])])
  const snapshot = snapshotFromRecords({
    ...parseTournament(tournament),
    players: players.filter(({ no }) => playerNos.has(no)).map(parsePlayer),
    matches: matches.map(parseMatch).sort((a, b) => a.round - b.round),
  })
  const boards = new Map(matches.map(({ round, no, board }) => [pairingId(stored.id, round, no), board]))
  return { snapshot, no: entry, players: count, boards }
}

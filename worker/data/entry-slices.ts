import { sliceFromRecords, type EntrySlice } from '#core/rows/entry-slice.ts'
import type { EntryRef } from './claims.ts'
import { columns, jsonRows, type RowOf } from './columns.ts'
import type { Db } from './db.ts'
import * as tables from './schema/index.ts'
import {
  MATCH,
  parseMatch,
  parsePlayer,
  parseTournament,
  PLAYER_FIELDS,
  type StoredMatch,
  type StoredPlayer,
  type StoredTournament,
  tournamentColumns,
} from './tournament-records.ts'
import type { Viewer } from '#core/people/tournament-level.ts'

/** Tournaments read for one profile: those entered last. */
const MAX_TOURNAMENTS = 60

/** Teams of a user whose entries are read. */
const MAX_TEAMS = 20

/** A user with their teams, a team, a single entry, or a list of entries and teams. */
export type EntryOwner =
  | { user: string; teams: string[] }
  | { team: string }
  | EntryRef
  | { entries: EntryRef[]; ofTeams: string[] }

// Each source has an index that returns its rows in order.
const ENTERED = {
  player: 'select tournament_id as tournament, no as entry, created_at from players where user_id =',
  board: 'select tournament_id as tournament, team_no as entry, created_at from individuals where user_id =',
  team: 'select tournament_id as tournament, no as entry, created_at from players where team_id =',
}
/** D1's limit of selects in a union. */
const MAX_SOURCES = 5

// As in core/people/tournament-level.ts: a private tournament is visible to its people and to site admins.
const VISIBLE = `(t.public = 1 or ?2 or t.organiser_id = ?1
  or exists (select 1 from deputies d where d.tournament_id = t.id and d.user_id = ?1)
  or exists (select 1 from players p where p.user_id = ?1 and p.tournament_id = t.id)
  or exists (select 1 from individuals i where i.user_id = ?1 and i.tournament_id = t.id)
  or exists (select 1 from team_members m cross join players p on p.team_id = m.team_id
    where m.user_id = ?1 and p.tournament_id = t.id))`

const ENTRY = columns(tables.tournaments, 'id version createdAt', 't')
const OF_ENTERED = (entered: string) => `
  select distinct ${ENTRY}, entry from (${entered}) cross join tournaments t on t.id = tournament where ${VISIBLE}`

// The newest entries of several sources. SQLite merges the sorted sources and stops at the limit, so that none is read
// beyond it.
const NEWEST = (sources: Source[]) => `
  ${OF_ENTERED(`${sources.map(({ from }, at) => `${ENTERED[from]} ?${at + 3}`).join(' union all ')}
    order by created_at desc limit ${sources.length * MAX_TOURNAMENTS}`)}
  limit ${MAX_TOURNAMENTS}`
const OF_TEAMS = OF_ENTERED(`select tournament_id as tournament, no as entry from players
  where team_id in (select value from json_each(?3)) order by created_at desc limit ${MAX_TOURNAMENTS}`)
const GIVEN_ENTRIES = OF_ENTERED(
  "select value ->> 'tournament' as tournament, value ->> 'no' as entry from json_each(?3)",
)

/** Entries of a user or team, read by one index. */
interface Source {
  from: keyof typeof ENTERED
  id: string
}

/** An entry with the version of its tournament. */
export type VersionedEntry = RowOf<typeof ENTRY> & { entry: number }

const COUNT = 't.players as count'
const PLAYERS = jsonRows(tables.players, PLAYER_FIELDS)
const TOURNAMENT_ID = columns(tables.matches, 'tournamentId')
const GIVEN = "with entered as (select value ->> 'id' as tournament, value ->> 'entry' as entry from json_each(?1))"
const AS_WHITE =
  'entered cross join matches indexed by matches_of_white on tournament_id = tournament and white = entry'
const AS_BLACK = `entered cross join matches indexed by matches_of_black on tournament_id = tournament and black = entry
  and black is not null`

// The opponent is read with the match, so that no match is looked up twice.
const player = (no: string): string =>
  `(select ${PLAYERS} from players p where p.tournament_id = tournament and p.no = ${no}) as players`
const TOURNAMENTS = `
  ${GIVEN} select ${tournamentColumns('entry')}, ${COUNT}, entry, ${player('entry')}
  from entered cross join tournaments t on t.id = tournament`
const MATCHES = `
  ${GIVEN} select ${TOURNAMENT_ID}, entry, ${MATCH}, ${player('matches.black')} from ${AS_WHITE}
  union all select ${TOURNAMENT_ID}, entry, ${MATCH}, ${player('matches.white')} from ${AS_BLACK}`

/** JSON array. */
interface WithPlayers {
  players: string
}
type StoredEntryTournament = StoredTournament & WithPlayers & { count: number; entry: number }
type StoredEntryMatch = StoredMatch & WithPlayers & RowOf<typeof TOURNAMENT_ID> & { entry: number }

const SITE_ADMIN = 2

/** Entries that the viewer may see, newest tournament first. One batch reads those entered last, by index. */
export async function listEntries({ $client: d1 }: Db, of: EntryOwner, viewer: Viewer): Promise<VersionedEntry[]> {
  const isAdmin = (viewer?.level ?? 0) >= SITE_ADMIN
  const answers = await d1.batch<VersionedEntry>(
    questionsOf(of).map(([sql, ...keys]) => d1.prepare(sql).bind(viewer?.id ?? null, Number(isAdmin), ...keys)),
  )
  const entries = answers.flatMap(({ results }) => results)
  const once = new Map(entries.map((one) => [`${one.id} ${one.entry}`, one]))
  return [...once.values()]
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, MAX_TOURNAMENTS)
}

/**
 * Slices of entries: each with its own pairings and opponents only. One batch, all by index, so the cost does not
 * depend on the size of the tournaments.
 */
export async function loadSlices({ $client: d1 }: Db, entered: VersionedEntry[]): Promise<EntrySlice[]> {
  if (entered.length === 0) return []
  const [tournaments, matches] = await d1.batch(
    [TOURNAMENTS, MATCHES].map((statement) => d1.prepare(statement).bind(JSON.stringify(entered))),
  )
  return (tournaments!.results as StoredEntryTournament[]).map((tournament) =>
    sliceOf(
      tournament,
      (matches!.results as StoredEntryMatch[]).filter(
        ({ tournamentId, entry }) => tournamentId === tournament.id && entry === tournament.entry,
      ),
    ),
  )
}

type Question = [sql: string, ...keys: string[]]

function questionsOf(of: EntryOwner): Question[] {
  if ('team' in of) return newest([{ from: 'team', id: of.team }])
  if ('no' in of) return [[GIVEN_ENTRIES, JSON.stringify([of])]]
  if ('entries' in of)
    return [
      [GIVEN_ENTRIES, JSON.stringify(of.entries)],
      [OF_TEAMS, JSON.stringify(of.ofTeams)],
    ]
  const teams = of.teams.slice(0, MAX_TEAMS).map((id): Source => ({ from: 'team', id }))
  return newest([{ from: 'player', id: of.user }, { from: 'board', id: of.user }, ...teams])
}

const newest = (sources: Source[]): Question[] =>
  Array.from({ length: Math.ceil(sources.length / MAX_SOURCES) }, (_, part) => {
    const some = sources.slice(part * MAX_SOURCES, (part + 1) * MAX_SOURCES)
    return [NEWEST(some), ...some.map(({ id }) => id)]
  })

function sliceOf(
  { entry, count, players: own, ...tournament }: StoredEntryTournament,
  matches: StoredEntryMatch[],
): EntrySlice {
  const players = [own, ...matches.map(({ players: met }) => met)].flatMap((text) => JSON.parse(text) as StoredPlayer[])
  const records = {
    ...parseTournament(tournament),
    players: [...new Map(players.map((one) => [one.no, one])).values()].map(parsePlayer),
    matches: matches.map(parseMatch).sort((a, b) => a.round - b.round),
  }
  return sliceFromRecords(records, entry, count)
}

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

/** Tournaments of one profile that are read: those entered last. */
const MAX_TOURNAMENTS = 60

/** Of so many teams of a person are entries looked for. */
const MAX_TEAMS = 20

/** Whose entries: a user's own and those of their teams, a team's, one entry, or entries of many and those of teams. */
export type EntryOwner =
  | { user: string; teams: string[] }
  | { team: string }
  | EntryRef
  | { entries: EntryRef[]; ofTeams: string[] }

const NEWEST = `order by created_at desc limit ${MAX_TOURNAMENTS}`
const ENTERED = {
  player: `select tournament_id as tournament, no as entry from players where user_id = ?1 ${NEWEST}`,
  board: `select tournament_id as tournament, team_no as entry from individuals where user_id = ?1 ${NEWEST}`,
  team: `select tournament_id as tournament, no as entry from players where team_id = ?1 ${NEWEST}`,
  teams: `select tournament_id as tournament, no as entry from players
    where team_id in (select value from json_each(?1)) ${NEWEST}`,
  entries: "select value ->> 'tournament' as tournament, value ->> 'no' as entry from json_each(?1)",
}

// A private tournament is seen by its people, and by the site's admins (core/people/tournament-level.ts).
const VISIBLE = `(t.public = 1 or ?3 or t.organiser_id = ?2
  or exists (select 1 from deputies d where d.tournament_id = t.id and d.user_id = ?2)
  or exists (select 1 from players p where p.user_id = ?2 and p.tournament_id = t.id)
  or exists (select 1 from individuals i where i.user_id = ?2 and i.tournament_id = t.id)
  or exists (select 1 from team_members m cross join players p on p.team_id = m.team_id
    where m.user_id = ?2 and p.tournament_id = t.id))`

const ENTRY = columns(tables.tournaments, 'id version createdAt', 't')
const ENTRIES = (entered: keyof typeof ENTERED) => `
  select ${ENTRY}, entry from (${ENTERED[entered]}) cross join tournaments t on t.id = tournament where ${VISIBLE}`

/** An entry of a profile, and which version its tournament has. */
export type VersionedEntry = RowOf<typeof ENTRY> & { entry: number }

const COUNT = 't.players as count'
const PLAYERS = jsonRows(tables.players, PLAYER_FIELDS)
const TOURNAMENT_ID = columns(tables.matches, 'tournamentId')
const GIVEN = "with entered as (select value ->> 'id' as tournament, value ->> 'entry' as entry from json_each(?1))"
const AS_WHITE =
  'entered cross join matches indexed by matches_of_white on tournament_id = tournament and white = entry'
const AS_BLACK = `entered cross join matches indexed by matches_of_black on tournament_id = tournament and black = entry
  and black is not null`

// Who is met is read with the match, so that no match is looked up twice.
const player = (no: string): string =>
  `(select ${PLAYERS} from players p where p.tournament_id = tournament and p.no = ${no}) as players`
const TOURNAMENTS = `
  ${GIVEN} select ${tournamentColumns('entry')}, ${COUNT}, entry, ${player('entry')}
  from entered cross join tournaments t on t.id = tournament`
const MATCHES = `
  ${GIVEN} select ${TOURNAMENT_ID}, entry, ${MATCH}, ${player('matches.black')} from ${AS_WHITE}
  union all select ${TOURNAMENT_ID}, entry, ${MATCH}, ${player('matches.white')} from ${AS_BLACK}`

/** As JSON. */
interface WithPlayers {
  players: string
}
type StoredEntryTournament = StoredTournament & WithPlayers & { count: number; entry: number }
type StoredEntryMatch = StoredMatch & WithPlayers & RowOf<typeof TOURNAMENT_ID> & { entry: number }

const SITE_ADMIN = 2

/** The tournaments in which somebody plays, the newest created first: in one batch that reads those entered last by index. */
export async function listEntries({ $client: d1 }: Db, of: EntryOwner, viewer: Viewer): Promise<VersionedEntry[]> {
  const isAdmin = (viewer?.level ?? 0) >= SITE_ADMIN
  const answers = await d1.batch<VersionedEntry>(
    questionsOf(of).map(([entered, key]) =>
      d1.prepare(ENTRIES(entered)).bind(key, viewer?.id ?? null, Number(isAdmin)),
    ),
  )
  const entries = answers.flatMap(({ results }) => results)
  const once = new Map(entries.map((one) => [`${one.id} ${one.entry}`, one]))
  return [...once.values()]
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, MAX_TOURNAMENTS)
}

/**
 * What these entries did in their tournaments: each with their own pairings and those they met alone, in one batch, all by
 * index, however large the tournaments are.
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

function questionsOf(of: EntryOwner): [entered: keyof typeof ENTERED, key: string][] {
  if ('team' in of) return [['team', of.team]]
  if ('no' in of) return [['entries', JSON.stringify([of])]]
  if ('entries' in of) {
    const questions: [entered: keyof typeof ENTERED, of: unknown[]][] = [
      ['entries', of.entries],
      ['teams', of.ofTeams],
    ]
    return questions.map(([entered, keys]) => [entered, JSON.stringify(keys)])
  }
  const teams = of.teams.slice(0, MAX_TEAMS).map((id): ['team', string] => ['team', id])
  return [['player', of.user], ['board', of.user], ...teams]
}

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

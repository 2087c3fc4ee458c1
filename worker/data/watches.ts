import { and, eq, lte, min, sql, type SQL } from 'drizzle-orm'
import { watchNo } from '#core/match/mini-numbers.ts'
import type { PairingInRound } from '#core/changes/pairing.ts'
import { DEFAULTS, type Settings } from '#core/tournament/tournament.ts'
import { columns, type RowOf } from './columns.ts'
import type { Db } from './db.ts'
import { boardSources, gameStarts, tournaments, watches } from './schema/index.ts'
import {
  accountColumns,
  GAME,
  type WatchedGame,
  MATCH,
  PERSON,
  type WatchedPerson,
  parseWatch,
  WATCH,
  type Watch,
  type StoredWatch,
} from './stored-watch.ts'

/** A tournament with its watched matches. */
export interface WatchedTournament {
  tournamentId: string
  name: string
  version: number
  settings: Settings
  watches: Watch[]
}

const SETTINGS = columns(tournaments, 'name version settings')
const TOURNAMENT = `select ${SETTINGS} from tournaments where id = ?1`

const WATCHES = `
  select ${WATCH}, ${MATCH}, m.black, a.first_name as firstName, b.first_name as secondName,
    coalesce(a.chess_com, ta.chess_com) as firstClub, coalesce(b.chess_com, tb.chess_com) as secondClub,
    ${accountColumns('w.source')}
  from watches w
  join matches m on m.tournament_id = w.tournament_id and m.round = w.round and m.no = w.match_no % 1000000
  join players a on a.tournament_id = w.tournament_id and a.no = m.white
  join players b on b.tournament_id = w.tournament_id and b.no = m.black
  left join teams ta on ta.id = a.team_id
  left join teams tb on tb.id = b.team_id
  where w.tournament_id = ?1 and w.done = 0`

const GAMES = `
  select ${GAME}
  from watches w
  join games g on g.tournament_id = w.tournament_id and g.round = w.round and g.match_no = w.match_no % 1000000
    and (w.match_no < 1000000 or g.no between (w.match_no / 1000000 - 1) * 1000 + 1 and w.match_no / 1000000 * 1000 - 1)
  where w.tournament_id = ?1 and w.done = 0`

const INDIVIDUALS = `
  select ${PERSON}, team_no as team, lower(username) as username
  from individuals where tournament_id = ?1 and username is not null`

/** The watched matches of a tournament, in one batch; undefined when there is no such tournament. */
export async function loadOfTournament(db: Db, tournamentId: string): Promise<WatchedTournament | undefined> {
  const [found, rows, games, individuals] = await db.$client.batch(
    [TOURNAMENT, WATCHES, GAMES, INDIVIDUALS].map((statement) => db.$client.prepare(statement).bind(tournamentId)),
  )
  const [tournament] = found!.results as RowOf<typeof SETTINGS>[]
  if (!tournament) return undefined
  return {
    tournamentId,
    name: tournament.name,
    version: tournament.version,
    settings: { ...DEFAULTS, ...(JSON.parse(tournament.settings) as Partial<Settings>) },
    watches: (rows!.results as StoredWatch[]).map((row) =>
      parseWatch(row, games!.results as WatchedGame[], individuals!.results as WatchedPerson[]),
    ),
  }
}

// Running tournaments that name a Lichess event; a partial index contains them.
const WITH_EVENT = sql`${tournaments.active} = 1 and ${tournaments.settings} ->> 'source' glob 'https://*'`

// Sources of running events that are asked; a partial index contains them.
const ASKED = sql`${boardSources.isOn} = 1 and ${boardSources.isRunning} = 1 and ${boardSources.kind} <> 'push'`

/** Tournaments with due matches, or with an event in which their games are searched; each once, longest due first. */
export async function listDueTournaments(db: Db, now: number): Promise<string[]> {
  const found = await db
    .select({ id: watches.tournamentId, dueAt: min(watches.dueAt) })
    .from(watches)
    .where(and(eq(watches.done, false), lte(watches.dueAt, now)))
    .groupBy(watches.tournamentId)
    .unionAll(
      db
        .select({ id: tournaments.id, dueAt: sql<number>`0` })
        .from(tournaments)
        .where(WITH_EVENT),
    )
    .unionAll(
      db
        // Not grouped: SQLite would read the whole table in the order of tournaments instead of the index of due starts.
        .select({ id: gameStarts.tournamentId, dueAt: gameStarts.dueAt })
        .from(gameStarts)
        .where(
          and(sql`${gameStarts.state} in ('asked', 'created', 'opened', 'cancelling')`, lte(gameStarts.dueAt, now)),
        ),
    )
    .unionAll(
      db
        .selectDistinct({ id: boardSources.tournamentId, dueAt: sql<number>`0` })
        .from(boardSources)
        .where(ASKED),
    )
    .all()
  const oldestFirst = found.toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0))
  return [...new Set(oldestFirst.map(({ id }) => id))]
}

/**
 * Records how often in a row a match could not be read, whether the site has nothing at its link, and when it is read
 * again.
 */
export async function recordLook(
  db: Db,
  tournamentId: string,
  {
    round,
    no,
    k,
    ...look
  }: Pick<Watch, 'round' | 'no' | 'k' | 'failures' | 'missing' | 'dueAt'> & Partial<Pick<Watch, 'etag'>>,
): Promise<void> {
  await db
    .update(watches)
    .set(look)
    .where(and(eq(watches.tournamentId, tournamentId), eq(watches.round, round), eq(watches.matchNo, watchNo(no, k))))
    .run()
}

/** Starts watching a match at its chess site. An existing watch starts again. */
export async function start(
  db: Db,
  tournamentId: string,
  { round, no, k, source, siteId }: Pick<Watch, 'round' | 'no' | 'k' | 'source' | 'siteId'>,
  now: number,
): Promise<void> {
  const set = { source, siteId, etag: null, failures: 0, missing: false, dueAt: now, linkedAt: now, done: false }
  await db
    .insert(watches)
    .values({ tournamentId, round, matchNo: watchNo(no, k), ...set })
    .onConflictDoUpdate({ target: [watches.tournamentId, watches.round, watches.matchNo], set })
    .run()
}

const ofPairings = (tournamentId: string, pairings: PairingInRound[]): SQL => sql`tournament_id = ${tournamentId}
  and (round, match_no) in (select value ->> 'round', value ->> 'no' from json_each(${JSON.stringify(pairings)}))`

/** Statement that stops watching matches which a director has settled. */
export const stopStatement = (tournamentId: string, pairings: PairingInRound[], landed: SQL): SQL =>
  sql`update watches set done = 1 where ${ofPairings(tournamentId, pairings)} and ${landed}`

/** Statement that resumes watching matches at once, if they were watched before. */
export const resumeStatement = (tournamentId: string, pairings: PairingInRound[], now: number, landed: SQL): SQL =>
  sql`update watches set done = 0, etag = null, failures = 0, missing = 0, due_at = ${now}
    where ${ofPairings(tournamentId, pairings)} and ${landed}`

/** Matches of a round that was taken back are no longer polled. */
export const dropUnpublished = (tournamentId: string, landed: SQL): SQL => sql`
  delete from watches where tournament_id = ${tournamentId} and ${landed}
    and round > (select round from tournaments where id = ${tournamentId})`

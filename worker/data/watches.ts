import { DEFAULTS, type Settings } from '#core/tournament/tournament.ts'
import type { Db } from './db.ts'
import { readWatch, type GameRow, type PersonRow, type Watch, type WatchRow } from './watch-rows.ts'

/** What a tournament's room watches. */
export interface Watching {
  tournamentId: string
  version: number
  settings: Settings
  watches: Watch[]
}

const TOURNAMENT = 'select version, settings from tournaments where id = ?1'

const WATCHES = `
  select w.round, w.match_no as no, w.source, w.site_id as siteId, w.etag, w.failures,
    m.outcome, m.white_points as whitePoints, m.black_points as blackPoints, m.games, m.facts,
    m.white, m.black, a.first_name as firstName, b.first_name as secondName,
    coalesce(a.chess_com, ta.chess_com) as firstClub, coalesce(b.chess_com, tb.chess_com) as secondClub
  from watches w
  join matches m on m.tournament_id = w.tournament_id and m.round = w.round and m.no = w.match_no
  join players a on a.tournament_id = w.tournament_id and a.no = m.white
  join players b on b.tournament_id = w.tournament_id and b.no = m.black
  left join teams ta on ta.id = a.team_id
  left join teams tb on tb.id = b.team_id
  where w.tournament_id = ?1 and w.done = 0 and w.source = 'chessCom'`

const GAMES = `
  select g.round, g.match_no as matchNo, g.board, g.white, g.black, g.white_first as whiteFirst, g.outcome, g.link,
    g.started_at as startedAt, g.ended_at as endedAt
  from watches w
  join games g on g.tournament_id = w.tournament_id and g.round = w.round and g.match_no = w.match_no
  where w.tournament_id = ?1 and w.done = 0`

const INDIVIDUALS = `
  select no, team_no as team, lower(username) as username
  from individuals where tournament_id = ?1 and username is not null`

/** All that is watched of a tournament, in one batch; undefined when there is no such tournament. */
export async function ofTournament(db: Db, tournamentId: string): Promise<Watching | undefined> {
  const [tournaments, rows, games, individuals] = await db.$client.batch(
    [TOURNAMENT, WATCHES, GAMES, INDIVIDUALS].map((statement) => db.$client.prepare(statement).bind(tournamentId)),
  )
  const [tournament] = tournaments!.results as { version: number; settings: string }[]
  if (!tournament) return undefined
  return {
    tournamentId,
    version: tournament.version,
    settings: { ...DEFAULTS, ...(JSON.parse(tournament.settings) as Partial<Settings>) },
    watches: (rows!.results as WatchRow[]).map((row) =>
      readWatch(row, games!.results as GameRow[], individuals!.results as PersonRow[]),
    ),
  }
}

/** Tournaments with matches that are due to be looked at, each once. */
export async function due(db: Db, now: number): Promise<string[]> {
  const { results } = await db.$client
    .prepare('select distinct tournament_id as id from watches where done = 0 and due_at <= ?1')
    .bind(now)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Notes that a match could not be read, and when it is tried again. */
export async function failed(
  db: Db,
  tournamentId: string,
  { round, no, failures }: Pick<Watch, 'round' | 'no' | 'failures'>,
  dueAt: number,
): Promise<void> {
  await db.$client
    .prepare('update watches set failures = ?4, due_at = ?5 where tournament_id = ?1 and round = ?2 and match_no = ?3')
    .bind(tournamentId, round, no, failures, dueAt)
    .run()
}

/** Begins to watch a match at its site; one that is watched already goes on, and one that was over is watched again. */
export async function begin(
  db: Db,
  tournamentId: string,
  { round, no, source, siteId }: Pick<Watch, 'round' | 'no' | 'source' | 'siteId'>,
  now: number,
): Promise<void> {
  await db.$client
    .prepare(
      `insert into watches (tournament_id, round, match_no, source, site_id, due_at) values (?1, ?2, ?3, ?4, ?5, ?6)
      on conflict do update set source = ?4, site_id = ?5, etag = null, failures = 0, due_at = ?6, done = 0`,
    )
    .bind(tournamentId, round, no, source, siteId, now)
    .run()
}

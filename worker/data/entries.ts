import type { Part } from '#core/people/entry.ts'
import { matchId } from '#core/snapshot/ids.ts'
import { snapshotOf } from '#core/snapshot/build.ts'
import type { BonusRow, MatchRow, PlayerRow, RoundRow, SystemRow, TournamentRow } from '#core/snapshot/table-rows.ts'
import type { Db } from './db.ts'

/** Tournaments of one profile that are read; beyond, the oldest stay unread. */
const MOST = 60

/** Whose entries: a user's own and those of their teams, a team's, or one entry by its tournament and number. */
export type Of = { user: string } | { team: string } | { tournament: string; no: number }

const ENTERED = {
  user: `
    select tournament_id, no from players where user_id = ?1
    union select tournament_id, team_no from individuals where user_id = ?1
    union select p.tournament_id, p.no from team_members m cross join players p on p.team_id = m.team_id
    where m.user_id = ?1`,
  team: 'select tournament_id, no from players where team_id = ?1',
  entry: "select ?1 ->> 'tournament' as tournament_id, ?1 ->> 'no' as no",
}

// A private tournament is seen by its people, and by the site's admins (core/tournament/access.ts).
const SEEN = `(t.public = 1 or ?3 or t.organiser_id = ?2
  or exists (select 1 from deputies d where d.tournament_id = t.id and d.user_id = ?2)
  or exists (select 1 from players p where p.user_id = ?2 and p.tournament_id = t.id)
  or exists (select 1 from individuals i where i.user_id = ?2 and i.tournament_id = t.id)
  or exists (select 1 from team_members m cross join players p on p.team_id = m.team_id
    where m.user_id = ?2 and p.tournament_id = t.id))`

const TOURNAMENTS = (entered: string) => `
  with entered (tournament_id, no) as (${entered})
  select t.id, t.version, t.name, u.username as user, t.active, t.round, t.public, t.vanity_url as vanityUrl, t.settings,
    t.initial_colour as initialColour, t.created_at as createdAt, t.updated_at as updatedAt, t.players, e.no,
    (select json_group_array(json_object('fromRound', from_round, 'toRound', to_round, 'system', system,
      'poolNames', json(pool_names))) from systems where tournament_id = t.id) as systems,
    (select json_group_array(json_object('round', round, 'startsAt', starts_at))
      from rounds where tournament_id = t.id) as rounds,
    (select json_group_array(json_object('player', player, 'round', round, 'mp', mp, 'gp', gp))
      from bonuses where tournament_id = t.id and player = e.no) as bonuses
  from entered e cross join tournaments t on t.id = e.tournament_id left join users u on u.id = t.organiser_id
  where ${SEEN} order by t.created_at desc, t.id desc limit ${MOST}`

const MATCHES = `
  with entered as (select value ->> 0 as tournament_id, value ->> 1 as no from json_each(?1))
  select m.tournament_id as tournamentId, e.no as entered, round, m.no, board, m.pool, white, black, outcome,
    white_points as whitePoints, black_points as blackPoints, games, facts
  from entered e cross join matches m indexed by matches_of_white on m.tournament_id = e.tournament_id and white = e.no
  union all
  select m.tournament_id, e.no, round, m.no, board, m.pool, white, black, outcome, white_points, black_points, games, facts
  from entered e cross join matches m indexed by matches_of_black
    on m.tournament_id = e.tournament_id and black = e.no and black is not null`

const PLAYERS = `
  select p.tournament_id as tournamentId, no, first_name as firstName, last_name as lastName, title, rating,
    nationality, pool, active, owner, joined_from as joinedFrom, withdrawn_from as withdrawnFrom
  from json_each(?1) e cross join players p on p.tournament_id = e.value ->> 0 and p.no = e.value ->> 1`

interface TournamentStored extends Omit<TournamentRow, 'active' | 'public' | 'settings'> {
  active: 0 | 1
  public: 0 | 1
  settings: string
  players: number
  no: number
  systems: string
  rounds: string
  bonuses: string
}
type MatchStored = Omit<MatchRow, 'facts'> & { facts: string | null; tournamentId: string; entered: number }
type PlayerStored = Omit<PlayerRow, 'active'> & { active: 0 | 1; tournamentId: string }

/** Who asks, as far as it decides what they see. */
type Asker = { id: string; level: number } | undefined

const SITE_ADMIN = 2

/**
 * The tournaments in which somebody plays, the newest created first, each with their own pairings and those they met alone:
 * three statements, all by index, however large the tournaments are.
 */
export async function parts({ $client: d1 }: Db, of: Of, asker: Asker): Promise<Part[]> {
  const [entered, key] = sought(of)
  const viewer = [asker?.id ?? null, Number((asker?.level ?? 0) >= SITE_ADMIN)]
  const { results: tournaments } = await d1
    .prepare(TOURNAMENTS(entered))
    .bind(key, ...viewer)
    .all<TournamentStored>()
  if (tournaments.length === 0) return []
  const own = tournaments.map(({ id, no }) => [id, no])
  const { results: matches } = await d1.prepare(MATCHES).bind(JSON.stringify(own)).all<MatchStored>()
  const others = matches.flatMap(({ tournamentId, white, black }) =>
    [white, black].flatMap((no) => (no === null ? [] : [`${tournamentId} ${no}`])),
  )
  const wanted = new Set([...own.map(([id, no]) => `${id} ${no}`), ...others])
  const { results: players } = await d1
    .prepare(PLAYERS)
    .bind(JSON.stringify([...wanted].map((one) => one.split(' '))))
    .all<PlayerStored>()
  return tournaments.map((tournament) =>
    partOf(
      tournament,
      matches.filter(({ tournamentId, entered: no }) => tournamentId === tournament.id && no === tournament.no),
      players.filter(({ tournamentId }) => tournamentId === tournament.id),
    ),
  )
}

function sought(of: Of): [entered: string, key: string] {
  if ('user' in of) return [ENTERED.user, of.user]
  return 'team' in of ? [ENTERED.team, of.team] : [ENTERED.entry, JSON.stringify(of)]
}

function partOf(stored: TournamentStored, matches: MatchStored[], players: PlayerStored[]): Part {
  const { no, players: count, systems, rounds, bonuses, active, settings, ...tournament } = stored
  const met = new Set([no, ...matches.flatMap(({ white, black }) => [white, black])])
  const snapshot = snapshotOf({
    tournament: {
      ...tournament,
      active: active === 1,
      public: tournament.public === 1,
      settings: JSON.parse(settings),
    },
    systems: JSON.parse(systems) as SystemRow[],
    rounds: JSON.parse(rounds) as RoundRow[],
    bonuses: JSON.parse(bonuses) as BonusRow[],
    players: players
      .filter((player) => met.has(player.no))
      .map((player) => ({ ...player, active: player.active === 1 })),
    matches: matches
      .map((match) => ({ ...match, facts: match.facts === null ? null : JSON.parse(match.facts) }))
      .sort((a, b) => a.round - b.round),
  })
  const boards = new Map(matches.map(({ round, no: match, board }) => [matchId(stored.id, round, match), board]))
  return { snapshot, no, players: count, boards }
}

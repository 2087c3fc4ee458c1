import type { PieceColour } from '#core/snapshot/draw-rules.ts'
import type {
  AccelerationRecord,
  BonusRow,
  FixedColourRecord,
  ForbiddenRecord,
  MatchRow,
  PlayerRow,
  RoundRow,
  SystemRow,
  TournamentRows,
} from '#core/snapshot/table-rows.ts'
import type { People } from '#core/tournament/access.ts'
import type { Db } from './db.ts'

/** An id or a vanity URL, in lower case, to the id: an id goes first. */
const ID =
  '(select id from tournaments where id = ?1 union all select id from tournaments where vanity_url = ?1 limit 1)'

const TOURNAMENT = `
  select t.id, version, t.name, u.username as user, active, round, public, vanity_url as vanityUrl, settings,
    initial_colour as initialColour, t.created_at as createdAt, t.updated_at as updatedAt,
    (select json_group_array(json_object('fromRound', from_round, 'toRound', to_round, 'system', system,
      'poolNames', json(pool_names))) from systems where tournament_id = t.id) as systems,
    (select json_group_array(json_object('round', round, 'startsAt', starts_at))
      from rounds where tournament_id = t.id) as rounds,
    (select json_group_array(json_object('player', player, 'round', round, 'mp', mp, 'gp', gp))
      from bonuses where tournament_id = t.id) as bonuses,
    (select json_group_array(json_object('id', id, 'player', player, 'fromRound', from_round, 'toRound', to_round))
      from forbidden_pairs where tournament_id = t.id) as forbidden,
    (select json_group_array(json_object('first', first, 'last', last, 'fromRound', from_round, 'toRound', to_round,
      'mp', mp, 'gp', gp)) from accelerations where tournament_id = t.id) as accelerations,
    (select json_group_array(json_object('round', round, 'player', player, 'colour', colour))
      from fixed_colours where tournament_id = t.id) as fixedColours
  from tournaments t left join users u on u.id = organiser_id
  where t.id = ${ID}`

const PLAYERS = `
  select no, first_name as firstName, last_name as lastName, title, rating, nationality, pool, active, owner,
    joined_from as joinedFrom, withdrawn_from as withdrawnFrom
  from players where tournament_id = ${ID} order by no`

const MATCHES = `
  select round, no, board, pool, white, black, outcome, white_points as whitePoints, black_points as blackPoints,
    games, facts
  from matches where tournament_id = ${ID} order by round, no`

interface StoredTournament {
  id: string
  version: number
  name: string
  user: string | null
  active: 0 | 1
  round: number
  public: 0 | 1
  vanityUrl: string | null
  settings: string
  initialColour: PieceColour | null
  createdAt: number
  updatedAt: number
  systems: string
  rounds: string
  bonuses: string
  forbidden: string
  accelerations: string
  fixedColours: string
}
type StoredPlayer = Omit<PlayerRow, 'active'> & { active: 0 | 1 }
type StoredMatch = Omit<MatchRow, 'facts'> & { facts: string | null }

/** All that its snapshot is made of, in one batch of three statements, by id or vanity URL; undefined when unknown. */
export async function rows(db: Db, idOrVanity: string): Promise<TournamentRows | undefined> {
  const word = idOrVanity.toLowerCase()
  const [found, players, matches] = await db.$client.batch(
    [TOURNAMENT, PLAYERS, MATCHES].map((statement) => db.$client.prepare(statement).bind(word)),
  )
  const stored = (found!.results as StoredTournament[])[0]
  if (!stored) return undefined
  const { systems, rounds, bonuses, forbidden, accelerations, fixedColours, ...tournament } = stored
  return {
    tournament: {
      ...tournament,
      active: tournament.active === 1,
      public: tournament.public === 1,
      settings: JSON.parse(tournament.settings),
    },
    systems: JSON.parse(systems) as SystemRow[],
    rounds: JSON.parse(rounds) as RoundRow[],
    bonuses: JSON.parse(bonuses) as BonusRow[],
    forbidden: JSON.parse(forbidden) as ForbiddenRecord[],
    accelerations: JSON.parse(accelerations) as AccelerationRecord[],
    fixedColours: JSON.parse(fixedColours) as FixedColourRecord[],
    players: (players!.results as StoredPlayer[]).map((player) => ({ ...player, active: player.active === 1 })),
    matches: (matches!.results as StoredMatch[]).map((match) => ({
      ...match,
      facts: match.facts === null ? null : JSON.parse(match.facts),
    })),
  }
}

const TIES = `
  select organiser_id as organiser,
    exists (select 1 from deputies where tournament_id = ?1 and user_id = ?2) as deputy,
    exists (select 1 from players where user_id = ?2 and tournament_id = ?1)
    or exists (select 1 from individuals where user_id = ?2 and tournament_id = ?1)
    or exists (select 1 from team_members m join players p on p.team_id = m.team_id
      where m.user_id = ?2 and p.tournament_id = ?1) as player
  from tournaments where id = ?1`

/** A tournament's people as far as one user is among them. */
export async function people(db: Db, id: string, userId: string): Promise<People> {
  const ties = await db.$client
    .prepare(TIES)
    .bind(id, userId)
    .first<{ organiser: string | null; deputy: 0 | 1; player: 0 | 1 }>()
  return {
    organiser: ties?.organiser ?? null,
    deputies: ties?.deputy ? [userId] : [],
    players: ties?.player ? [userId] : [],
  }
}

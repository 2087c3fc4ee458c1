import { DEFAULTS, type Settings, type System } from '#core/tournament/tournament.ts'
import type { Phase } from '#core/tournament/phase.ts'
import { linkTo, type TournamentStatus } from '#core/snapshot/tournament-rows.ts'
import { byeHalves, worth } from '#core/snapshot/worth.ts'
import type { Db } from './db.ts'

const FEATURED = 3

/** The newest public tournaments, of all phases or one, after a row of the list; the featured ones of those that are live. */
const LIST = (phase: boolean) => `
  select t.id, t.name, u.username as user, t.round, t.active, t.players, vanity_url as vanityURL, settings,
    t.created_at as createdAt, t.updated_at as updatedAt,
    (select starts_at from rounds where tournament_id = t.id and round = 1) as startedAt,
    (select json_group_array(json_object('from', from_round, 'to', to_round, 'system', system,
      'poolNames', json(pool_names))) from systems where tournament_id = t.id) as systems,
    (select json_group_array(json_object('w', trim(w.first_name || ' ' || w.last_name),
      'b', trim(b.first_name || ' ' || b.last_name), 'outcome', outcome, 'points', json_array(white_points, black_points)))
      from (select * from matches where phase = 'live' and tournament_id = t.id and round = t.round and black is not null
        order by no limit ${FEATURED}) m
      join players w on w.tournament_id = t.id and w.no = m.white
      join players b on b.tournament_id = t.id and b.no = m.black) as featured
  from tournaments t left join users u on u.id = organiser_id
  where public = 1 ${phase ? 'and phase = ?3' : ''} and (?2 is null or (t.created_at, t.id) < (
    select created_at, id from tournaments where id = ?2))
  order by t.created_at desc, t.id desc limit ?1`

interface Stored {
  id: string
  name: string
  user: string | null
  round: number
  active: 0 | 1
  players: number
  vanityURL: string | null
  settings: string
  createdAt: number
  updatedAt: number
  startedAt: number | null
  systems: string
  featured: string
}

interface StoredFeatured {
  w: string
  b: string
  outcome: string
  points: [number | null, number | null]
}

/** A pairing of the current round; points are doubled, null before it is played. */
interface Featured {
  w: string
  b: string
  scoreW: number | null
  scoreB: number | null
}

/** A tournament in a list: how it stands, and what a card about it shows besides. */
export interface Listed
  extends
    TournamentStatus,
    Pick<Settings, 'vanityURL' | 'competitors' | 'pairingSystem' | 'timeControl' | 'totalRounds'> {
  startedAt: number | null
  /** The first pairings of the current round, while it is live. */
  featured: Featured[]
}

export interface Page {
  limit: number
  after?: string | undefined
}

/** A page of the public tournaments, newest created first. */
export async function list(db: Db, { limit, after, phase }: Page & { phase?: Phase | undefined }): Promise<Listed[]> {
  const values = [limit, after ?? null, ...(phase ? [phase] : [])]
  const { results } = await db.$client
    .prepare(LIST(phase !== undefined))
    .bind(...values)
    .all<Stored>()
  return results.map(listed)
}

function listed({ settings, systems, featured, active, ...row }: Stored): Listed {
  const given = { ...DEFAULTS, ...(JSON.parse(settings) as Partial<Settings>) }
  const { description, logoURL, competitors, pairingSystem, timeControl, totalRounds } = given
  return {
    ...row,
    active: active === 1,
    ...{ description, logoURL, competitors, pairingSystem, timeControl, totalRounds },
    ...linkTo({ ...row, active: active === 1 }),
    systems: JSON.parse(systems) as System[],
    featured: (JSON.parse(featured) as StoredFeatured[]).map((match) => featuredOf(match, given)),
  }
}

function featuredOf({ w, b, outcome, points }: StoredFeatured, settings: Settings): Featured {
  const [white, black] = points
  const hasScore = outcome.trim() !== '' || white !== null
  const [scoreW, scoreB] = worth(outcome, settings.gamePointTotal, byeHalves(settings))
  return { w, b, scoreW: hasScore ? (white ?? scoreW) : null, scoreB: hasScore ? (black ?? scoreB) : null }
}

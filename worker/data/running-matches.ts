import { knownFacts, shortMatch, type ShortMatch } from '#core/rows/short-match.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { DAY } from '#core/time.ts'
import { DEFAULTS, type Settings } from '#core/tournament/tournament.ts'
import type { Db } from './db.ts'

/** Older entries of a person or team are not looked at. */
const RECENT = 400 * DAY

/** An entry, or the entries of a team or user; `key` is free. */
export interface PlayingQuestion {
  key: string
  tournament?: string
  no?: number
  team?: string
  user?: string
}

const SIDES = `m.tournament_id as tournament, m.round, m.no, m.outcome, m.white_points as whitePoints,
  m.black_points as blackPoints, m.games, m.facts, t.settings`
const NAME = "trim(o.first_name || ' ' || o.last_name)"

const playing = (own: 'white' | 'black', other: 'white' | 'black'): string => `
  select key, ${SIDES}, '${own.charAt(0)}' as own, ${NAME} as opponent
  from entered cross join tournaments t on t.id = entered.tournament and t.public = 1 and t.phase = 'live'
  cross join matches m indexed by matches_of_${own}
    on m.tournament_id = t.id and m.${own} = entered.no and m.round = t.round
  cross join players o on o.tournament_id = t.id and o.no = m.${other}
  where m.black is not null`

// Each source has an index.
const RUNNING = `
  with wanted as (select value ->> 'key' as key, value ->> 'tournament' as tournament, value ->> 'no' as no,
      value ->> 'team' as team, value ->> 'user' as user from json_each(?1)),
  entered as materialized (
    select key, tournament, no from wanted where tournament is not null
    union select key, p.tournament_id, p.no from wanted cross join players p on p.team_id = team and p.created_at > ?2
      where team is not null
    union select key, p.tournament_id, p.no from wanted cross join players p on p.user_id = user and p.created_at > ?2
      where user is not null
    union select key, i.tournament_id, i.team_no from wanted cross join individuals i
      on i.user_id = user and i.created_at > ?2 where user is not null)
  ${playing('white', 'black')} union all ${playing('black', 'white')}`

interface StoredRunning {
  key: string
  tournament: string
  round: number
  no: number
  outcome: string
  whitePoints: number | null
  blackPoints: number | null
  games: string | null
  facts: string | null
  settings: string
  own: 'w' | 'b'
  opponent: string
}

/** A match of the current round of a public event that goes on. */
export interface RunningMatch extends ShortMatch {
  /** The pairing’s id. */
  id: string
  tournamentId: string
  own: 'w' | 'b'
  opponent: string
}

/** The matches that are played right now, by key; of several the first that is found. */
export async function findRunning(
  db: Db,
  wanted: readonly PlayingQuestion[],
  now: number,
): Promise<Map<string, RunningMatch>> {
  if (wanted.length === 0) return new Map()
  const { results } = await db.$client
    .prepare(RUNNING)
    .bind(JSON.stringify(wanted), now - RECENT)
    .all<StoredRunning>()
  const matches = results.map((row): [string, RunningMatch] => [row.key, matchOf(row, now)])
  return new Map(matches.filter(([, { isLive }]) => isLive))
}

function matchOf({ settings, facts, tournament, round, no, own, opponent, ...row }: StoredRunning, now: number) {
  const rules = { ...DEFAULTS, ...(JSON.parse(settings) as Partial<Settings>) }
  return {
    id: pairingId(tournament, round, no),
    tournamentId: tournament,
    own,
    opponent,
    ...shortMatch({ ...row, facts: knownFacts(facts) }, rules, now),
  }
}

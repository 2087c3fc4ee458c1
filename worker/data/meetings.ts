import { matchPath } from '#core/addresses/paths.ts'
import type { Meeting } from '#core/rows/head-to-head.ts'
import { knownFacts } from '#core/rows/short-match.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { outcomePoints } from '#core/snapshot/outcome-points.ts'
import { plainPoints } from '#core/text/score.ts'
import type { Day } from '#core/text/start.ts'
import { DEFAULTS, type Settings } from '#core/tournament/tournament.ts'
import type { EntryRef } from './claims.ts'
import type { Db } from './db.ts'

/** Entries of one side that are compared, and rows that are read. */
const MOST_ENTRIES = 200
const MOST_MEETINGS = 200

const FIND = `
  select p.user_id as user, p.team_id as team, nullif(p.fide_id, '0') as fide,
    t.settings ->> 'competitors' = 'team' as isTeam
  from players p cross join tournaments t on t.id = p.tournament_id
  where p.tournament_id = ?1 and p.no = ?2 and t.public = 1`

/** Who an entry is in other events: one of these is known, or the entry is alone. */
interface Identity {
  user: string | null
  team: string | null
  fide: string | null
  isTeam: 0 | 1 | null
}

// Each part reads one index. A starting number alone is the entry itself.
const entriesOf = (side: 1 | 2): string => {
  const at = (key: number) => `?${4 * (side - 1) + key}`
  return `select tournament_id as tournament, no from (
    select tournament_id, no from players where user_id = ${at(1)}
    union select tournament_id, no from players where fide_id = ${at(2)}
    union select tournament_id, no from players where team_id = ${at(3)}
    union select ${at(4)} ->> 'tournament', ${at(4)} ->> 'no') limit ${MOST_ENTRIES}`
}

const boardsOf = (side: 1 | 2): string => {
  const at = (key: number) => `?${2 * (side - 1) + key}`
  return `select tournament_id as tournament, no, team_no as team from (
    select tournament_id, no, team_no from individuals where user_id = ${at(1)}
    union select tournament_id, no, team_no from individuals where fide_id = ${at(2)}) limit ${MOST_ENTRIES}`
}

const FACTS = 't.id, t.name, t.settings, r.starts_at as startsAt, r.day'
const ROUND = 'left join rounds r on r.tournament_id = m.tournament_id and r.round = m.round'
const PLAYED = "substr(m.outcome, 1, 1) in ('1', '=', '0', 'W', 'D', 'L')"

const matchesOf = (white: string, black: string, isFirst: 0 | 1): string => `
  select ${FACTS}, m.round, m.no, m.outcome, m.white_points as white, m.black_points as black, m.facts, ${isFirst} as isFirst
  from ${white} cross join ${black} on ${black}.tournament = ${white}.tournament and ${black}.no <> ${white}.no
  cross join matches m indexed by matches_of_white
    on m.tournament_id = ${white}.tournament and m.white = ${white}.no and m.black = ${black}.no
  cross join tournaments t on t.id = m.tournament_id ${ROUND}
  where t.public = 1 and ${PLAYED}`

const MATCHES = `
  with a as materialized (${entriesOf(1)}), b as materialized (${entriesOf(2)})
  select * from (${matchesOf('a', 'b', 1)} union all ${matchesOf('b', 'a', 0)}) limit ${MOST_MEETINGS}`

// Games of board players: found by their teams’ matches, as games have no index of players.
const gamesOf = (white: string, black: string): string => `
  select ${FACTS}, m.round, m.no, g.no as game, g.outcome, null as white, null as black, m.facts,
    g.white_individual = a.no as isFirst
  from ${white} cross join ${black} on ${black}.tournament = ${white}.tournament and ${black}.team <> ${white}.team
  cross join matches m indexed by matches_of_white
    on m.tournament_id = ${white}.tournament and m.white = ${white}.team and m.black = ${black}.team
  cross join games g on g.tournament_id = m.tournament_id and g.round = m.round and g.match_no = m.no
    and ((g.white_individual = a.no and g.black_individual = b.no)
      or (g.white_individual = b.no and g.black_individual = a.no))
  cross join tournaments t on t.id = m.tournament_id ${ROUND}
  where t.public = 1 and substr(g.outcome, 1, 1) in ('1', '=', '0', 'W', 'D', 'L')`

const GAMES = `
  with a as materialized (${boardsOf(1)}), b as materialized (${boardsOf(2)})
  select * from (${gamesOf('a', 'b')} union all ${gamesOf('b', 'a')}) limit ${MOST_MEETINGS}`

interface StoredMeeting {
  id: string
  name: string
  settings: string
  startsAt: number | null
  day: Day | null
  round: number
  no: number
  /** Of a game, its number in the match. */
  game?: number
  outcome: string
  white: number | null
  black: number | null
  facts: string | null
  /** Whether the first side is White. */
  isFirst: 0 | 1
}

/**
 * Finished meetings of two entries of public events, over all public events: entries are the same side if they have the
 * same user, team or FIDE ID. Undefined if one of them isn’t in a public event.
 */
export async function findMeetings(
  { $client: d1 }: Db,
  first: EntryRef,
  second: EntryRef,
): Promise<Meeting[] | undefined> {
  const sides = [first, second]
  const found = await d1.batch<Identity>(sides.map(({ tournament, no }) => d1.prepare(FIND).bind(tournament, no)))
  const [one, other] = found.map(({ results }) => results[0])
  if (!one || !other) return undefined
  const matches = d1.prepare(MATCHES).bind(...keysOf(one, first), ...keysOf(other, second))
  const games = d1.prepare(GAMES).bind(one.user, one.fide, other.user, other.fide)
  const answers = await d1.batch<StoredMeeting>(one.isTeam || other.isTeam ? [matches] : [matches, games])
  return answers.flatMap(({ results }) => results).map(meetingOf)
}

/** A captain who claimed a team’s entry isn’t the team: teams are the same by `team` alone. */
const keysOf = ({ user, team, fide, isTeam }: Identity, entry: EntryRef): (string | null)[] => [
  isTeam === 1 ? null : user,
  isTeam === 1 ? null : fide,
  team,
  JSON.stringify(entry),
]

function meetingOf(row: StoredMeeting): Meeting {
  const settings = { ...DEFAULTS, ...(JSON.parse(row.settings) as Partial<Settings>) }
  const facts = knownFacts(row.facts)
  const [white, black] = outcomePoints(row.outcome, row.game === undefined ? settings.gamePointTotal : 1)
  const points: [number, number] = [row.white ?? white, row.black ?? black]
  const [own, other] = row.isFirst === 1 ? points : points.toReversed()
  return {
    tournamentId: row.id,
    tournament: row.name,
    href: matchPath(pairingId(row.id, row.round, row.no), row.game),
    round: row.round,
    at: facts?.endTime ?? row.startsAt ?? row.day,
    scores: [plainPoints(own!), plainPoints(other!)],
  }
}

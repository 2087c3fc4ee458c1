import type { RoundsQuery } from '#core/contract/rounds.ts'
import { byStart, roundState, type DayRound } from '#core/rows/day-round.ts'
import type { EventSummary } from '#core/rows/event-summary.ts'
import { tournamentLink } from '#core/rows/tournament-row.ts'
import { dayInUtc, type Day } from '#core/text/start.ts'
import { DAY } from '#core/time.ts'
import { DEFAULTS, type Settings } from '#core/tournament/tournament.ts'
import { columns, type RowOf } from './columns.ts'
import type { Db } from './db.ts'
import * as tables from './schema/index.ts'

/** Rounds read, private ones included. */
const MOST = 100

const EVENT = columns(tables.tournaments, 'id name round active vanityUrl settings summary', 't')

// Each part reads one index, which has all of its columns, and stops at its limit.
const ROUNDS = `
  select ${EVENT}, near.round as number, near.starts_at as startsAt, near.day
  from (
    select * from (select tournament_id, round, starts_at, null as day from rounds
      where starts_at >= ?1 and starts_at < ?2 order by starts_at limit ${MOST})
    union all
    select * from (select tournament_id, round, null, day from rounds
      where day >= ?3 and day <= ?4 order by day limit ${MOST})
  ) near
  cross join tournaments t on t.id = near.tournament_id
  where t.public = 1`

type StoredRound = RowOf<typeof EVENT> & { number: number; startsAt: number | null; day: Day | null }

/** Rounds of public events that start in a period; by default from a day ago until a day ahead. */
export async function listRounds({ $client }: Db, { from, to }: RoundsQuery, now: number): Promise<DayRound[]> {
  const [first, end] = [from ?? now - DAY, to ?? now + DAY]
  const { results } = await $client.prepare(ROUNDS).bind(first, end, dayInUtc(first), dayInUtc(end)).all<StoredRound>()
  return byStart(results.map((row) => roundOf(row, now)))
}

function roundOf({ number: round, startsAt, day, ...row }: StoredRound, now: number): DayRound {
  const { id, name, vanityUrl: vanityURL } = row
  const { competitors, totalRounds, logoURL } = { ...DEFAULTS, ...(JSON.parse(row.settings) as Partial<Settings>) }
  const summary = row.summary === null ? null : (JSON.parse(row.summary) as EventSummary)
  const event = { active: row.active === 1, round: row.round, summary }
  const start = day ?? startsAt
  return {
    id: `${id}-${round}`,
    tournamentId: id,
    name,
    href: tournamentLink({ id, vanityURL, ...event }).href,
    competitors,
    totalRounds,
    logoURL,
    round,
    startsAt: start,
    state: roundState(event, { round, startsAt: start }, now),
    summary: summary?.round === round ? summary : null,
  }
}

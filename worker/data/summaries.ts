import type { EventSummary, Ranks } from '#core/rows/event-summary.ts'
import { playerId } from '#core/snapshot/ids.ts'
import type { Db } from './db.ts'

/** Events per run that go on, and that are over. */
const MOST_LIVE = 20
const MOST_OVER = 10

const WAITING = `select id, version from tournaments indexed by tournaments_without_summary
  where round > 0 and summary_version <> version`

/** Events whose summary is of another version: those that go on first, the longest waiting first. */
export async function listWithoutSummary(db: Db): Promise<{ id: string; version: number }[]> {
  const { results } = await db.$client
    .prepare(
      `select * from (${WAITING} and active = 1 order by summarized_at, id limit ${MOST_LIVE})
       union all select * from (${WAITING} and active = 0 order by summarized_at, id limit ${MOST_OVER})`,
    )
    .all<{ id: string; version: number }>()
  return results
}

/** If the event has changed meanwhile, the next run makes it again. */
export const saveSummary = ({ $client }: Db, { id, version, summary, ranks, now }: SavedSummary): Promise<unknown> =>
  $client.batch([
    $client
      .prepare('update tournaments set summary = ?2, summary_version = ?3, summarized_at = ?4 where id = ?1')
      .bind(id, JSON.stringify(summary), version, now),
    $client
      .prepare(
        `insert into places (tournament_id, ranks) select id, ?2 from tournaments where id = ?1
         on conflict (tournament_id) do update set ranks = excluded.ranks where ranks <> excluded.ranks`,
      )
      .bind(id, JSON.stringify(ranks)),
  ])

interface SavedSummary {
  id: string
  version: number
  /** Null if it can’t be made. */
  summary: EventSummary | null
  ranks: Ranks
  now: number
}

/** By entry its rank and points; missing where nobody is ranked, or nothing is known yet. */
export async function findRanks(
  db: Db,
  entries: { tournament: string; no: number }[],
): Promise<Map<string, Ranks[number]>> {
  if (entries.length === 0) return new Map()
  const { results } = await db.$client
    .prepare(
      `select e.value ->> 'tournament' as tournament, e.value ->> 'no' as no,
         places.ranks ->> ('$."' || (e.value ->> 'no') || '"') as rank
       from json_each(?1) e cross join places on places.tournament_id = e.value ->> 'tournament'`,
    )
    .bind(JSON.stringify(entries))
    .all<{ tournament: string; no: number; rank: string | null }>()
  return new Map(
    results.flatMap(({ tournament, no, rank }) =>
      rank === null ? [] : [[playerId(tournament, no), JSON.parse(rank) as Ranks[number]]],
    ),
  )
}

/** The summaries of events, by id. Who may see an event is decided before. */
export async function findSummaries(db: Db, ids: string[]): Promise<Map<string, EventSummary>> {
  if (ids.length === 0) return new Map()
  const { results } = await db.$client
    .prepare(
      `select t.id, t.summary from json_each(?1) e cross join tournaments t on t.id = e.value where t.summary is not null`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: string; summary: string }>()
  return new Map(results.map(({ id, summary }) => [id, JSON.parse(summary) as EventSummary]))
}

import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { EventsQuery } from '#core/contract/events.ts'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { looseName } from '#core/text/fold.ts'
import { dayInUtc, type Start } from '#core/text/start.ts'
import { dayIn } from '#core/text/zones.ts'
import { HOUR } from '#core/time.ts'
import { wordsOf } from '#core/text/search.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { tournamentLink } from '#core/rows/tournament-row.ts'
import { beginningsOf } from './search-terms.ts'
import type { Db } from './db.ts'
import { tournaments } from './schema/index.ts'

/** A search by name finds at most the newest so many events. */
const MAX_NAMES = 500
const AFTER_ANY_LETTER = '\u{10ffff}'

/** Days are stored apart; `starts_at` has their beginning, for the order. */
const START = sql<Start | null>`coalesce(${tournaments.startDay}, ${tournaments.startsAt})`

export type EventRow = AnswerOf<'get', '/events'>[number]

/** No place is further from UTC: an event's own day may begin and end so much earlier or later. */
const FURTHEST_ZONE = 14 * HOUR

/** A page of the public events, the latest to start first. Days are those of the events' own places. */
export async function list(db: Db, query: EventsQuery): Promise<EventRow[]> {
  const page: ZonedRow[] = []
  let { after } = query
  for (;;) {
    const rows = await listAround(db, { ...query, after })
    page.push(...rows.filter((row) => isWithin(row, query)))
    after = rows.at(-1)?.id
    if (rows.length < query.limit || page.length >= query.limit) break
  }
  return page.slice(0, query.limit).map(({ timeZone: _zone, ...row }) => row)
}

/** `to` is the end of the last day. */
function isWithin(
  { startedAt, createdAt, timeZone }: ZonedRow,
  { from, to }: Pick<EventsQuery, 'from' | 'to'>,
): boolean {
  const day = dayIn(startedAt ?? createdAt, startedAt === null ? null : timeZone)
  return (from === undefined || day >= dayInUtc(from)) && (to === undefined || day < dayInUtc(to))
}

type ZonedRow = EventRow & { timeZone: string | null }

async function listAround(db: Db, query: EventsQuery): Promise<ZonedRow[]> {
  const { limit, after, phase, system, speed, federation, from, to, search, ids } = query
  const { id, listedAt } = tournaments
  const last = db
    .select({ listedAt, id })
    .from(tournaments)
    .where(eq(id, after ?? ''))
  const rows = await db
    .select({
      id,
      name: tournaments.name,
      round: tournaments.round,
      active: tournaments.active,
      players: tournaments.players,
      vanityURL: tournaments.vanityUrl,
      settings: tournaments.settings,
      system: sql<EventRow['system']>`${tournaments.system}`,
      speed: tournaments.speed,
      startedAt: START,
      createdAt: tournaments.createdAt,
    })
    .from(tournaments)
    .where(
      and(
        eq(tournaments.public, true),
        phase && eq(tournaments.phase, phase),
        federation === undefined ? undefined : eq(tournaments.federation, federation),
        system && eq(tournaments.system, system),
        speed && eq(tournaments.speed, speed),
        from === undefined ? undefined : gte(listedAt, from - FURTHEST_ZONE),
        to === undefined ? undefined : lt(listedAt, to + FURTHEST_ZONE),
        search?.trim() ? sql`${id} in (${foundBy(search)})` : undefined,
        ids && inArray(id, sql`(select value from json_each(${JSON.stringify(ids)}))`),
        after === undefined ? undefined : lt(sql`(${listedAt}, ${id})`, last),
      ),
    )
    .orderBy(desc(listedAt), desc(id))
    .limit(limit)
    .all()
  return rows.map(({ settings, ...row }) => {
    const { logoURL, competitors, pairingSystem, timeControl, totalRounds, location, federation, timeZone } = {
      ...DEFAULTS,
      ...settings,
    }
    const { href } = tournamentLink(row)
    return {
      ...row,
      href,
      logoURL,
      competitors,
      pairingSystem,
      timeControl,
      totalRounds,
      location,
      federation,
      timeZone,
    }
  })
}

/**
 * Ids of events with a name whose words begin with the words searched for, or with a location that begins with the
 * text.
 */
function foundBy(search: string): SQL {
  const words = wordsOf(search)
  const place = looseName(search).trim()
  const ofPlace = sql`
    select t.id from tournaments t where t.public = 1 and t.place >= ${place} and t.place < ${place + AFTER_ANY_LETTER}`
  if (words.length === 0) return ofPlace
  return sql`
    select names.id from names where n in (select rowid from words
      where words match ${`kind : tournament AND folded : (${beginningsOf(words)})`} order by rowid desc limit ${MAX_NAMES})
    union ${ofPlace}`
}

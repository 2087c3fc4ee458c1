import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { DEFAULTS, type Settings } from '#core/tournament/tournament.ts'
import { phase as phaseOf, type Phase } from '#core/tournament/phase.ts'
import type { EventSummary } from '#core/rows/event-summary.ts'
import type { PodiumRow } from '#core/rows/podium-rows.ts'
import { knownFacts, shortMatch, type ShortMatch } from '#core/rows/short-match.ts'
import { tournamentLink, type TournamentStatus } from '#core/rows/tournament-row.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { Db } from './db.ts'
import { jsonArray } from './json-array.ts'
import { fullName } from './players.ts'
import { matches, players, rounds, systems, tournaments, users } from './schema/index.ts'
import type { Start } from '#core/text/start.ts'

const MAX_FEATURED = 3

/** A pairing of the current round. */
interface FeaturedPairing extends ShortMatch {
  id: string
  w: string
  b: string
}

/** A tournament in a list, with the data of its card. */
export interface TournamentRow
  extends
    TournamentStatus,
    Pick<Settings, 'vanityURL' | 'competitors' | 'pairingSystem' | 'timeControl' | 'totalRounds'> {
  startedAt: Start | null
  /** The first pairings of the current round, while it is live. */
  featured: FeaturedPairing[]
  /** First to third place, once the tournament is over. */
  podium: PodiumRow[]
  /** As of at most a minute ago; null if it is not known yet. */
  summary: EventSummary | null
}

export interface PageQuery {
  limit: number
  after?: string | undefined
}

/**
 * A page of public tournaments of one or all phases, newest first. `after` is the id of the last row of the page
 * before.
 */
export async function list(
  db: Db,
  { limit, after, phase }: PageQuery & { phase?: Phase | undefined },
): Promise<TournamentRow[]> {
  const last = db
    .select({ createdAt: tournaments.createdAt, id: tournaments.id })
    .from(tournaments)
    .where(eq(tournaments.id, after ?? ''))
  const rows = await selectStored(db)
    .where(
      and(
        eq(tournaments.public, true),
        phase && eq(tournaments.phase, phase),
        after === undefined ? undefined : lt(sql`(${tournaments.createdAt}, ${tournaments.id})`, last),
      ),
    )
    .orderBy(desc(tournaments.createdAt), desc(tournaments.id))
    .limit(limit)
    .all()
  return rows.map(rowOf)
}

/** The newest `count` public tournaments of each phase, in one batch. */
export async function listPerPhase(db: Db, count: number): Promise<TournamentRow[]> {
  const newestOf = (phase: Phase) =>
    selectStored(db)
      .where(and(eq(tournaments.public, true), eq(tournaments.phase, phase)))
      .orderBy(desc(tournaments.createdAt), desc(tournaments.id))
      .limit(count)
  const groups = await db.batch([newestOf('live'), newestOf('upcoming'), newestOf('finished')])
  return groups
    .flat()
    .map(rowOf)
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
}

const white = alias(players, 'white_player')
const black = alias(players, 'black_player')

function selectStored(db: Db) {
  const first = db
    .select({ start: sql`coalesce(${rounds.day}, ${rounds.startsAt})` })
    .from(rounds)
    .where(and(eq(rounds.tournamentId, tournaments.id), eq(rounds.round, 1)))
  const live = db
    .select()
    .from(matches)
    .where(
      and(
        eq(tournaments.phase, 'live'),
        eq(matches.tournamentId, tournaments.id),
        eq(matches.round, tournaments.round),
        isNotNull(matches.black),
      ),
    )
    .orderBy(matches.no)
    .limit(MAX_FEATURED)
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      user: users.username,
      round: tournaments.round,
      active: tournaments.active,
      players: tournaments.players,
      vanityURL: tournaments.vanityUrl,
      settings: tournaments.settings,
      podium: tournaments.podium,
      summary: tournaments.summary,
      createdAt: tournaments.createdAt,
      updatedAt: tournaments.updatedAt,
      startedAt: sql<Start | null>`${first}`,
      systems: jsonArray(
        { from: systems.fromRound, to: systems.toRound, system: systems.system, poolNames: systems.poolNames },
        sql`from ${systems} where ${eq(systems.tournamentId, tournaments.id)}`,
      ),
      featured: jsonArray(
        {
          w: fullName(white),
          b: fullName(black),
          no: matches.no,
          outcome: matches.outcome,
          whitePoints: matches.whitePoints,
          blackPoints: matches.blackPoints,
          games: matches.games,
          // As text: broken JSON of one match would fail the whole list.
          facts: sql<string | null>`${matches.facts}`,
        },
        sql`from ${live} as ${matches}
          join ${players} ${white} on ${and(eq(white.tournamentId, tournaments.id), eq(white.no, matches.white))}
          join ${players} ${black} on ${and(eq(black.tournamentId, tournaments.id), eq(black.no, matches.black))}`,
      ),
    })
    .from(tournaments)
    .leftJoin(users, eq(users.id, tournaments.organiserId))
}

type StoredListedTournament = Awaited<ReturnType<ReturnType<typeof selectStored>['all']>>[number]

function rowOf({ settings, featured, podium, summary, ...row }: StoredListedTournament): TournamentRow {
  const filled = { ...DEFAULTS, ...settings }
  const { description, logoURL, competitors, pairingSystem, timeControl, totalRounds } = filled
  return {
    ...row,
    description,
    logoURL,
    competitors,
    pairingSystem,
    timeControl,
    totalRounds,
    ...tournamentLink(row),
    featured: featured.map((match) => ({
      id: pairingId(row.id, row.round, match.no),
      w: match.w,
      b: match.b,
      ...shortMatch({ ...match, facts: knownFacts(match.facts) }, filled, Date.now()),
    })),
    // Right after a draw the summary is still that of the round before.
    summary: summary?.round === row.round ? summary : null,
    // A tournament that goes on again has no podium, although one is stored.
    podium: phaseOf(row) === 'finished' ? podium : [],
  }
}

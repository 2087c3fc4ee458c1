import { and, eq, exists, or, sql } from 'drizzle-orm'
import type { TournamentRecords } from '#core/snapshot/records.ts'
import type { TournamentPeople } from '#core/people/tournament-level.ts'
import { type Db, prepareOnce } from './db.ts'
import { deputies, individuals, players, teamMembers, tournaments } from './schema/index.ts'
import {
  DRAW_RULES,
  MATCH,
  parseDrawRules,
  parseMatch,
  parsePlayer,
  parseTournament,
  PLAYER,
  type StoredDrawRules,
  type StoredMatch,
  type StoredPlayer,
  type StoredTournament,
  tournamentColumns,
} from './tournament-records.ts'

/** An id or a vanity URL, in lower case, to the id: an id goes first. */
const ID =
  '(select id from tournaments where id = ?1 union all select id from tournaments where vanity_url = ?1 limit 1)'

const TOURNAMENT = `select ${tournamentColumns()}, ${DRAW_RULES} from tournaments t where t.id = ${ID}`
const PLAYERS = `select ${PLAYER} from players where tournament_id = ${ID} order by no`
const MATCHES = `select ${MATCH} from matches where tournament_id = ${ID} order by round, no`

/** All that its snapshot is made of, in one batch of three statements, by id or vanity URL; undefined when unknown. */
export async function loadRecords(db: Db, idOrVanity: string): Promise<TournamentRecords | undefined> {
  const name = idOrVanity.toLowerCase()
  const [found, people, matches] = await db.$client.batch(
    [TOURNAMENT, PLAYERS, MATCHES].map((statement) => db.$client.prepare(statement).bind(name)),
  )
  const [stored] = found!.results as (StoredTournament & StoredDrawRules)[]
  if (!stored) return undefined
  const { forbidden, accelerations, fixedColours, ...tournament } = stored
  return {
    ...parseTournament(tournament),
    ...parseDrawRules({ forbidden, accelerations, fixedColours }),
    players: (people!.results as StoredPlayer[]).map(parsePlayer),
    matches: (matches!.results as StoredMatch[]).map(parseMatch),
  }
}

const VERSION = prepareOnce((db) =>
  db
    .select({ version: tournaments.version })
    .from(tournaments)
    .where(eq(tournaments.id, sql.placeholder('id')))
    .prepare(),
)

/** A tournament's version; undefined when there is no such tournament. */
export const findVersion = async (db: Db, id: string): Promise<number | undefined> =>
  (await VERSION(db).get({ id }))?.version

const SELECT_RELATIONS = prepareOnce((db) => {
  const id = sql.placeholder('id')
  const user = sql.placeholder('user')
  const deputy = db
    .select({ id: deputies.userId })
    .from(deputies)
    .where(and(eq(deputies.tournamentId, id), eq(deputies.userId, user)))
  // No more is selected than the indexes hold.
  const player = db
    .select({ no: players.no })
    .from(players)
    .where(and(eq(players.userId, user), eq(players.tournamentId, id)))
  const individual = db
    .select({ no: individuals.no })
    .from(individuals)
    .where(and(eq(individuals.userId, user), eq(individuals.tournamentId, id)))
  const member = db
    .select({ no: players.no })
    .from(teamMembers)
    .innerJoin(players, eq(players.teamId, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, user), eq(players.tournamentId, id)))
  return db
    .select({
      organiser: tournaments.organiserId,
      isDeputy: exists(deputy),
      isPlayer: or(exists(player), exists(individual), exists(member))!,
    })
    .from(tournaments)
    .where(eq(tournaments.id, id))
    .prepare()
})

/** A tournament's people as far as one user is among them. */
export async function loadPeople(db: Db, id: string, userId: string): Promise<TournamentPeople> {
  const relations = await SELECT_RELATIONS(db).get({ id, user: userId })
  return {
    organiser: relations?.organiser ?? null,
    deputies: relations?.isDeputy ? [userId] : [],
    players: relations?.isPlayer ? [userId] : [],
  }
}

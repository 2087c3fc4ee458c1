import { and, eq, exists, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { DeskRows } from '#core/snapshot/desk.ts'
import { sortedDesk } from '#core/snapshot/desk-rows.ts'
import type { TournamentRecords } from '#core/snapshot/records.ts'
import type { TournamentPeople } from '#core/people/tournament-level.ts'
import { type Db, prepareOnce } from './db.ts'
import { deputies, individuals, players, teamMembers, tournaments } from './schema/index.ts'
import {
  deskStatements,
  DRAW_RULES,
  MATCH,
  parseDesk,
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
import { readTournament } from './unreadable.ts'

/** SQL of the id by an id or vanity URL in lower case; an id takes precedence. */
const ID =
  '(select id from tournaments where id = ?1 union all select id from tournaments where vanity_url = ?1 limit 1)'

const ANY = [
  `select ${tournamentColumns()}, ${DRAW_RULES} from tournaments t where t.id = ${ID}`,
  `select ${PLAYER} from players where tournament_id = ${ID} order by no`,
  `select ${MATCH} from matches where tournament_id = ${ID} order by round, no`,
]
const RECORDS = { any: ANY, desk: [...ANY, ...deskStatements(ID)] }

export type StoredRecords = StoredTournament & StoredDrawRules

export function parseRecords(stored: StoredRecords, players: unknown[], matches: unknown[]): TournamentRecords {
  const { forbidden, accelerations, fixedColours, ...tournament } = stored
  return {
    ...parseTournament(tournament),
    ...parseDrawRules({ forbidden, accelerations, fixedColours }),
    players: (players as StoredPlayer[]).map(parsePlayer),
    matches: (matches as StoredMatch[]).map(parseMatch),
  }
}

/** The rows of a snapshot by id or vanity URL, in one batch; undefined when unknown. `desk` adds the desk's rows. */
export const loadRecords = (
  db: Db,
  idOrVanity: string,
  wanted: keyof typeof RECORDS = 'any',
): Promise<TournamentRecords | undefined> =>
  readTournament(idOrVanity, () => readRecords(db, idOrVanity.toLowerCase(), wanted))

async function readRecords(db: Db, name: string, wanted: keyof typeof RECORDS): Promise<TournamentRecords | undefined> {
  const [found, people, matches, ...desk] = await db.$client.batch(
    RECORDS[wanted].map((statement) => db.$client.prepare(statement).bind(name)),
  )
  const [stored] = found!.results as StoredRecords[]
  if (!stored) return undefined
  return {
    ...parseRecords(stored, people!.results, matches!.results),
    ...(wanted === 'desk' && { desk: parseDesk(desk) }),
  }
}

const DESK = ['select version from tournaments where id = ?1', ...deskStatements('?1')]

/** The desk's rows and the version they are of; undefined when there is no such tournament. */
export const loadDesk = (db: Db, id: string): Promise<{ version: number; desk: DeskRows } | undefined> =>
  readTournament(id, async () => {
    const [found, ...desk] = await db.$client.batch(DESK.map((statement) => db.$client.prepare(statement).bind(id)))
    const [standing] = found!.results as { version: number }[]
    return standing && { version: standing.version, desk: sortedDesk(parseDesk(desk)) }
  })

const STANDING = prepareOnce((db) =>
  db
    .select({ version: tournaments.version, isPublic: tournaments.public })
    .from(tournaments)
    .where(eq(tournaments.id, sql.placeholder('id')))
    .prepare(),
)

/** Version and visibility of a tournament; undefined when there is no such tournament. */
export const findStanding = (db: Db, id: string): Promise<{ version: number; isPublic: boolean } | undefined> =>
  STANDING(db).get({ id })

/** Columns for one user's roles in the outer query's tournament. */
function relations(db: Db) {
  const { id } = tournaments
  const user = sql.placeholder('user')
  const deputy = db
    .select({ id: deputies.userId })
    .from(deputies)
    .where(and(eq(deputies.tournamentId, id), eq(deputies.userId, user)))
  // Selects only columns that the indexes contain.
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
  return {
    organiser: tournaments.organiserId,
    isDeputy: exists(deputy),
    isPlayer: or(exists(player), exists(individual), exists(member))!,
  }
}

const SELECT_RELATIONS = prepareOnce((db) =>
  db
    .select(relations(db))
    .from(tournaments)
    .where(eq(tournaments.id, sql.placeholder('id')))
    .prepare(),
)

const SELECT_ACCESS = prepareOnce((db) => {
  const name = sql.placeholder('name')
  const id = { id: tournaments.id }
  const named = unionAll(
    db.select(id).from(tournaments).where(eq(tournaments.id, name)),
    db.select(id).from(tournaments).where(eq(tournaments.vanityUrl, name)),
  ).limit(1)
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      version: tournaments.version,
      public: tournaments.public,
      ...relations(db),
    })
    .from(tournaments)
    .where(eq(tournaments.id, named))
    .prepare()
})

type Relations = { organiser: string | null; isDeputy: unknown; isPlayer: unknown }

const peopleOf = (found: Relations | undefined, userId: string): TournamentPeople => ({
  organiser: found?.organiser ?? null,
  deputies: found?.isDeputy ? [userId] : [],
  players: found?.isPlayer ? [userId] : [],
})

/** What decides who may see and direct a tournament, and what its deletion needs. */
export interface TournamentAccess {
  id: string
  name: string
  version: number
  public: boolean
  people: TournamentPeople
}

/** Visibility of a tournament by id or vanity URL, and the user's roles in it; undefined when there is none. */
export async function findAccess(db: Db, idOrVanity: string, userId: string): Promise<TournamentAccess | undefined> {
  const found = await SELECT_ACCESS(db).get({ name: idOrVanity.toLowerCase(), user: userId })
  if (!found) return undefined
  const { id, name, version } = found
  return { id, name, version, public: Boolean(found.public), people: peopleOf(found, userId) }
}

/** A tournament's people, with no other user than this one. */
export async function loadPeople(db: Db, id: string, userId: string): Promise<TournamentPeople> {
  return peopleOf(await SELECT_RELATIONS(db).get({ id, user: userId }), userId)
}

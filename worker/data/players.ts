import { and, type Column, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { PlayerExtras } from '#core/rows/player-rows.ts'
import { linesOfNotes } from '#core/people/notes.ts'
import type { RemovedDetails, StoredEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Db } from './db.ts'
import { players, tournaments, users } from './schema/index.ts'

/** SQL of a player's full name. */
export const fullName = ({ firstName, lastName }: { firstName: Column; lastName: Column }) =>
  sql<string>`trim(${firstName} || ' ' || ${lastName})`

const SELECT_EXTRAS = {
  lichess: players.lichess,
  chessCom: players.chessCom,
  meta: players.meta,
  createdAt: players.createdAt,
  updatedAt: players.updatedAt,
}

/** Public data of a tournament's players that the snapshot lacks, by entry number. */
export async function listExtras(db: Db, id: string): Promise<Map<number, PlayerExtras>> {
  const rows = await db
    .select({ no: players.no, ...SELECT_EXTRAS })
    .from(players)
    .where(eq(players.tournamentId, id))
    .all()
  return new Map(rows.map(({ no, meta, ...row }) => [no, { ...row, meta: publicNotes(meta) }]))
}

/** Entry details beyond the snapshot, of entries that have any. */
export const listDetails = async (db: Db, id: string): Promise<StoredEntryDetails[]> =>
  (await listForDesk(db, id)).map(({ notes: _notes, ...details }) => details)

/** The same with all notes on entries, which only the desk sees, a line each. */
export async function listForDesk(db: Db, id: string): Promise<(StoredEntryDetails & { notes?: string })[]> {
  const { no, fideId, sex, birth, club, groupName, fee, email, listed, meta } = players
  const rows = await db
    .select({ ...DETAILS, meta })
    .from(players)
    .where(
      and(
        eq(players.tournamentId, id),
        or(...[fideId, sex, birth, club, groupName, fee, email, listed, meta].map((known) => isNotNull(known))),
      ),
    )
    .orderBy(no)
    .all()
  return rows.map(({ meta: noted, ...row }) => ({ ...detailsOfRow(row), ...(noted && { notes: linesOfNotes(noted) }) }))
}

const DETAILS = {
  no: players.no,
  fideId: players.fideId,
  sex: players.sex,
  birth: players.birth,
  club: players.club,
  group: players.groupName,
  fee: players.fee,
  email: players.email,
  listed: players.listed,
}
type DetailsRow = Omit<StoredEntryDetails, 'sex'> & { sex: string | null }

/** `group`, `fee`, `email` and `listed` are left out when empty. */
const detailsOfRow = ({ sex, group, fee, email, listed, ...row }: DetailsRow): StoredEntryDetails => ({
  ...row,
  sex: sex === 'm' || sex === 'w' ? sex : null,
  ...(group && { group }),
  ...(fee && { fee }),
  ...(email && { email }),
  ...(listed && { listed }),
})

/** All that the tables have of these entries beside the snapshot. */
export async function listRemoved(db: Db, id: string, nos: number[]): Promise<RemovedDetails[]> {
  const { contact, lichess, chessCom } = players
  const rows = await db
    .select({ ...DETAILS, contact, lichess, chessCom, meta: sql<string | null>`${players.meta}` })
    .from(players)
    .where(
      and(eq(players.tournamentId, id), sql`${players.no} in (select value from json_each(${JSON.stringify(nos)}))`),
    )
    .orderBy(players.no)
    .all()
  return rows
    .map(({ contact, lichess, chessCom, meta, ...row }) => ({
      ...detailsOfRow(row),
      ...(contact !== null && { contact }),
      ...(lichess !== null && { lichess }),
      ...(chessCom !== null && { chessCom }),
      ...(meta !== null && { meta }),
    }))
    .filter(isKnown)
}

const isKnown = ({ no: _no, ...known }: RemovedDetails): boolean =>
  Object.values(known).some((value) => value !== null && value !== undefined)

/** The details of one entry, its notes and the name of its account at Lichess; undefined when there is no such entry. */
export async function findDetails(
  db: Db,
  id: string,
  no: number,
): Promise<(StoredEntryDetails & { lichess: string | null; meta: string | null }) | undefined> {
  const row = await db
    .select({ ...DETAILS, lichess: players.lichess, meta: sql<string | null>`${players.meta}` })
    .from(players)
    .where(and(eq(players.tournamentId, id), eq(players.no, no)))
    .get()
  if (!row) return undefined
  const { lichess, meta, ...details } = row
  return { ...detailsOfRow(details), lichess, meta }
}

/** Notes whose name starts with an underscore are private to the organiser. */
function publicNotes(meta: Record<string, unknown> | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(meta ?? {}).filter(([name]) => !name.startsWith('_')))
}

/** Owner, contact and other data of an entry that only the tables contain; undefined when there is none. */
export async function findEntry(db: Db, tournament: string, no: number) {
  const stored = await db
    .select({
      userId: players.userId,
      username: users.username,
      teamId: players.teamId,
      contact: players.contact,
      ...SELECT_EXTRAS,
      competitors: sql<string | null>`${tournaments.settings} ->> 'competitors'`,
    })
    .from(players)
    .innerJoin(tournaments, eq(tournaments.id, players.tournamentId))
    .leftJoin(users, eq(users.id, players.userId))
    .where(and(eq(players.tournamentId, tournament), eq(players.no, no)))
    .get()
  return stored && { ...stored, meta: publicNotes(stored.meta), isTeam: stored.competitors === 'team' }
}

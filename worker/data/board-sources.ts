import { and, asc, eq, sql } from 'drizzle-orm'
import type { BoardPlace } from '#core/boards/match-games.ts'
import { MAX_SOURCES, type BoardSource, type SourceKind } from '#core/boards/sources.ts'
import type { Db } from './db.ts'
import { boardAliases, boardPlaces, boardSources } from './schema/index.ts'

const LISTED = {
  id: boardSources.id,
  kind: boardSources.kind,
  address: boardSources.address,
  rank: boardSources.rank,
  isOn: boardSources.isOn,
  trustsBoards: boardSources.trustsBoards,
}

/** A game that the desk gave a place. */
export interface AssignedGame extends BoardPlace {
  source: string
  key: string
}

export const listSources = (db: Db, tournament: string): Promise<BoardSource[]> =>
  db
    .select(LISTED)
    .from(boardSources)
    .where(eq(boardSources.tournamentId, tournament))
    .orderBy(asc(boardSources.rank))
    .all()

/** The source of a push, by the id in its address. */
export const findSource = (db: Db, id: string): Promise<(BoardSource & { tournament: string }) | undefined> =>
  db
    .select({ ...LISTED, tournament: boardSources.tournamentId })
    .from(boardSources)
    .where(eq(boardSources.id, id))
    .get()

/** Saves a new source, below the others; false when the event has too many. */
export async function addSource(
  db: Db,
  tournament: string,
  { id, kind, address, now }: { id: string; kind: SourceKind; address: string | null; now: number },
): Promise<boolean> {
  const { meta } = await db.run(sql`
    insert into board_sources (tournament_id, id, kind, address, rank, created_at, is_running)
    select ${tournament}, ${id}, ${kind}, ${address}, coalesce(max(rank), 0) + 1, ${now},
      (select active from tournaments where id = ${tournament})
    from board_sources where tournament_id = ${tournament} having count(*) < ${MAX_SOURCES}`)
  return meta.changes > 0
}

/** Changes a source; false when there is none. */
export async function changeSource(
  db: Db,
  tournament: string,
  id: string,
  change: Partial<Pick<BoardSource, 'address' | 'isOn' | 'trustsBoards' | 'rank'>>,
): Promise<boolean> {
  const { meta } = await db
    .update(boardSources)
    .set(change)
    .where(and(eq(boardSources.tournamentId, tournament), eq(boardSources.id, id)))
  return meta.changes > 0
}

export async function removeSource(db: Db, tournament: string, id: string): Promise<boolean> {
  const { meta } = await db
    .delete(boardSources)
    .where(and(eq(boardSources.tournamentId, tournament), eq(boardSources.id, id)))
  return meta.changes > 0
}

export const listAliases = (db: Db, tournament: string): Promise<{ name: string; no: number }[]> =>
  db
    .select({ name: boardAliases.name, no: boardAliases.no })
    .from(boardAliases)
    .where(eq(boardAliases.tournamentId, tournament))
    .orderBy(asc(boardAliases.name))
    .all()

export const setAlias = (db: Db, tournament: string, { name, no }: { name: string; no: number }) =>
  db
    .insert(boardAliases)
    .values({ tournamentId: tournament, name, no })
    .onConflictDoUpdate({ target: [boardAliases.tournamentId, boardAliases.name], set: { no } })

export async function removeAlias(db: Db, tournament: string, name: string): Promise<boolean> {
  const { meta } = await db
    .delete(boardAliases)
    .where(and(eq(boardAliases.tournamentId, tournament), eq(boardAliases.name, name)))
  return meta.changes > 0
}

export async function listAssigned(db: Db, tournament: string, round: number): Promise<AssignedGame[]> {
  const rows = await db
    .select()
    .from(boardPlaces)
    .where(and(eq(boardPlaces.tournamentId, tournament), eq(boardPlaces.round, round)))
    .all()
  return rows.map(({ source, gameKey, matchNo, board, game }) => ({ source, key: gameKey, no: matchNo, board, game }))
}

export const assign = (db: Db, tournament: string, round: number, { source, key, no, board, game }: AssignedGame) =>
  db
    .insert(boardPlaces)
    .values({ tournamentId: tournament, round, source, gameKey: key, matchNo: no, board, game })
    .onConflictDoUpdate({
      target: [boardPlaces.tournamentId, boardPlaces.round, boardPlaces.source, boardPlaces.gameKey],
      set: { matchNo: no, board, game },
    })

export const unassign = (db: Db, tournament: string, round: number, { source, key }: { source: string; key: string }) =>
  db
    .delete(boardPlaces)
    .where(
      and(
        eq(boardPlaces.tournamentId, tournament),
        eq(boardPlaces.round, round),
        eq(boardPlaces.source, source),
        eq(boardPlaces.gameKey, key),
      ),
    )

import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { KnownStart } from '#core/chess-site/start-plan.ts'
import type { StartFault, StartState } from '#core/chess-site/game-start.ts'
import type { SitePresence } from '#core/chess-site/lichess-accounts.ts'
import type { Facts } from '#core/match/facts.ts'
import type { KnownAccounts } from '#core/chess-site/white-side.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'
import { isWithoutGame } from './paired-accounts.ts'
import { gameBatches, gameStarts } from './schema/index.ts'
import { accountColumns, parseAccounts, type StoredAccounts } from './stored-watch.ts'

export type GameStart = typeof gameStarts.$inferSelect
export type GameBatch = typeof gameBatches.$inferSelect

// Literals, so that SQLite can use the partial index.
const ACTIVE = sql.raw(`('asked', 'created', 'opened', 'cancelling')`)
const isOfTournament = (id: string) => eq(gameStarts.tournamentId, id)
const isStart = (id: string, { round, matchNo }: Pick<GameStart, 'round' | 'matchNo'>) =>
  and(isOfTournament(id), eq(gameStarts.round, round), eq(gameStarts.matchNo, matchNo))

export const listStarts = (db: Db, tournament: string, round: number): Promise<GameStart[]> =>
  db
    .select()
    .from(gameStarts)
    .where(and(isOfTournament(tournament), eq(gameStarts.round, round)))
    .all()

export const findStart = (
  db: Db,
  tournament: string,
  ref: Pick<GameStart, 'round' | 'matchNo'>,
): Promise<GameStart | undefined> => db.select().from(gameStarts).where(isStart(tournament, ref)).get()

export const knownStart = (start: GameStart): KnownStart => ({
  ...start,
  clock: { limit: start.clockLimit, increment: start.clockIncrement },
})

/** Saves starts, each unless one of the same pairing is under way by now, and the batch of those that begin together. */
export async function saveStarts(db: Db, starts: GameStart[], batch?: GameBatch): Promise<void> {
  const statements: SQL[] = starts.map((start) => {
    const { tournamentId: _tournament, round: _round, matchNo: _no, ...set } = start
    const query = db
      .insert(gameStarts)
      .values(start)
      .onConflictDoUpdate({
        target: [gameStarts.tournamentId, gameStarts.round, gameStarts.matchNo],
        set,
        setWhere: sql`${gameStarts.state} not in ${ACTIVE}`,
      })
    return query.getSQL()
  })
  if (batch) statements.unshift(db.insert(gameBatches).values(batch).getSQL())
  if (statements.length > 0) await runBatch(db, statements)
}

/** A start under way, and whether its pairing still waits for this game. */
export interface ActiveStart extends GameStart {
  isWanted: boolean
  /** The pairing is linked to this game. */
  isLinked: boolean
}

interface StoredPairing extends StoredAccounts {
  round: number
  no: number
  outcome: string
  facts: string | null
}

const PAIRINGS = `
  select m.round, m.no, m.outcome, m.facts, ${accountColumns(`'lichess'`)}
  from game_starts s
  join matches m on m.tournament_id = s.tournament_id and m.round = s.round and m.no = s.match_no
  join players a on a.tournament_id = m.tournament_id and a.no = m.white
  join players b on b.tournament_id = m.tournament_id and b.no = m.black
  where s.tournament_id = ?1 and s.state in ('asked', 'created', 'opened', 'cancelling')`

/** Starts under way, those that have waited longest first. */
export async function listActive(db: Db, tournament: string): Promise<ActiveStart[]> {
  const starts = await db
    .select()
    .from(gameStarts)
    .where(and(isOfTournament(tournament), sql`${gameStarts.state} in ${ACTIVE}`))
    .orderBy(gameStarts.dueAt, gameStarts.matchNo)
    .all()
  if (starts.length === 0) return []
  const { results } = await db.$client.prepare(PAIRINGS).bind(tournament).all<StoredPairing>()
  const pairings = new Map(results.map((row) => [`${row.round}-${row.no}`, row]))
  return starts.map((start) => {
    const pairing = pairings.get(`${start.round}-${start.matchNo}`)
    const facts = pairing?.facts == null ? ({} as Facts) : (JSON.parse(pairing.facts) as Facts)
    const isLinked = start.siteId !== null && facts.link === `https://lichess.org/${start.siteId}`
    const isWanted =
      pairing !== undefined && (isLinked || (isWithoutGame(pairing) && isBetween(start, parseAccounts(pairing))))
    return { ...start, isWanted, isLinked }
  })
}

const isBetween = ({ white, black }: GameStart, [first, second]: KnownAccounts): boolean =>
  first.has(white) && second.has(black)

export interface StartChange {
  state?: StartState
  fault?: StartFault | null
  siteId?: string
  isByToken?: boolean
  worksOn?: boolean
  looks?: number
  whiteSeen?: SitePresence | null
  blackSeen?: SitePresence | null
  dueAt?: number
}

/** Changes starts, each unless it was changed by someone else meanwhile. */
export async function changeStarts(
  db: Db,
  tournament: string,
  changes: { start: Pick<GameStart, 'round' | 'matchNo' | 'state'>; change: StartChange }[],
): Promise<void> {
  const statements = changes.map(({ start, change }) =>
    db
      .update(gameStarts)
      .set(change)
      .where(and(isStart(tournament, start), eq(gameStarts.state, start.state)))
      .getSQL(),
  )
  if (statements.length > 0) await runBatch(db, statements)
}

export const listBatches = (db: Db, tournament: string, ids: string[]): Promise<GameBatch[]> =>
  db
    .select()
    .from(gameBatches)
    .where(and(eq(gameBatches.tournamentId, tournament), inArray(gameBatches.id, ids)))
    .all()

export async function changeBatch(
  db: Db,
  { tournamentId, id }: Pick<GameBatch, 'tournamentId' | 'id'>,
  change: Partial<Pick<GameBatch, 'state' | 'fault' | 'siteId'>>,
): Promise<void> {
  await db
    .update(gameBatches)
    .set(change)
    .where(and(eq(gameBatches.tournamentId, tournamentId), eq(gameBatches.id, id)))
    .run()
}

/** Players, by account, who have a game at another board of this site that begins within these times. */
export async function listElsewhere(
  { $client: d1 }: Db,
  { tournament, ids, from, to }: { tournament: string; ids: readonly string[]; from: number; to: number },
): Promise<Set<string>> {
  const { results } = await d1
    .prepare(
      `select white, black from game_starts
       where state in ('asked', 'created', 'opened', 'cancelling') and pair_at between ?2 and ?3 and tournament_id <> ?4
         and (white in (select value from json_each(?1)) or black in (select value from json_each(?1)))`,
    )
    .bind(JSON.stringify(ids), from, to, tournament)
    .all<{ white: string; black: string }>()
  return new Set(results.flatMap(({ white, black }) => [white, black]).filter((id) => ids.includes(id)))
}

/** Starts that are long over; those of bulks begin at most a week after they were asked for. */
export const sweepStarts = (db: Db, before: number) => db.delete(gameStarts).where(lt(gameStarts.createdAt, before))

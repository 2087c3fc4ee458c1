import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { chainText, type ChangeRecord } from '#core/changes/chain.ts'
import type { Act } from '#core/changes/act.ts'
import type { PairingInRound } from '#core/changes/pairing.ts'
import type { PastChange } from '#core/changes/undo.ts'
import { detachedTexts, recordedAct, recordedInverse, storedActs } from '#core/changes/stored-acts.ts'
import type { LinkSource } from '#core/match/links.ts'
import type { ChangePlan } from '#core/changes/plan.ts'
import { digest, newToken } from '../secrets/token.ts'
import type { Db } from './db.ts'
import { textParts } from './json-chunks.ts'
import { changes } from './schema/index.ts'

export type ChangeSource = 'director' | 'captain' | 'player' | 'helper' | 'import' | 'boards' | LinkSource

/** A tournament's newest change: the end of its hash chain. */
export interface ChainHead {
  version: number
  hash: string
}

/**
 * Chain heads by tournament id; unknown tournaments are left out. `floor` is the least version of a new tournament: after
 * a restore, rooms and caches may know lower versions of a lost tournament with the same id.
 */
export async function loadHeads(db: Db, ids: string[]): Promise<{ heads: Map<string, ChainHead>; floor: number }> {
  const rows = await db.all<{ id: string | null; version: number | null; hash: string | null }>(sql`
    select t.id, t.version,
      (select hash from changes where tournament_id = t.id order by version desc limit 1) as hash
    from json_each(${JSON.stringify(ids)}) wanted join tournaments t on t.id = wanted.value
    union all select null, (select first_version from restores where at = (select max(at) from restores)), null`)
  const heads = new Map<string, ChainHead>()
  let floor = 0
  for (const { id, version, hash } of rows) {
    if (id === null) floor = version ?? 0
    else heads.set(id, { version: version!, hash: hash === '' ? await hashOfUnchained(db, id) : (hash ?? '') })
  }
  return { heads, floor }
}

/** Changes from before the hash chain have an empty hash. The first chained change covers them all by this hash. */
async function hashOfUnchained(db: Db, id: string): Promise<string> {
  let hash = ''
  for (const record of await listOfTournament(db, id)) hash = await digest(chainText(id, hash, record))
  return hash
}

/** A tournament's changes, oldest first. */
export async function listOfTournament(db: Db, id: string): Promise<ChangeRecord[]> {
  const rows = await db.select().from(changes).where(eq(changes.tournamentId, id)).orderBy(asc(changes.version))
  return rows.map(({ tournamentId: _id, request: _request, ...record }) => record)
}

/** A change by its idempotency key. */
interface KeyedChange {
  version: number
  /** Digest of the request that made it; null if it isn’t known. */
  request: string | null
}

/** The change with this idempotency key; undefined when there is none. */
export const findByKey = (db: Db, id: string, key: string): Promise<KeyedChange | undefined> =>
  db
    .select({ version: changes.version, request: changes.request })
    .from(changes)
    .where(and(eq(changes.tournamentId, id), eq(changes.key, key)))
    .orderBy(desc(changes.version))
    .get()

/** SQL: the tournament that this user created under an idempotency key: the key of its first change. */
const madeUnder = (user: string, key: string): SQL =>
  sql`select c.tournament_id as id, c.request from tournaments t cross join changes c
    on c.tournament_id = t.id and c.key = ${key} where t.organiser_id = ${user}
    and c.version = (select min(version) from changes where tournament_id = t.id)`

/** The tournament that this user created under an idempotency key; undefined when there is none. */
export const findMadeByKey = (
  db: Db,
  user: string,
  key: string,
): Promise<{ id: string; request: string | null } | undefined> => db.get(madeUnder(user, key))

/** SQL condition: this user has created no tournament under this idempotency key. */
export const isUnusedKey = (user: string, key: string): SQL => sql`not exists (${madeUnder(user, key)})`

/** Whether two digests of requests are of one request, as far as is known. */
export const isSameRequest = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one == null || other == null || one === other

const PAST = {
  version: changes.version,
  source: changes.source,
  act: changes.act,
  inverse: changes.inverse,
  undoes: changes.undoes,
}
type PastRow = Record<'source' | 'act' | 'inverse', string> & { version: number; undoes: number | null }

// References to texts about people stay unresolved, as acts on pairings contain none.
const parsePast = ({ version, source, act, inverse, undoes }: PastRow): PastChange => ({
  version,
  isPulled: source === 'chessCom' || source === 'lichess',
  acts: JSON.parse(act) as Act[],
  inverse: JSON.parse(inverse) as Act[] | null,
  undoes,
})

/** Changes that touched a pairing or its round's pairings, newest first. */
export async function listOfPairing(db: Db, id: string, { round, no }: PairingInRound): Promise<PastChange[]> {
  const touches = sql`exists (select 1 from json_each(${changes.act})
    where value ->> 'round' = ${round}
      and (value ->> 'no' = ${no} or value ->> 'type' in ('changeBoards', 'publishRound', 'unpublishRound')))`
  const rows = await db
    .select(PAST)
    .from(changes)
    .where(and(eq(changes.tournamentId, id), touches))
    .orderBy(desc(changes.version))
  return rows.map(parsePast)
}

/** The change that made a version and all later ones, oldest first. */
export async function listFrom(db: Db, id: string, version: number): Promise<PastChange[]> {
  const rows = await db
    .select(PAST)
    .from(changes)
    .where(and(eq(changes.tournamentId, id), gt(changes.version, version - 1)))
    .orderBy(asc(changes.version))
  return rows.map(parsePast)
}

/** A part of a text about people, which stored acts refer to by `ref`. */
export interface ChangeTextRow {
  ref: string
  part: number
  entry: number | null
  salt: string
  text: string
  isOwner: 0 | 1
}

/**
 * Acts and inverse as stored JSON. Texts about people are replaced by references and returned as rows of their own, so
 * that they can be erased.
 */
export async function storedPlan(plan: ChangePlan) {
  const acts = plan.acts.map(recordedAct)
  const inverse = plan.inverse?.map(recordedInverse)
  const refs = new Map<string, string>()
  const texts: ChangeTextRow[] = []
  for (const { entry, text, isOwner } of detachedTexts([...acts, ...(inverse ?? [])])) {
    const salt = newToken()
    const ref = await digest(salt + text)
    refs.set(text, ref)
    const row = { ref, entry, salt, isOwner: isOwner ? (1 as const) : (0 as const) }
    texts.push(...textParts(text).map((part, index) => Object.assign({}, row, { part: index, text: part })))
  }
  const refOf = (text: string): string => refs.get(text)!
  return { act: storedActs(acts, refOf), inverse: inverse ? storedActs(inverse, refOf) : 'null', texts }
}

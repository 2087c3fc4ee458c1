import { sql } from 'drizzle-orm'
import { textRefsOfOwner } from '#core/changes/owned-texts.ts'
import { textRefsOf, type StoredActs } from '#core/changes/person-texts.ts'
import { mentions } from '#core/people/mentions.ts'
import type { Db } from './db.ts'
import type { Erasure, PersonPlace } from './person-places.ts'

/**
 * The reason of a change from which a person was erased. Its digest was made with the old one, so that the change can’t
 * be verified by its contents any more, but still by its place in the chain.
 */
export const ERASED_REASON = ''

/**
 * Erases a person from the change history of a tournament, with entries of theirs that were removed. `names`: their
 * username, then other names that don’t depend on the tournament.
 */
export async function historyErasure(db: Db, place: PersonPlace, names: [string, ...string[]]): Promise<Erasure> {
  const { tournament, entries } = place
  const changes = await listTelling(db, tournament)
  const owner = await listOwnerRefs(db, tournament, names[0])
  const removed = textRefsOfOwner(changes.toReversed(), owner)
  const refs = JSON.stringify([...textRefsOf(changes, entries), ...owner, ...removed])
  const reasons = reasonErasure(tournament, changes, [
    ...names,
    ...place.names,
    ...(await listNames(db, tournament, removed)),
  ])
  return (landed) => [
    // Texts without an entry are whole files and lists of players, which have the names of several people.
    sql`delete from change_texts where tournament_id = ${tournament} and ${landed}
      and (entry is null or ref in (select value from json_each(${refs})))`,
    ...reasons(landed),
  ]
}

/** Erases a username from the change history of a tournament whose results keep the name. */
export async function usernameErasure(db: Db, tournament: string, username: string): Promise<Erasure> {
  const reasons = reasonErasure(tournament, await listTelling(db, tournament), [username])
  return (landed) => [
    sql`delete from change_texts where tournament_id = ${tournament} and text = ${username} and ${landed}`,
    ...reasons(landed),
  ]
}

function reasonErasure(tournament: string, changes: TellingChange[], names: string[]): Erasure {
  const versions = changes.filter(({ reason }) => reason && mentions(reason, names)).map(({ version }) => version)
  return (landed) =>
    versions.length === 0
      ? []
      : [
          sql`update changes set reason = ${ERASED_REASON} where tournament_id = ${tournament} and ${landed}
            and version in (select value from json_each(${JSON.stringify(versions)}))`,
        ]
}

/** References to a username as the owner of an entry. */
async function listOwnerRefs(db: Db, tournament: string, username: string): Promise<Set<string>> {
  const found = await db.all<{ ref: string }>(sql`
    select ref from change_texts where text = ${username} and is_owner = 1 and tournament_id = ${tournament}`)
  return new Set(found.map(({ ref }) => ref))
}

/** Texts that are names: others are JSON. */
async function listNames(db: Db, tournament: string, refs: string[]): Promise<string[]> {
  const found = await db.all<{ text: string }>(sql`
    select text from change_texts where tournament_id = ${tournament}
      and ref in (select value from json_each(${JSON.stringify(refs)})) and text not glob '[[{]*'`)
  return found.map(({ text }) => text)
}

type TellingChange = StoredActs & { version: number; reason: string | null }

/** Changes that have a reason, refer to texts about people or renumber entries, newest first. */
const listTelling = (db: Db, tournament: string): Promise<TellingChange[]> =>
  db.all(sql`
    select version, reason, act, inverse from changes where tournament_id = ${tournament}
      and (reason is not null or instr(act, '"ref":') or instr(inverse, '"ref":') or instr(act, '"renumber"'))
    order by version desc`)

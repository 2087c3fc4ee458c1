import { sql } from 'drizzle-orm'
import { textRefsOf, type StoredActs } from '#core/changes/person-texts.ts'
import { mentions } from '#core/people/mentions.ts'
import type { Db } from './db.ts'
import type { Erasure, PersonPlace } from './person-places.ts'

/**
 * The reason of a change from which a person was erased. Its digest was made with the old one, so that the change can’t
 * be verified by its contents any more, but still by its place in the chain.
 */
export const ERASED_REASON = ''

/** Erases a person from the change history of a tournament. `names`: those that don’t depend on the tournament. */
export async function historyErasure(db: Db, place: PersonPlace, names: string[]): Promise<Erasure> {
  const { tournament, entries } = place
  const changes = await listTelling(db, tournament)
  const refs = JSON.stringify(textRefsOf(changes, entries))
  const reasons = reasonErasure(tournament, changes, [...names, ...place.names])
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

type TellingChange = StoredActs & { version: number; reason: string | null }

/** Changes that have a reason, refer to texts about people or renumber entries, newest first. */
const listTelling = (db: Db, tournament: string): Promise<TellingChange[]> =>
  db.all(sql`
    select version, reason, act, inverse from changes where tournament_id = ${tournament}
      and (reason is not null or instr(act, '"ref":') or instr(inverse, '"ref":') or instr(act, '"renumber"'))
    order by version desc`)

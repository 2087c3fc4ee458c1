import type { DatabaseSync } from 'node:sqlite'
import { quoted } from '#worker/backup/query.ts'

interface ForeignKeyColumn {
  child: string
  id: number
  parent: string
  from: string
  to: string
  on_delete: string
}

const REFERENCES = `select m.name as child, f.id, f."table" as parent, f."from", f."to", f.on_delete
  from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table' order by m.name, f.id, f.seq`

/**
 * Makes rows fit together that were read one after the other while the site was in use. A row whose user or team was
 * deleted meanwhile goes as it would have gone with them. Changes after the tournament's version are dropped.
 */
export function repair(database: DatabaseSync): void {
  const rows = database.prepare(REFERENCES).all() as unknown as ForeignKeyColumn[]
  const references = [...Map.groupBy(rows, ({ child, id }) => `${child} ${id}`).values()].map(repairOf)
  // A row that goes may leave others without what they refer to.
  while (references.map((sql) => database.prepare(sql).run().changes).some((changes) => Number(changes) > 0));
  database.exec(`delete from changes
    where version > (select version from tournaments where id = changes.tournament_id)`)
}

/** SQL that does with rows without their parent what the deletion of the parent does. */
function repairOf(columns: ForeignKeyColumn[]): string {
  const [{ child, parent, on_delete: action }] = columns as [ForeignKeyColumn]
  const isSame = columns.map(({ from, to }) => `parent.${quoted(to)} = ${quoted(child)}.${quoted(from)}`)
  const isSet = columns.map(({ from }) => `${quoted(from)} is not null`)
  const isLost = `${isSet.join(' and ')} and not exists (select 1 from ${quoted(parent)} parent where ${isSame.join(' and ')})`
  return action === 'SET NULL' || child === parent
    ? `update ${quoted(child)} set ${columns.map(({ from }) => `${quoted(from)} = null`).join(', ')} where ${isLost}`
    : `delete from ${quoted(child)} where ${isLost}`
}

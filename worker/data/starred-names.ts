import { nameStar } from '#core/people/stars.ts'
import { parsePlayerId } from '#core/snapshot/ids.ts'
import type { Db } from './db.ts'
import type { EntryRef } from './claims.ts'

/** The newest starred names that are searched for, and the newest hits that are read. */
const MAX_NAMES = 100
const MAX_HITS = 400

// Raw SQL, for the full-text index, which contains no private tournaments.
const FIND = `
  with hits (n) as (select rowid from words where words match 'kind : (player OR team) AND folded : (' || ?1 || ')'
    order by rowid desc limit ${MAX_HITS})
  select names.kind, names.id, names.name from hits cross join names on names.n = hits.n`

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`

/** The name as a query of the index; undefined when it has no letters or digits. */
function asked(name: string): string | undefined {
  const words = name.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length === 0 ? undefined : `(${words.map(quoted).join(' AND ')})`
}

/** Entries in public tournaments, and registered teams, that have a starred name. */
export async function findStarred(db: Db, names: string[]): Promise<{ entries: EntryRef[]; ofTeams: string[] }> {
  const looked = names.slice(0, MAX_NAMES)
  const words = looked.flatMap((name) => asked(name) ?? [])
  if (words.length === 0) return { entries: [], ofTeams: [] }
  const { results } = await db.$client
    .prepare(FIND)
    .bind(words.join(' OR '))
    .all<{ kind: 'player' | 'team'; id: string; name: string }>()
  const wanted = new Set(looked.map((name) => `name ${name}`))
  const found = results.filter(({ name }) => wanted.has(nameStar(name)))
  return {
    entries: found.flatMap(({ kind, id }) => (kind === 'player' ? (parsePlayerId(id) ?? []) : [])),
    ofTeams: found.filter(({ kind }) => kind === 'team').map(({ id }) => id),
  }
}

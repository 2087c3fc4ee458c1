import type { Act } from '#core/changes/act.ts'
import type { Db } from '../data/db.ts'
import { listRemoved } from '../data/players.ts'

/** Adds to acts that remove entries what only the tables know of these, so that undo restores it. */
export async function withRemovedDetails(db: Db, id: string, acts: Act[]): Promise<Act[]> {
  const removed = acts.filter(isRemoval).flatMap(nosOf)
  if (removed.length === 0) return acts
  const known = await listRemoved(db, id, removed)
  return acts.map((act) => {
    if (!isRemoval(act)) return act
    const nos = nosOf(act)
    const details = known.filter(({ no }) => nos.includes(no))
    return details.length > 0 ? { ...act, details } : act
  })
}

type Removal = Extract<Act, { type: 'removeEntries' | 'removeEntry' | 'withdrawEntry' }>
const REMOVALS = new Set<Act['type']>(['removeEntries', 'removeEntry', 'withdrawEntry'] satisfies Removal['type'][])
const isRemoval = (act: Act): act is Removal => REMOVALS.has(act.type)
const nosOf = (act: Removal): number[] => ('nos' in act ? act.nos : [act.no])

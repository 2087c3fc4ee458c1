import type { Act } from '#core/changes/act.ts'
import type { Db } from '../data/db.ts'
import { listDetails } from '../data/players.ts'

/** Adds to acts that remove entries what only the tables know of these, so that undo restores it. */
export async function withRemovedDetails(db: Db, id: string, acts: Act[]): Promise<Act[]> {
  if (!acts.some(isRemoval)) return acts
  const known = await listDetails(db, id)
  return acts.map((act) => {
    if (!isRemoval(act)) return act
    const nos = 'nos' in act ? act.nos : [act.no]
    const details = known.filter(({ no }) => nos.includes(no))
    return details.length > 0 ? { ...act, details } : act
  })
}

type Removal = Extract<Act, { type: 'removeEntries' | 'removeEntry' | 'withdrawEntry' }>
const REMOVALS = new Set<Act['type']>(['removeEntries', 'removeEntry', 'withdrawEntry'] satisfies Removal['type'][])
const isRemoval = (act: Act): act is Removal => REMOVALS.has(act.type)

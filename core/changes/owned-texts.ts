import { entryOf } from './stored-acts.ts'
import type { StoredActs } from './person-texts.ts'

interface Reference {
  ref: string
}
interface OwnedEntry {
  no: number
  owner?: Reference | null
}
type OwnedAct = Parameters<typeof entryOf>[0] & {
  type: string
  nos?: number[]
  moves?: { from: number; to: number }[]
  owner?: Reference | null
  entry?: OwnedEntry
  entries?: OwnedEntry[]
}

/** An entry from its first act to its removal: a later entry may get its number. */
interface Life {
  refs: Set<string>
  isOver: boolean
  /** Whether its last owner is the one who is looked for. */
  isOwned: boolean
}

const REMOVALS = new Set(['removeEntry', 'removeEntries', 'withdrawEntry'])

/**
 * References to texts about entries that were removed while they belonged to an owner, in a tournament’s changes, given
 * oldest first. `owner`: the references to the owner’s name.
 */
export function textRefsOfOwner(changes: StoredActs[], owner: ReadonlySet<string>): string[] {
  const lives: Life[] = []
  let current = new Map<number, Life>()
  const lifeOf = (no: number, isNew: boolean): Life => {
    const known = current.get(no)
    if (known && !(isNew && known.isOver)) return known
    const life: Life = { refs: new Set(), isOver: false, isOwned: false }
    lives.push(life)
    current.set(no, life)
    return life
  }
  const own = (life: Life, by: Reference | null | undefined): void => {
    if (by !== undefined) life.isOwned = by !== null && owner.has(by.ref)
  }
  const note = (act: OwnedAct, isDone: boolean): void => {
    for (const entry of act.entries ?? []) own(lifeOf(entry.no, isDone), entry.owner)
    const no = entryOf(act)
    if (no === null) return
    const life = lifeOf(no, isDone && act.entry !== undefined)
    for (const [, ref] of JSON.stringify(act).matchAll(/"ref":"([^"]+)"/g)) life.refs.add(ref!)
    // What an undo would make of an entry that is still there has not happened.
    if (act.entry) own(life, act.entry.owner)
    else if (isDone) own(life, act.owner)
  }
  for (const { act, inverse } of changes) {
    for (const one of JSON.parse(act) as OwnedAct[]) {
      note(one, true)
      if (REMOVALS.has(one.type)) for (const no of one.nos ?? [one.no!]) lifeOf(no, false).isOver = true
      current = renumbered(current, one)
    }
    // The inverse names entries as they are numbered after the change, and entries that the change removed.
    const after = current
    for (const one of (JSON.parse(inverse) ?? []) as OwnedAct[]) {
      note(one, false)
      current = renumbered(current, one)
    }
    current = after
  }
  return [...new Set(lives.filter(({ isOwned, isOver }) => isOwned && isOver).flatMap(({ refs }) => [...refs]))]
}

function renumbered(current: Map<number, Life>, { type, moves = [] }: OwnedAct): Map<number, Life> {
  if (type !== 'renumber') return current
  const next = new Map(moves.map(({ from, to }) => [from, to]))
  return new Map([...current].filter(([, { isOver }]) => !isOver).map(([no, life]) => [next.get(no) ?? no, life]))
}

import { entryOf } from './stored-acts.ts'

/** A change with its acts as stored JSON, in which texts about people are references. */
export interface StoredActs {
  act: string
  inverse: string
}

type AnyAct = Parameters<typeof entryOf>[0] & { type: string; moves?: { from: number; to: number }[] }

/**
 * References to texts about entries in a tournament’s changes, given newest first. `nos` are the entries’ numbers today;
 * they are followed back through renumberings.
 */
export function textRefsOf(changes: StoredActs[], nos: readonly number[]): string[] {
  const refs = new Set<string>()
  let numbers = new Set(nos)
  for (const { act, inverse } of changes) {
    let later = numbers
    for (const one of (JSON.parse(inverse) ?? []) as AnyAct[]) {
      addRefs(refs, one, later)
      later = renumbered(later, one, 'forth')
    }
    for (const one of (JSON.parse(act) as AnyAct[]).toReversed()) {
      numbers = renumbered(numbers, one, 'back')
      addRefs(refs, one, numbers)
    }
  }
  return [...refs]
}

function addRefs(refs: Set<string>, act: AnyAct, numbers: Set<number>): void {
  const entry = entryOf(act)
  if (entry === null || !numbers.has(entry)) return
  for (const [, ref] of JSON.stringify(act).matchAll(/"ref":"([^"]+)"/g)) refs.add(ref!)
}

function renumbered(numbers: Set<number>, { type, moves = [] }: AnyAct, way: 'back' | 'forth'): Set<number> {
  if (type !== 'renumber') return numbers
  const next = new Map(moves.map(({ from, to }) => (way === 'back' ? [to, from] : [from, to])))
  return new Set([...numbers].map((no) => next.get(no) ?? no))
}

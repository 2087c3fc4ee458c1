import type { Snapshot } from '../snapshot/snapshot.ts'
import { collate } from '../text/collate.ts'
import type { Field } from './field.ts'

const compare = collate()

export const byName =
  ({ lastName, firstName }: Snapshot['players']) =>
  (a: number, b: number): number =>
    compare(lastName[a]!, lastName[b]!) || compare(firstName[a]!, firstName[b]!)

/** Place in alphabetical order, from 1; equal names share it. */
export function alphabeticalPlace({ snapshot, size }: Field): Float64Array {
  const order = byName(snapshot.players)
  const sorted = Array.from({ length: size }, (_, player) => player).sort(order)
  const figures = new Float64Array(size)
  for (const [at, player] of sorted.entries()) {
    const previous = sorted[at - 1]
    figures[player] = previous !== undefined && order(previous, player) === 0 ? figures[previous]! : at + 1
  }
  return figures
}

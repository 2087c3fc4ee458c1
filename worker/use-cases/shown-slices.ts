import type { Viewer } from '#core/people/tournament-level.ts'
import type { EntrySlice } from '#core/rows/entry-slice.ts'
import { revealedOf } from '#core/snapshot/spoiler-choice.ts'
import { spoilerFree } from '#core/snapshot/spoiler-free.ts'
import { listSlices } from '../cache/entry-slices.ts'
import type { EntryOwner } from '../data/entry-slices.ts'
import type { Caller } from './caller.ts'

/** The tournaments of an account or team, without the results that the caller hides. */
export const shownSlices = async (caller: Caller, of: EntryOwner, viewer: Viewer): Promise<EntrySlice[]> =>
  (await listSlices(caller, of, viewer)).map((slice) => shownSlice(caller, slice))

/** A slice without the results that the caller hides. */
export function shownSlice({ spoilers }: Pick<Caller, 'spoilers'>, slice: EntrySlice): EntrySlice {
  const revealed = revealedOf(spoilers, slice.snapshot.id)
  return revealed ? { ...slice, snapshot: spoilerFree(slice.snapshot, revealed, { isPart: true }) } : slice
}

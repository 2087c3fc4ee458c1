import type { Context } from 'hono'
import type { Viewer } from '#core/people/tournament-level.ts'
import type { EntrySlice } from '#core/rows/entry-slice.ts'
import { revealedOf } from '#core/snapshot/spoiler-choice.ts'
import { spoilerFree } from '#core/snapshot/spoiler-free.ts'
import { listSlices } from '../cache/entry-slices.ts'
import type { EntryOwner } from '../data/entry-slices.ts'
import type { AppEnv } from '../env.ts'
import { spoilerChoice } from './spoiler-choice.ts'
import { snapshotContext } from './visible-tournament.ts'

/** What somebody did in the tournaments they play in, as its reader wants to see it. */
export const shownSlices = async (c: Context<AppEnv>, of: EntryOwner, viewer: Viewer): Promise<EntrySlice[]> =>
  (await listSlices(snapshotContext(c), of, viewer)).map((slice) => shownSlice(c, slice))

/** The same without the results that whoever asks does not want to see. */
export function shownSlice(c: Context<AppEnv>, slice: EntrySlice): EntrySlice {
  const revealed = revealedOf(spoilerChoice(c), slice.snapshot.id)
  return revealed ? { ...slice, snapshot: spoilerFree(slice.snapshot, revealed, { isPart: true }) } : slice
}

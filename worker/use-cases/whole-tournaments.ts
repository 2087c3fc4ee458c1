import type { WholeTournaments } from '#core/rows/calendar-events.ts'
import { hasFixturesAhead } from '#core/rows/rounds-ahead.ts'
import type { EntrySlice } from '#core/rows/entry-slice.ts'
import type { Caller } from './caller.ts'
import { findShown } from './shown-tournament.ts'

/** The whole tournaments of entries with fixtures ahead, as far as the caller may see them: a slice lacks later opponents. */
export async function loadWhole(caller: Caller, slices: Pick<EntrySlice, 'snapshot'>[]): Promise<WholeTournaments> {
  const ids = new Set(slices.filter(({ snapshot }) => hasFixturesAhead(snapshot)).map(({ snapshot }) => snapshot.id))
  const found = await Promise.all(Array.from(ids, (id) => findShown(caller, id)))
  return new Map(found.flatMap((one) => (one ? [[one.snapshot.id, one.snapshot] as const] : [])))
}

import type { Consequences } from '#core/changes/consequences.ts'
import { fideModeLeft } from '#core/snapshot/remarks.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { CorrectionWay } from './use-result-entry.ts'

/** What an arbiter chose: it counts, or the handbook’s way. */
export type ChosenWay = NonNullable<CorrectionWay['goes']> | 'counts'

interface CorrectionChoice {
  goes: ChosenWay
  label: string
}

const WAYS: Partial<Record<Consequences['timing'], CorrectionChoice[]>> = {
  drawn: [
    { goes: 'redraw', label: 'Correct it and draw the next round again' },
    { goes: 'counts', label: 'Correct it and keep the draw' },
  ],
  late: [
    { goes: 'ratingReport', label: 'For the rating report only' },
    { goes: 'counts', label: 'Change the standings all the same' },
  ],
}

/** What an arbiter can choose, the handbook’s way first; in FIDE mode a late correction has that way alone. */
export function waysOf(snapshot: Snapshot, timing: Consequences['timing']): CorrectionChoice[] {
  const ways = WAYS[timing] ?? []
  return timing === 'late' && fideModeLeft(snapshot) === undefined ? ways.slice(0, 1) : ways
}

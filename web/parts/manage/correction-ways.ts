import type { Consequences } from '#core/changes/consequences.ts'
import type { CorrectionWay } from './use-result-entry.ts'

/** What an arbiter chose: it counts, or the handbook’s way. */
export type ChosenWay = NonNullable<CorrectionWay['goes']> | 'counts'

/** What an arbiter can choose, the handbook’s way first. */
export const WAYS: Partial<Record<Consequences['timing'], { goes: ChosenWay; label: string }[]>> = {
  drawn: [
    { goes: 'redraw', label: 'Correct it and draw the next round again' },
    { goes: 'counts', label: 'Correct it and keep the draw' },
  ],
  late: [
    { goes: 'ratingReport', label: 'For the rating report only' },
    { goes: 'counts', label: 'Change the standings all the same' },
  ],
}

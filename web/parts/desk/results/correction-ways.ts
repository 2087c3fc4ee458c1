import * as say from '#words/deskResults.js'
import type { BracketWay } from '#core/changes/bracket-ways.ts'
import type { Consequences } from '#core/changes/consequences.ts'
import { fideModeLeft } from '#core/snapshot/remarks.ts'
import { knockoutRange } from '#core/snapshot/round-range.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { CorrectionWay } from './use-result-entry.ts'

/** The arbiter's choice: the correction counts, or what the FIDE handbook prescribes. */
export type ChosenWay = Exclude<CorrectionWay['goes'], BracketWay | undefined> | 'counts'

interface CorrectionChoice {
  goes: ChosenWay
  label: () => string
}

const WAYS: Partial<Record<Consequences['timing'], CorrectionChoice[]>> = {
  drawn: [
    { goes: 'redraw', label: say.wayRedraw },
    { goes: 'counts', label: say.wayKeepDraw },
  ],
  late: [
    { goes: 'ratingReport', label: say.wayRatingReport },
    { goes: 'counts', label: say.wayStandings },
  ],
}

/**
 * The arbiter's options, the FIDE handbook's first. In FIDE mode a late correction has only that one. In a bracket where
 * someone else goes through there are others (seat-ways.ts).
 */
export function waysOf(snapshot: Snapshot, { timing, seat }: Consequences): CorrectionChoice[] {
  if (seat || (timing === 'drawn' && knockoutRange(snapshot, snapshot.round + 1))) return []
  const ways = WAYS[timing] ?? []
  return timing === 'late' && fideModeLeft(snapshot) === undefined ? ways.slice(0, 1) : ways
}

import * as say from '#words/ratingReport.js'
import { managePath } from '#core/addresses/paths.ts'
import type { GapKind } from '#core/report/gaps.ts'

const WORDS: Record<GapKind, (facts: { count: number }) => string> = {
  games: say.gapGames,
  rounds: say.gapRounds,
  place: say.gapPlace,
  host: say.gapHost,
  days: say.gapDays,
  dayOrder: say.gapDayOrder,
  roundDays: say.gapRoundDays,
  arbiter: say.gapArbiter,
  rate: say.gapRate,
  sameId: say.gapSameId,
  badFederation: say.gapBadFederation,
  noId: say.gapNoId,
  noYear: say.gapNoYear,
  noFederation: say.gapNoFederation,
  tieBreaks: say.gapTieBreaks,
  long: say.gapLong,
  fideMode: say.gapFideMode,
}

export const gapText = ({ kind, count }: { kind: GapKind; count: number }): string => WORDS[kind]({ count })

export type GapTab = 'desk' | 'results' | 'players' | 'settings'

/** Where a gap is filled: a tab of the desk, and the panel of the settings. */
const PLACES: Record<GapKind, [tab: GapTab, panel?: string]> = {
  games: ['results'],
  rounds: ['desk'],
  place: ['settings', 'basics'],
  host: ['settings', 'basics'],
  days: ['settings', 'rounds-and-times'],
  dayOrder: ['settings', 'rounds-and-times'],
  roundDays: ['settings', 'rounds-and-times'],
  arbiter: ['settings'],
  rate: ['settings', 'basics'],
  sameId: ['players'],
  badFederation: ['players'],
  noId: ['players'],
  noYear: ['players'],
  noFederation: ['players'],
  tieBreaks: ['settings', 'tie-breaks'],
  long: ['settings', 'rounds-and-times'],
  fideMode: ['settings', 'fide-mode'],
}

export function gapPlace(id: string, kind: GapKind): { tab: GapTab; href: string } {
  const [tab, panel] = PLACES[kind]
  return { tab, href: `${managePath(id, tab)}${panel ? `#${panel}` : ''}` }
}

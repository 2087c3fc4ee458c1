import * as sayGap from '#words/asItStands.js'
import * as say from '#words/seasonPages.js'
import type { DivisionTableRow } from '#core/rows/season-table.ts'
import type { ZoneKind, ZoneLine } from '#core/season/zone-lines.ts'
import { ordinal } from '#core/text/ordinal.ts'
import { formatPoints } from '#core/text/score.ts'

const WORDS: Record<ZoneKind, (line: { count: number; from: string; to: string; place: string }) => string> = {
  up: say.firstGoUp,
  playoffUp: say.playOffUp,
  playoffDown: say.playOffDown,
  down: say.lastGoDown,
}

/** `First 2 go up` */
export const zoneWords = ({ kind, from, to }: ZoneLine): string =>
  WORDS[kind]({ count: to - from + 1, from: String(from), to: String(to), place: ordinal(from) })

/** `Brno: 1 match point behind Lisboa` */
export function zoneGap({ after, gap }: ZoneLine, rows: readonly DivisionTableRow[]): string {
  const names = { name: rows[after]!.name, other: rows[after - 1]!.name }
  return gap > 0
    ? sayGap.gapMatchPoints({ ...names, count: gap / 2, points: formatPoints(gap) })
    : sayGap.gapLevel(names)
}

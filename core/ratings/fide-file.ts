import { fidePlayerOf } from './fide-player.ts'
import type { ListPlayer } from './listed-player.ts'

/**
 * FIDE's combined list as text (players_list_foa.txt): columns of fixed width under a line of headings, one byte a
 * character. Columns are found by their headings, since FIDE has moved them before.
 */
const HEADINGS = {
  id: 'ID Number',
  name: 'Name',
  federation: 'Fed',
  sex: 'Sex',
  title: 'Tit',
  womensTitle: 'WTit',
  otherTitles: 'OTit',
  foa: 'FOA',
  standard: 'SRtng',
  standardGames: 'SGm',
  standardK: 'SK',
  rapid: 'RRtng',
  rapidGames: 'RGm',
  rapidK: 'Rk',
  blitz: 'BRtng',
  blitzGames: 'BGm',
  blitzK: 'BK',
  born: 'B-day',
  flag: 'Flag',
} as const
type FideColumn = keyof typeof HEADINGS

/** Where each column begins and ends. */
export type FideColumns = Record<FideColumn, [from: number, to: number]>

/** The columns of a line of headings; a sentence if it is none, or lacks one. */
export function fideColumns(line: string): FideColumns | string {
  let at = 0
  const starts: [FideColumn, number][] = []
  for (const [column, heading] of Object.entries(HEADINGS) as [FideColumn, string][]) {
    const found = line.indexOf(heading, at)
    if (found < 0) return `line 1 has no column “${heading}”: this is not FIDE’s combined list as text`
    starts.push([column, found])
    at = found + heading.length
  }
  return Object.fromEntries(
    starts.map(([column, from], index) => [column, [from, starts[index + 1]?.[1] ?? Infinity]]),
  ) as FideColumns
}

/** The player of a line; a sentence if the line has a defect. */
export const fidePlayer = (line: string, columns: FideColumns): ListPlayer | string =>
  fidePlayerOf(
    (field) => line.slice(...columns[field]).trim(),
    (field) => HEADINGS[field],
  )

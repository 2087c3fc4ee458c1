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
export function fidePlayer(line: string, columns: FideColumns): ListPlayer | string {
  const cell = (column: FideColumn): string => line.slice(...columns[column]).trim()
  const [id, name, federation, born, flag] = [cell('id'), cell('name'), cell('federation'), cell('born'), cell('flag')]
  if (!/^\d{1,11}$/.test(id)) return `the ID is “${id}”`
  if (name === '') return 'the name is missing'
  if (!/^[A-Z]{3}$/.test(federation)) return `the federation is “${federation}”`
  const figures = (['standard', 'rapid', 'blitz', 'standardK', 'rapidK', 'blitzK'] as const).map((column) => ({
    column,
    text: cell(column),
  }))
  const wrong = figures.find(({ text }) => !/^\d{0,4}$/.test(text))
  if (wrong) return `${HEADINGS[wrong.column]} is “${wrong.text}”`
  if (!/^(\d{4}|0*)$/.test(born)) return `the year of birth is “${born}”`
  const numbers = figures.map(({ text }) => Number(text))
  const sex = cell('sex')
  return {
    id,
    name,
    federation,
    sex: sex === 'M' ? 'm' : sex === 'F' ? 'w' : null,
    born: Number(born) || null,
    title: cell('title') || cell('womensTitle'),
    ratings: numbers.slice(0, 3),
    k: numbers.slice(3),
    // `w` alone says that she is a woman.
    isInactive: flag.includes('i'),
    fideId: '',
    club: '',
  }
}

import { expect, test } from 'vitest'
import { reportSummary } from '#core/report/event-summary.ts'
import { isFault } from '#core/trf/fault.ts'
import { parseTrf } from '#core/trf/parse.ts'

function player(no: number, title: string, rating: number, federation: string): string {
  const name = `Player, No ${no}`
  return `001 ${String(no).padStart(4)}  ${title.padStart(3)} ${name.padEnd(33)} ${String(rating).padStart(4)} ${federation}`
}

function summary(lines: string[]) {
  const trf = parseTrf(lines.join('\n'))
  if (isFault(trf)) throw new Error(trf.reason)
  return reportSummary(trf)
}

const HEAD = ['032 GER', '102 Marsh, Ida 4600001', '112 Reed, Roy 4600002', '112 Sedge, Sue 4600003']
const PLAYERS = [
  player(1, 'GM', 2550, 'GER'),
  player(2, 'gm', 2540, 'POL'),
  player(3, 'IM', 2410, 'POL'),
  player(4, '', 2000, 'GER'),
  player(5, '', 0, '   '),
]

test('players are counted by rating and title, with their federations and those of the host', () => {
  const { counts } = summary([...HEAD, ...PLAYERS])
  expect(counts.filter(({ players }) => players > 0)).toEqual([
    { of: 'all', players: 5, federations: 2, host: 2 },
    { of: 'rated', players: 4, federations: 2, host: 2 },
    { of: 'unrated', players: 1, federations: 0, host: 0 },
    { of: 'GM', players: 2, federations: 2, host: 1 },
    { of: 'IM', players: 1, federations: 1, host: 0 },
  ])
})

test('federations are listed by their players, and officials in the order of the file', () => {
  const { federations, chiefArbiter, deputies } = summary([...HEAD, ...PLAYERS])
  expect(federations).toEqual([
    { code: 'GER', players: 2, rated: 2, titled: 1 },
    { code: 'POL', players: 2, rated: 2, titled: 2 },
    { code: '', players: 1, rated: 0, titled: 0 },
  ])
  expect([chiefArbiter, ...deputies]).toEqual(['Marsh, Ida 4600001', 'Reed, Roy 4600002', 'Sedge, Sue 4600003'])
})

test('the schedule says how many rounds each day has, as FIDE’s form asks', () => {
  const days = (...dates: string[]) => `132${' '.repeat(88)}${dates.map((date) => date.padEnd(10)).join('')}`
  expect(summary([days('26/03/06', '26/03/07', '26/03/07', '26/03/08'), ...PLAYERS]).schedule).toBe('1-2-1')
  expect(summary(PLAYERS).schedule).toBe('')
})

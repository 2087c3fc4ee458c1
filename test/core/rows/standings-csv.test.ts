import { expect, test } from 'vitest'
import { standingsCsv } from '#core/rows/standings-csv.ts'
import { aSnapshot } from '../../support/build.ts'

test('a table has rank, number, name, federation, rating, rounds, score and tie-breaks', () => {
  const snapshot = aSnapshot({
    players: ['Ann Lee 2200 NED', 'Bob Ray 2100', 'Cy Fox'],
    rounds: ['1-2 1, 3 U', '3-1 =, 2 Z'],
    settings: { tieBreaks: ['BH', 'ARO'] },
  })
  expect(standingsCsv(snapshot, 2).split('\r\n')).toEqual([
    'Rank,No.,Name,Federation,Rating,R1,R2,Score,BH,ARO',
    '1,3,Cy Fox,,,1 bye,1w½,1.5,2.5,',
    '2,1,Ann Lee,NED,2200,2w1,3b½,1.5,2,',
    '3,2,Bob Ray,,2100,1b0,0 bye,0,1.5,',
    '',
  ])
})

test('a forfeit shows its sign, and a table of an earlier round is as it was then', () => {
  const snapshot = aSnapshot({ players: 2, rounds: ['1-2 +', '2-1 1'] })
  expect(standingsCsv(snapshot, 1).split('\r\n').slice(1, 3)).toEqual(['1,1,P1,,2000,2w+,1', '2,2,P2,,2000,1b-,0'])
})

test('pools are named, and hidden ratings left out', () => {
  const players = { ...aSnapshot({ players: 2 }).players, pool: [0, 1] }
  const snapshot = aSnapshot({ players, settings: { showRatings: false } })
  expect(standingsCsv(snapshot, 0).split('\r\n').slice(0, 3)).toEqual([
    'Pool,Rank,No.,Name,Federation,Score',
    'Pool A,1,1,P1,,0',
    'Pool B,1,2,P2,,0',
  ])
})

test('names can’t run as a formula, or leave their cell', () => {
  const snapshot = aSnapshot({ players: ['@SUM(A1)', 'Eve,"x"'] })
  const text = standingsCsv(snapshot, 0)
  expect(text).toContain("'@SUM(A1)")
  expect(text).toContain('"Eve,""x"""')
})

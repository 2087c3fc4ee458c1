import { expect, test } from 'vitest'
import { pairingsCsv } from '#core/rows/pairings-csv.ts'
import { aRound, aSnapshot } from '../../support/build.ts'

const DATE = Date.UTC(2026, 6, 4, 15)

test('each pairing of a round is a row, with points, links and times', () => {
  const snapshot = aSnapshot({
    players: ['Ann Lee', 'Bob Ray', 'Cy "Q" Fox', 'Dee, Jr', 'Eve Orr'],
    rounds: [
      aRound('1-2 =, 3-4 *, 5 H', {
        facts: { 0: { link: 'https://lichess.org/abcdefgh' }, 1: { startTime: DATE + 60_000 } },
      }),
    ],
    dates: [DATE],
  })
  expect(pairingsCsv(snapshot, 1, DATE).split('\r\n')).toEqual([
    'White,White score,Black,Black score,Game link,Time',
    'Ann Lee,0.5,Bob Ray,0.5,https://lichess.org/abcdefgh,2026-07-04T15:00:00.000Z',
    '"Cy ""Q"" Fox",,"Dee, Jr",,,2026-07-04T15:01:00.000Z',
    'Eve Orr,0.5,BYE,,,2026-07-04T15:00:00.000Z',
    '',
  ])
})

test('a round with a known day only has no hour in its file', () => {
  const snapshot = aSnapshot({ players: ['Ann', 'Bob'], rounds: ['1-2 1'], dates: ['2026-06-18'] })
  expect(pairingsCsv(snapshot, 1, DATE)).toContain('Ann,1,Bob,0,,2026-06-18\r\n')
})

test('a team match has its game points, a live one too', () => {
  const snapshot = aSnapshot({
    players: ['Rooks', 'Knights', 'Kings', 'Pawns'],
    settings: { competitors: 'team', gamePointTotal: 4 },
    rounds: [aRound('1-2 2½:1½, 3-4 *1:½', { facts: { 1: { bodyStatus: 'in_progress' } } })],
  })
  expect(pairingsCsv(snapshot, 1, 0).split('\r\n').slice(1, 3)).toEqual([
    'Rooks,2.5,Knights,1.5,,',
    'Kings,1,Pawns,0.5,,',
  ])
})

test('an aborted match has no score', () => {
  const snapshot = aSnapshot({ players: 2, rounds: [aRound('1-2 *1:0', { facts: { 0: { aborted: true } } })] })
  expect(pairingsCsv(snapshot, 1, 0)).toContain('P1,,P2,,,')
})

test('a name can’t run as a formula in a spreadsheet', () => {
  const snapshot = aSnapshot({ players: ['=HYPERLINK(1)', 'Bob'], rounds: ['1-2 1'] })
  expect(pairingsCsv(snapshot, 1, 0)).toContain("'=HYPERLINK(1),1,Bob,0")
})

test('a knockout round says who goes through and how a tied match was decided', () => {
  const snapshot = aSnapshot({
    players: 5,
    settings: { pairingSystem: 'knockout', totalRounds: 3 },
    rounds: [
      aRound('1-2 =, 3-4 =, 5 U', { facts: { 0: { tieBreak: 'rapid w 0:2' }, 1: { goesThrough: 'w lot ==' } } }),
    ],
  })
  expect(pairingsCsv(snapshot, 1, DATE).split('\r\n').slice(0, 4)).toEqual([
    'White,White score,Black,Black score,Game link,Time,Goes through,Decided by',
    'P1,0.5,P2,0.5,,,P2,Tie-break 0–1',
    'P3,0.5,P4,0.5,,,P3,By lot',
    'P5,1,BYE,,,,P5,',
  ])
})

test('namesakes have their starting number, so that a line says who plays', () => {
  const snapshot = aSnapshot({ players: ['Ann Lee', 'Bob Ray', 'Ann Lee', 'Cy Fox'], rounds: ['1-2 1, 4-3 0'] })
  expect(pairingsCsv(snapshot, 1, 0).split('\r\n').slice(1, 3)).toEqual([
    'Ann Lee (No. 1),1,Bob Ray,0,,',
    'Cy Fox,0,Ann Lee (No. 3),1,,',
  ])
})

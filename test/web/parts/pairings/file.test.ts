import { expect, test } from 'vitest'
import { file } from '#web/parts/pairings/file.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const DATE = Date.UTC(2026, 6, 4, 15)

test('the file has a row a pairing, with points, links and times, and is named after tournament, date and round', () => {
  const event = aSnapshot({
    name: 'Summer Cup',
    players: ['Ann Lee', 'Bob Ray', 'Cy "Q" Fox', 'Dee, Jr', 'Eve Orr'],
    rounds: [
      aRound('1-2 =, 3-4 *, 5 H', {
        facts: { 0: { link: 'https://lichess.org/abcdefgh' }, 1: { startTime: DATE + 60_000 } },
      }),
    ],
    dates: [DATE],
  })
  expect(file(event, 1, DATE)).toEqual({
    name: 'Summer Cup 2026-07-04 round 1.csv',
    text: [
      'White,White score,Black,Black score,Game link,Time',
      'Ann Lee,0.5,Bob Ray,0.5,https://lichess.org/abcdefgh,2026-07-04T15:00:00.000Z',
      '"Cy ""Q"" Fox",,"Dee, Jr",,,2026-07-04T15:01:00.000Z',
      'Eve Orr,0.5,BYE,,,2026-07-04T15:00:00.000Z',
      '',
    ].join('\r\n'),
  })
})

test('a team match has its game points, of a live one too', () => {
  const event = aSnapshot({
    players: ['Rooks', 'Knights', 'Kings', 'Pawns'],
    settings: { competitors: 'team', gamePointTotal: 4 },
    rounds: [aRound('1-2 2½:1½, 3-4 *1:½', { facts: { 1: { bodyStatus: 'in_progress' } } })],
  })
  expect(file(event, 1, 0).text.split('\r\n').slice(1, 3)).toEqual(['Rooks,2.5,Knights,1.5,,', 'Kings,1,Pawns,0.5,,'])
})

test('a name that a spreadsheet would run as a formula is not', () => {
  const event = aSnapshot({ players: ['=HYPERLINK(1)', 'Bob'], rounds: ['1-2 1'] })
  expect(file(event, 1, 0).text).toContain("'=HYPERLINK(1)")
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examine } from '#core/import/examine.ts'
import { exportTrf } from '#core/trf/export.ts'
import { isFault } from '#core/trf/fault.ts'
import { standings } from '#core/standings/table.ts'
import { importText, playerLine } from '#test/support/trf/files.ts'

const caseText = (name: string): string => readFileSync(new URL(`../../support/cases/${name}`, import.meta.url), 'utf8')

const remarksOf = (text: string): string[] => {
  const seen = examine(text, new Map(), { id: 'cup', now: 0 })
  if (isFault(seen.result)) throw new Error(seen.result.reason)
  return seen.remarks.map((remark) => remark.text)
}

test('a reserve who didn’t play is in no match: only the players at a board are forfeited', () => {
  const { snapshot, games } = importText(caseText('04-swissmanager-team-idle.trf'))
  expect(snapshot.settings.gamePointTotal).toBe(3)
  const forfeits = games
    .filter(({ outcome }) => /[+-]/.test(outcome))
    .map(({ round, whiteIndividual, blackIndividual, outcome }) => [round, whiteIndividual, blackIndividual, outcome])
  expect(forfeits).toEqual([
    [1, 15, 11, '--'],
    [2, 11, 4, '--'],
    [2, 8, 15, '+-'],
  ])
  expect(new Set(games.map(({ board }) => board))).toEqual(new Set([1, 2, 3]))
})

test('the number of rated players is compared also where it is behind that of all players', () => {
  const text = caseText('04-swissmanager-team-idle.trf')
  expect(remarksOf(text)).toContain(
    'Not used: the number of rated players “11”, because it is 12 here (lines 6 and 7).',
  )
  expect(remarksOf(text.replace('(11)', '(12)'))).toContain(
    'Not used: the number of rated players “11”, because it is 12 here (line 7).',
  )
})

test('an absent player is at the board of an opponent who won without one', () => {
  const { games } = importText(
    [
      playerLine(1, 'A', '   3 w 1'),
      playerLine(2, 'B', '0000 - +'),
      playerLine(3, 'C', '   1 b 0'),
      playerLine(4, 'D', '0000 - -'),
      playerLine(5, 'E', '0000 - -'),
      `013 ${'Rooks'.padEnd(32)}   1    2`,
      `013 ${'Owls'.padEnd(32)}   3    4    5`,
    ].join('\n'),
  )
  expect(games.map(({ white, black, outcome }) => [white, black, outcome])).toEqual([
    ['A', 'C', '10'],
    ['D', 'B', '-+'],
  ])
})

test('a superfluous cell makes no round, and is listed', () => {
  const text = caseText('07-lichess-extra-cell.trf')
  const { snapshot, byeRequests } = importText(text)
  expect(snapshot).toMatchObject({ round: 3, active: false, settings: { totalRounds: 3 } })
  expect(byeRequests).toEqual([])
  const [first] = standings(snapshot, 3, ['PTS', 'BH']).rows
  expect(first!.values[1]).toBe(8)
  expect(remarksOf(text)).toContain('Not used: cells after round 3, which is the last (lines 15 and 16).')
})

test('a bye that a report allocates in a coming round is kept, and written back', () => {
  const text = caseText('14-preset-bye.trf')
  const { snapshot, byeRequests = [] } = importText(text)
  expect(snapshot.round).toBe(1)
  expect(byeRequests).toEqual([{ round: 2, player: 5, type: 'U', state: 'granted' }])
  const line = exportTrf(snapshot, undefined, '26', { byeRequests })
    .split('\n')
    .find((one) => one.startsWith('001    5'))
  expect(line).toMatch(/ {4}6 w 0 {2}0000 - U$/)
})

test('a loss without an opponent is an absence, in a drawn and in a coming round', () => {
  const lines = [
    playerLine(1, 'A', '   2 w 1  0000 - -'),
    playerLine(2, 'B', '   1 b 0'),
    playerLine(3, 'C', '0000 - -'),
  ]
  const { snapshot, byeRequests } = importText(['XXR 3', ...lines].join('\n'))
  expect([snapshot.round, snapshot.rounds[0]!.outcomes]).toEqual([1, '10Z '])
  expect(byeRequests).toEqual([{ round: 2, player: 1, type: 'Z', state: 'granted' }])
})

test('header lines that no setting holds survive an import and an export', () => {
  const header = [
    '032 Lichess',
    '092 Individual: Swiss-System (Dutch)',
    '102 FA Somebody Else',
    '112 One, Two',
    '112 Three, Four',
    '122 15 minutes plus 10 sec per move',
    '172 FIDE',
    '182 Another Program 3.1',
    '192 FIDE_DUTCH_2026',
    '202 BH/C1,BH',
    '222 900+10',
  ]
  const { snapshot } = importText([...header, playerLine(1, 'A', '')].join('\n'))
  const lines = exportTrf(snapshot).split('\n')
  for (const line of header) expect(lines).toContain(line)
  // A changed setting replaces the lines that say otherwise.
  const changed = { ...snapshot, settings: { ...snapshot.settings, timeControl: '90+30', federation: 'NED' } }
  const after = exportTrf(changed).split('\n')
  expect(after).toEqual(expect.arrayContaining(['032 NED', '122 90+30', '222 5400+30', '102 FA Somebody Else']))
  expect(after.filter((line) => /^(032 L|122 15|222 9)/.test(line))).toEqual([])
})

test.each([
  ['Jun 30, 2020', '2020-06-30'],
  ['30 June 2020', '2020-06-30'],
  ['30. Juni 2020', '2020-06-30'],
  ['1er juillet 2020', '2020-07-01'],
  ['Sat, 30-May-20', '2020-05-30'],
  ['30.6.2020', '2020-06-30'],
  ['6/30/2020', '2020-06-30'],
  ['20/06/30', '2020-06-30'],
  ['2020-06-30 18:00', '2020-06-30'],
  ['20200630', '2020-06-30'],
])('the day %s is read', (written, day) => {
  const { snapshot } = importText([`042 ${written}`, playerLine(1, 'A', '')].join('\n'))
  expect(new Date(snapshot.dates[0]!).toISOString().slice(0, 10)).toBe(day)
})

test('dates of rounds in another order are read by the dates of the event', () => {
  const dates = `132${' '.repeat(88)}05/06/20  06/06/20`
  const { snapshot } = importText(['042 2020/06/05', '052 2020/06/06', dates, playerLine(1, 'A', '')].join('\n'))
  expect(snapshot.dates.map((date) => new Date(date!).getUTCDate())).toEqual([5, 6])
})

test('what an import doesn’t use is listed with its lines', () => {
  const player = playerLine(1, 'A', '').replace('001    1      ', '001    1 xNM  ')
  const remarks = remarksOf(
    [
      '012 Cup',
      '012 Another name',
      '042 next Friday',
      '032 Moon',
      '062 17',
      '801 something',
      'NED    1      A',
      '### by hand',
      player,
    ].join('\n'),
  )
  expect(remarks).toEqual([
    'Not used: a second line of the code 012 (line 2).',
    'Not used: the date “next Friday”, which can’t be read (line 3).',
    'Not used: the federation “Moon”, which is none of FIDE’s codes (line 4).',
    'Not used: the number of players “17”, because it is 1 here (line 5).',
    'Not used: a code that isn’t known (801) (line 6).',
    'Not used: national ratings (NED) (line 7).',
    'Not used: remarks (###) that aren’t about a round (line 8).',
    'Not used: the title “NM”, which isn’t one of FIDE’s (line 9).',
    'Not used: the sex “x” (line 9).',
  ])
})

test('a report of a running event that names no tie-breaks says so', () => {
  const text = ['XXR 3', playerLine(1, 'A', '   2 w 1'), playerLine(2, 'B', '   1 b 0')].join('\n')
  expect(remarksOf(text)).toContain(
    'The file doesn’t name points (1, 0.5, 0 here), the worth of a bye (1 here) and tie-breaks (DE, BH/C1, BH, SB, ARO here). You can set them once after the import, in FIDE mode too.',
  )
  expect(remarksOf(`${text}\n212 PTS,BH\nBBW 1\nBBU 1`)).toEqual([])
})

import { expect, test } from 'vitest'
import type { Outcome } from '#core/match/outcome.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { recordsOf } from '#core/trf/trf.ts'
import { letterPoints } from '#core/trf/result-worth.ts'
import { importText, inColumns, playerLine, readTrf, trfText } from '#test/support/trf/files.ts'

const importFile = (file: string): Snapshot => importText(trfText(file)).snapshot

/** A file with these lines and one player. */
const withLines = (...lines: string[]): Snapshot => importText([...lines, playerLine(1, 'A', '')].join('\n')).snapshot

/** Half points of every player, counted from the letters alone. */
function scores({ players, rounds, settings }: Snapshot): number[] {
  const { winReward: win, drawReward: draw, lossReward: loss, byeReward: bye } = settings
  const sums = players.no.map(() => 0)
  for (const { white, black, outcomes } of rounds) {
    white.forEach(
      (player, at) => (sums[player]! += letterPoints(outcomes[2 * at] as Outcome, { win, draw, loss, bye })),
    )
    black.forEach((player, at) => {
      if (player >= 0) sums[player]! += letterPoints(outcomes[2 * at + 1] as Outcome, { win, draw, loss, bye })
    })
  }
  return sums
}

/** The pairings of a round by players' numbers: `9-14 10`, `4 H`. */
function pairings({ players, rounds }: Snapshot, round: number): string[] {
  const { white, black, outcomes } = rounds[round - 1]!
  return white.map((player, at) => {
    const sides = black[at]! < 0 ? `${players.no[player]}` : `${players.no[player]}-${players.no[black[at]!]}`
    return `${sides} ${outcomes.slice(2 * at, 2 * at + 2)}`.trimEnd()
  })
}

test('the women’s world rapid of 2024 is imported completely', () => {
  const snapshot = importFile('fwwrc2024.trf')
  expect(snapshot).toMatchObject({
    id: 'cup',
    version: 1,
    user: null,
    active: false,
    round: 11,
    name: "FIDE Women's World Rapid Championship 2024",
    systems: [{ from: 1, to: 11, system: 'swiss', poolNames: [] }],
  })
  expect(snapshot.settings).toMatchObject({ competitors: 'individual', totalRounds: 11, gamePointTotal: 1 })
  expect(snapshot.players.no).toHaveLength(110)
  const { firstName, lastName, title, nationality } = snapshot.players
  expect([firstName[3], lastName[3], title![3], nationality[3]]).toEqual(['Alexandra', 'Kosteniuk', 'GM', 'SUI'])
  expect(snapshot.rounds.map(({ white }) => white.length)).toEqual(Array(11).fill(55))
  expect(snapshot.dates[0]).toBe('2024-12-26')
  expect(snapshot.dates[10]).toBe('2024-12-28')
})

test('points counted from the letters equal those stated in the files', () => {
  for (const file of ['fwwrc2024', 'uzchess2025', 'tec-swiss16', 'gen-dutch-17x9', 'gen-dutch-61x9']) {
    const stated = recordsOf(readTrf(trfText(`${file}.trf`)), 'player').map(({ record }) => 2 * record.points)
    expect(scores(importFile(`${file}.trf`))).toEqual(stated)
  }
})

test('everyone has exactly one pairing in each drawn round', () => {
  for (const file of ['fwwrc2024', 'uzchess2025', 'tec-swiss16', 'tec-team14', 'gen-dutch-61x9']) {
    const { players, rounds } = importFile(`${file}.trf`)
    for (const { white, black } of rounds) {
      const there = [...white, ...black.filter((player) => player >= 0)].sort((a, b) => a - b)
      expect(there).toEqual(players.no.map((_, position) => position))
    }
  }
})

test('boards are in the order of the hall: higher of the two scores, sum, number; byes last', () => {
  expect(pairings(importFile('tec-swiss16.trf'), 2)).toEqual([
    '13-1 ==',
    '2-7 10',
    '8-14 10',
    '11-16 01',
    '6-3 01',
    '15-5 10',
    '9-10 01',
    '4 H',
    '12 U',
  ])
})

test('a round robin is recognised by its words, and has as many rounds as it needs', () => {
  expect(importFile('uzchess2025.trf').systems[0]!.system).toBe('roundRobin')
  const drawn = [
    '092 Round Robin',
    playerLine(1, 'A', '   2 w 1'),
    playerLine(2, 'B', '   1 b 0'),
    playerLine(3, 'C', ''),
  ]
  expect(importText(drawn.join('\n')).snapshot.settings.totalRounds).toBe(3)
})

test('a blank cell is an absence if others play in that round, else the round is not drawn', () => {
  const lines = [
    playerLine(1, 'A', '   2 w 1            0000 - Z'),
    playerLine(2, 'B', '   1 b 0     3 w ='),
    playerLine(3, 'C', '             2 b ='),
  ]
  const { snapshot } = importText(['142 5', ...lines].join('\n'))
  expect(snapshot).toMatchObject({ round: 2, active: true, settings: { totalRounds: 5 } })
  expect(pairings(snapshot, 1)).toEqual(['1-2 10', '3 Z'])
  expect(pairings(snapshot, 2)).toEqual(['2-3 ==', '1 Z'])
})

test('a round whose games are still to be played is drawn, without outcomes', () => {
  const { snapshot } = importText([playerLine(1, 'A', '   2 b'), playerLine(2, 'B', '   1 w')].join('\n'))
  expect(snapshot).toMatchObject({ round: 1, active: true })
  expect(pairings(snapshot, 1)).toEqual(['2-1'])
})

test('a result on only one of the two lines counts for both', () => {
  const { snapshot } = importText([playerLine(1, 'A', '   2 w 1'), playerLine(2, 'B', '   1 b')].join('\n'))
  expect(pairings(snapshot, 1)).toEqual(['1-2 10'])
})

test('byes are kept, points without a game are a bye of that worth, and a loss without an opponent is an absence', () => {
  const cells = { '0000 - +': '+', '0000 - -': 'Z', '       F': 'F', '       u': 'U', '0000 - 1': 'F', '0000 - =': 'H' }
  for (const [cell, letter] of Object.entries(cells)) {
    const lines = [playerLine(1, 'A', '   2 w 1'), playerLine(2, 'B', '   1 b 0'), playerLine(3, 'C', cell)]
    expect(pairings(importText(lines.join('\n')).snapshot, 1)).toEqual(['1-2 10', `3 ${letter}`])
  }
})

test('in a forfeited game without colours the lower number comes first', () => {
  const { snapshot } = importText([playerLine(1, 'A', '   2 - -'), playerLine(2, 'B', '   1 - +')].join('\n'))
  expect(pairings(snapshot, 1)).toEqual(['1-2 -+'])
})

test('players are ordered by start number, not by the order of the file', () => {
  const { snapshot } = importText([playerLine(12, 'L', '   4 w 1'), playerLine(4, 'D', '  12 b 0')].join('\n'))
  expect(snapshot.players.no).toEqual([4, 12])
  expect(pairings(snapshot, 1)).toEqual(['12-4 10'])
})

test('a name is split at its comma, else kept whole; old titles are spelled out', () => {
  const lines = [
    inColumns('001', { 5: '   1', 13: 'g', 15: 'van der Berg, Jan' }),
    inColumns('001', { 5: '   2', 12: 'wf', 15: 'Alyx' }),
  ]
  const { players } = importText(lines.join('\n')).snapshot
  expect(players).toMatchObject({ firstName: ['Jan', 'Alyx'], lastName: ['van der Berg', ''], title: ['GM', 'WFM'] })
})

const worthIn = (line: string) => withLines(line).settings

test('the points of results are read from the file, in any dialect', () => {
  const football = { winReward: 3, drawReward: 1, lossReward: 0 }
  expect(worthIn('162  W 3.0    D 1.0    L 0.0    P 1.5')).toMatchObject({ ...football, byeReward: 1.5 })
  expect(worthIn('XXS W=3 D=1 PAB=2')).toMatchObject({ ...football, byeReward: 2 })
  expect(worthIn('BBW  3.0\nBBD  1.0')).toMatchObject({ ...football, byeReward: 3 })
  expect(worthIn('012 Cup')).toMatchObject({ winReward: 1, drawReward: 0.5, lossReward: 0, byeReward: 1 })
})

const tieBreaks = (line: string) => withLines(line).settings.tieBreaks

test('tie-breaks are those of the file, or the usual ones', () => {
  expect(tieBreaks('202 BH/C1,BH, SB')).toEqual(['BH/C1', 'BH', 'SB'])
  expect(tieBreaks('212 PTS DE BH:MP/C1')).toEqual(['DE', 'BH:MP/C1'])
  expect(tieBreaks('012 Cup')).toEqual(['DE', 'BH/C1', 'BH', 'SB', 'ARO'])
})

const first = (day: string) => withLines(`042 ${day}`).dates[0]

test('rounds have the days of their record, in any format of a day', () => {
  const days = inColumns('132', { 92: '26/06/01', 102: '26-06-02' })
  const { snapshot } = importText([days, playerLine(1, 'A', '')].join('\n'))
  expect(snapshot).toMatchObject({ settings: { totalRounds: 2 }, dates: ['2026-06-01', '2026-06-02'] })
  expect([first('2025/12/24'), first('24/12/2025'), first('24.12.2025')]).toEqual(Array(3).fill('2025-12-24'))
  expect([first('Christmas'), first('2025/13/24'), first('2025/02/30')]).toEqual([null, null, null])
})

test('place and time control are imported; a dash counts as blank', () => {
  expect(withLines('022 Utrecht', '122 90 minutes', '222 5400+30').settings).toMatchObject({
    location: 'Utrecht',
    timeControl: '5400+30',
  })
  expect(withLines('022 -', '122 90 minutes').settings).toMatchObject({ location: null, timeControl: '90 minutes' })
})

test('abnormal points are a bonus above the usual', () => {
  const lines = [playerLine(1, 'A', '   2 w 1'), playerLine(2, 'B', '   1 b 0')]
  const record = inColumns('299', { 5: 'L', 8: ' 0.0', 14: ' 0.5', 20: '  1', 24: '   2' })
  expect(importText([record, ...lines].join('\n')).snapshot.bonuses).toEqual([{ player: 1, round: 1, MP: 1, GP: 1 }])
  const everyLoss = inColumns('299', { 5: 'Z', 14: ' 0.5', 20: '  0' })
  const absent = importText([everyLoss, ...lines, playerLine(3, 'C', '')].join('\n')).snapshot
  expect(absent.bonuses).toEqual([{ player: 2, round: 1, MP: 1, GP: 1 }])
})

test('the caller’s values override those of the file', () => {
  const about = {
    id: 'mine',
    now: 5,
    name: 'My cup',
    user: 'ann',
    active: true,
    settings: { tieBreaks: ['SB'], public: false },
  }
  const { snapshot } = importText(trfText('uzchess2025.trf'), about)
  expect(snapshot).toMatchObject({ id: 'mine', createdAt: 5, updatedAt: 5, name: 'My cup', user: 'ann', active: true })
  expect(snapshot.settings).toMatchObject({ tieBreaks: ['SB'], public: false, pairingSystem: 'roundRobin' })
})

test('prohibited pairs, accelerations and comments do not prevent the import', () => {
  const lines = [
    '260   1   9    1    2',
    'XXP 1 2',
    'XXA    1  1.0',
    '250  1.0  0.0   1   2    1    1',
    '### by hand',
    '801 x',
  ]
  const players = [playerLine(1, 'A', ''), playerLine(2, 'B', '')]
  expect(importText([...lines, ...players].join('\n')).snapshot.players.no).toEqual([1, 2])
})

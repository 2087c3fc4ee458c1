import { expect, test } from 'vitest'
import { attachedGames } from '#core/import/attached-games.ts'
import { examine } from '#core/import/examine.ts'
import { readGames as readFile } from '#core/import/game-file.ts'
import { reportOfGames } from '#core/import/games-report.ts'
import { putGames, withGameResults } from '#core/import/put-games.ts'
import { isFault } from '#core/trf/fault.ts'
import { playerLine } from '#test/support/trf/files.ts'

const readGames = (text: string) => readFile(text).games
const ABOUT = { id: 'cup', now: 0 }
const game = (white: string, black: string, round: string, result: string, more = ''): string =>
  `[Event "Cup"]\n[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n${more}\n1. e4 e5 ${result}\n\n`
const REPORT = [
  playerLine(1, 'Škoda, Radka', '   2 w 1     3 b  '),
  playerLine(2, 'Lee, Ann', '   1 b 0     4 w  '),
  playerLine(3, 'Lee, Bo', '   4 w =     1 w  '),
  playerLine(4, 'Lind, Carl', '   3 b =     2 b  '),
].join('\n')
const seen = examine(REPORT, new Map(), ABOUT)
const report = () => {
  if (isFault(seen.result)) throw new Error(seen.result.reason)
  return seen.result.snapshot
}

test('games are assigned to pairings by names and round, and open games get their results', () => {
  const games = readGames(
    game('Radka Skoda', 'Lee, A.', '1.1', '1-0') +
      game('Lee, Bo', 'Škoda, Radka', '2', '0-1') +
      game('Lee, Ann', 'LIND, Carl', '2', '1/2-1/2'),
  )
  const put = putGames(report(), games)
  expect(put.attached.map(({ round, white, black }) => [round, white, black])).toEqual([
    [1, 1, 2],
    [2, 3, 1],
    [2, 2, 4],
  ])
  expect(put.results.map(({ outcome }) => outcome)).toEqual(['01', '=='])
  expect(put.remarks).toEqual([])
  const filled = withGameResults(seen, put.results, ABOUT)
  expect(isFault(filled.result) ? '' : filled.result.snapshot.rounds[1]!.outcomes).not.toContain(' ')
  const stored = attachedGames(report(), put.attached)
  expect(stored.map(({ round, white, black, outcome }) => [round, white, black, outcome])).toContainEqual([
    1,
    'Radka Škoda',
    'Ann Lee',
    '10',
  ])
})

test('games without a pairing and contradicting results are listed', () => {
  const games = readGames(
    game('Lee', 'Lind, Carl', '1', '1-0') +
      game('Lind, Carl', 'Lee, Bo', '1', '1-0') +
      game('Škoda, Radka', 'Lee, Ann', '?', '0-1') +
      game('Škoda, Radka', 'Lee, Ann', '1', '1-0'),
  )
  const { attached, remarks } = putGames(report(), games)
  expect(attached).toHaveLength(2)
  expect(remarks).toEqual([
    'Game 1, Lee – Lind, Carl, round 1: no such pairing.',
    'Game 2, Lind, Carl – Lee, Bo, round 1: the report has the colours the other way round.',
    'Game 2, Lind, Carl – Lee, Bo, round 1: 1-0 here, another result in the report, which counts.',
    'Game 3, Škoda, Radka – Lee, Ann: 0-1 here, another result in the report, which counts.',
    'Game 4, Škoda, Radka – Lee, Ann, round 1: its pairing has a game already.',
  ])
})

test('games alone make a tournament', () => {
  const { text } = reportOfGames(
    readGames(
      game('Škoda, Radka', 'Lee, Ann', '1', '1-0', '[WhiteElo "2100"]\n[BlackElo "2200"]\n[WhiteFideId "30112209"]') +
        game('Lind, Carl', 'Lee, Bo', '1', '1/2-1/2') +
        game('Lee, Ann', 'Lind, Carl', '?', '*'),
    ),
  )
  const { problems, result, remarks } = examine(text, new Map(), ABOUT)
  expect(problems).toEqual([])
  if (isFault(result)) throw new Error(result.reason)
  const { players, rounds, name } = result.snapshot
  expect([name, players.lastName, players.rating]).toEqual(['Cup', ['Lee', 'Škoda', 'Lee', 'Lind'], [2200, 2100, 0, 0]])
  expect(rounds.map(({ white }) => white.length)).toEqual([2, 3])
  expect(remarks.map(({ text: words }) => words)).toContain('Round 2 is open: 1 game has no result yet.')
})

test('a file is split into games, however its tags are arranged', () => {
  const games = readGames('\uFEFF[White "A \\"x\\" B"]\r\n\r\n[Black "C"]\r\n\r\n1. e4 *\r\n[White "D"]\r\n1-0')
  expect(games.map(({ no, tags }) => [no, tags.White, tags.Black])).toEqual([
    [1, 'A "x" B', 'C'],
    [2, 'D', undefined],
  ])
  expect(readGames('1. e4 e5')).toEqual([])
  expect(readGames('[White "A"]\n\n*\n'.repeat(20_001))).toHaveLength(20_000)
})

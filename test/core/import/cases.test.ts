import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examine } from '#core/import/examine.ts'
import { readGames } from '#core/import/game-file.ts'
import { reportOfGames } from '#core/import/games-report.ts'
import { putGames } from '#core/import/put-games.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { standings } from '#core/standings/table.ts'
import { isFault } from '#core/trf/fault.ts'

export const caseText = (name: string): string =>
  readFileSync(new URL(`../../support/cases/${name}`, import.meta.url), 'utf8')

/** A PGN file as the import page reads it: a report made of its games, and everything that is said about it. */
function importGames(text: string) {
  const file = readGames(text)
  const report = reportOfGames(file.games)
  const { result, problems, remarks } = examine(report.text, new Map(), { id: 'cup', now: 0 })
  if (isFault(result)) throw new Error(result.reason)
  const put = putGames(result.snapshot, report.games, result.entryDetails)
  const said = [...file.remarks, ...report.remarks, ...put.remarks, ...remarks.map((remark) => remark.text)].filter(
    (text) => !text.startsWith('The file doesn’t name'),
  )
  return { ...result, problems, said, attached: put.attached }
}

/** Points by name. */
const points = (snapshot: Snapshot): Record<string, number> =>
  Object.fromEntries(
    standings(snapshot, snapshot.round).rows.map(({ player, score }) => [competitorName(snapshot, player), score / 2]),
  )

const tags = (white: string, black: string, round: string, result: string, more = ''): string =>
  `[Event "Cup"]\n[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n${more}`

test('a PGN of tags alone has all its games, with or without empty lines', () => {
  const text = caseText('05-tags-only.pgn')
  for (const file of [
    text,
    text.replaceAll('\n\n', '\n'),
    text.replaceAll('\n', '\n\n'),
    text.replaceAll(']\n[', '] ['),
  ]) {
    const { snapshot, said, attached } = importGames(file)
    expect(points(snapshot)).toEqual({ 'Cara Cole': 1.5, 'Dan Dorn': 1.5, 'Anna Adler': 1, 'Bo Birk': 0 })
    expect(attached).toHaveLength(4)
    expect(said).toEqual([])
    expect(snapshot).toMatchObject({ round: 2, active: false, name: 'Test Open' })
  }
})

test('0-0 is a double forfeit, and an event without open games is over', () => {
  const { snapshot } = importGames(caseText('06-p1-double-forfeit.pgn'))
  expect(snapshot.rounds[0]!.outcomes).toContain('--')
  expect(snapshot.active).toBe(false)
})

test('a pair’s two games of one round both count', () => {
  const { snapshot, said, attached } = importGames(caseText('06-p10-two-games.pgn'))
  expect(points(snapshot)).toEqual({ 'Anna Adler': 1.5, 'Cara Cole': 1, 'Dan Dorn': 1, 'Bo Birk': 0.5 })
  expect(attached).toHaveLength(4)
  expect(said).toContain('Round 1 has up to 2 games of a player: they are rounds 1 to 2 here.')
})

test('players are told apart by FIDE ID, then by name with titles and umlauts in any spelling', () => {
  const { snapshot } = importGames(caseText('06-p11-namesakes.pgn'))
  expect(snapshot.players.no).toHaveLength(4)
  const dorn = snapshot.players.lastName.indexOf('Dorn')
  const { white, black, outcomes } = snapshot.rounds[0]!
  const at = black.indexOf(dorn)
  expect([snapshot.players.rating[white[at]!], outcomes.slice(2 * at, 2 * at + 2)]).toEqual([1800, '01'])
  const same = importGames(
    tags('GM Müller, Jörg', 'Bø, Ann', '1', '1-0') +
      tags('Boe, Ann', 'Mueller, Joerg', '2', '1-0') +
      tags("O'Hara, Cy", 'Muller, Jorg', '3', '0-1') +
      tags('Boe, Ann', 'OHara, Cy', '4', '0-1'),
  )
  expect(points(same.snapshot)).toEqual({ 'Jörg Müller': 2, 'Ann Bø': 1, "Cy O'Hara": 1 })
})

test('a name that two players have is not guessed', () => {
  const { said, snapshot } = importGames(
    `${caseText('06-p11-namesakes.pgn')}\n${tags('Nguyen, Minh', 'Birk, Bo', '2', '1-0')}`,
  )
  expect(said).toContain(
    'Game 3, Nguyen, Minh – Birk, Bo: not used, because two players have this name and the game has no FIDE ID.',
  )
  expect(snapshot.round).toBe(1)
})

test('a broadcast is called by its own name, and players who change teams are named', () => {
  const { snapshot, said } = importGames(caseText('06-p14-broadcast.pgn'))
  expect(snapshot.name).toBe('Test Cup 2026 | Masters')
  expect(said).toContain(
    'Not used: the teams of Adler, Anna; Birk, Bo; Cole, Cara; Dorn, Dan, which differ between games.',
  )
  expect(snapshot.rounds).toHaveLength(2)
})

test('players whom all games place in one team have it as their club', () => {
  const team = '[WhiteTeam "Rooks"]\n[BlackTeam "Owls"]\n'
  const { entryDetails } = importGames(tags('Lee, Ann', 'Lind, Bo', '1', '1-0', team))
  expect(entryDetails?.map(({ club }) => club)).toEqual(['Rooks', 'Owls'])
})

test('the end of the moves is the result of a game without one, and contradictions are listed', () => {
  const { snapshot, said } = importGames(caseText('06-p15-mismatch.pgn'))
  expect(points(snapshot)).toEqual({
    'Dan Dorn': 1,
    'Eva Eder': 1,
    'Anna Adler': 0,
    'Bo Birk': 0,
    'Cara Cole': 0,
    'Finn Falk': 0,
  })
  expect(said).toContain(
    'Game 1, Adler, Anna – Birk, Bo: the result is 1-0 by its tag and 1/2-1/2 by its moves, so that none counts.',
  )
})

test.each([
  ['½-½', '=='],
  ['1/2', '=='],
  ['½-0', '=0'],
  ['0–½', '0='],
  ['1:0', '10'],
  ['+/-', '+-'],
  ['- - -', '--'],
])('the result %s is read', (written, letters) => {
  expect(importGames(tags('A', 'B', '1', written)).snapshot.rounds[0]!.outcomes).toBe(letters)
})

test('a result that can’t be read leaves its game open and is listed', () => {
  const { snapshot, said } = importGames(tags('A', 'B', '1', 'unclear'))
  expect(snapshot.rounds[0]!.outcomes).toBe('  ')
  expect(said).toContain('Game 1, A – B: the result “unclear” can’t be read.')
})

test.each(['3', '3.1', '3(2)', 'Round 3', 'Rd. 3', '03', '3/9'])('the round tag “%s” is round 3', (round) => {
  expect(importGames(tags('A', 'B', round, '1-0')).snapshot.rounds).toHaveLength(3)
})

test('byes, quotes, comment lines and tags in comments are read', () => {
  const { snapshot, said, attached } = importGames(
    `; exported by hand\n% escape\n${tags('Lee "Ace", Ann', 'BYE', '1', '1-0')}
${tags('Lind, Bo', 'Day, Cy', '1', '1-0')}
1. e4 {a comment
[Event "not a tag"]
} e5 (1... c5 2. Nf3 1-0) 1-0

${tags('?', 'Day, Cy', '2', '1-0')}`,
  )
  expect(points(snapshot)).toEqual({ 'Ann Lee "Ace"': 1, 'Bo Lind': 1, 'Cy Day': 0 })
  expect(attached[0]?.pgn).toContain('not a tag')
  expect(said).toEqual([
    'Not used: 2 lines before the first game.',
    'Game 3, ? – Day, Cy: not used, because it doesn’t name both players.',
  ])
})

test('rounds get the dates of their games', () => {
  const { snapshot } = importGames(
    tags('A', 'B', '1', '1-0', '[Date "2026.05.01"]\n') + tags('B', 'A', '2', '1-0', '[UTCDate "2026.05.03"]\n'),
  )
  expect(snapshot.dates).toEqual(['2026-05-01', '2026-05-03'])
})

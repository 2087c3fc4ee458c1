import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examine, type Examination } from '#core/import/examine.ts'
import type { Decision } from '#core/import/problem.ts'
import { isFault } from '#core/trf/fault.ts'
import { importText, trfText } from '#test/support/trf/files.ts'

const ABOUT = { id: 'cup', now: 0 }
const see = (text: string, decisions: [string, Decision][] = []): Examination =>
  examine(text, new Map(decisions), ABOUT)
const titles = (text: string): string[] => see(text).problems.map(({ title }) => title)

/** Accepts the first repair of every problem. */
function accepted(text: string): Examination {
  return see(
    text,
    see(text).problems.map(({ id }) => [id, 0]),
  )
}

const snapshotOf = ({ result }: Examination) => {
  if (isFault(result)) throw new Error(`${result.line}: ${result.reason}`)
  return result.snapshot
}

const SWISS = trfText('tec-swiss16.trf')
const GENERATED = trfText('gen-dutch-17x9.trf')
const withLine = (text: string, start: string, change: (line: string) => string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith(start) ? change(line) : line))
    .join('\n')
const put = (line: string, column: number, words: string): string =>
  line.slice(0, column - 1).padEnd(column - 1) + words + line.slice(column - 1 + words.length)
const cell = (line: string, round: number): string => line.slice(91 + 10 * (round - 1), 99 + 10 * (round - 1))
const putCell = (line: string, round: number, words: string): string => put(line, 92 + 10 * (round - 1), words)
const lineOf = (text: string, no: number): string => text.split('\n').find((line) => line.startsWith(player(no)))!
const player = (no: number): string => `001 ${String(no).padStart(4)}`

const folder = new URL('../../support/pairing/swiss/', import.meta.url)
const SOUND = ['fwwrc2024', 'uzchess2025', 'tec-swiss16', 'tec-team14', 'gen-dutch-17x9', 'gen-dutch-61x9'].map(
  (name) => ({
    name,
    text: trfText(`${name}.trf`),
  }),
)

test.each(SOUND)('a valid file has no problems and is imported unchanged: $name', ({ text }) => {
  const seen = see(text)
  expect(seen.problems).toEqual([])
  expect(snapshotOf(seen)).toEqual(importText(text).snapshot)
})

test('the control files have no problems', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.trf') && !/large|200|300|150/.test(file))
  const faulty = files.filter((file) => see(readFileSync(new URL(file, folder), 'utf8')).problems.length > 0)
  expect(files.length).toBeGreaterThan(50)
  expect(faulty).toEqual([])
})

test.each<[string, (text: string) => string]>([
  ['lines that end CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['lines that end CR', (text) => text.replaceAll('\n', '\r')],
  ['a byte order mark', (text) => `\uFEFF${text}`],
  ['lines whose ends are trimmed', (text) => text.replaceAll(/ +\n/g, '\n')],
  ['empty lines', (text) => text.replaceAll('\n', '\n\n')],
])('%s are no problem', (_what, change) => {
  const seen = see(change(SWISS))
  expect(seen.problems).toEqual([])
  expect(snapshotOf(seen)).toEqual(importText(SWISS).snapshot)
})

test.each<[string, string, (text: string) => string]>([
  ['null bytes', 'Characters that can’t be seen', (text) => text.replaceAll(/ {3}(?=\d)/g, '\0  ')],
  ['blanks before the codes', 'Blanks before the code of the line', (text) => text.replaceAll(/^001/gm, '  001')],
  [
    'columns moved after the name',
    'Columns are shifted after the name',
    (text) => text.replaceAll(/^(001.{42})  /gm, '$1'),
  ],
  [
    'columns moved before the rounds',
    'Columns are shifted before the rounds',
    (text) => text.replaceAll(/^(001.{86})  /gm, '$1    '),
  ],
  ['a repeated line', 'A player’s line is repeated', (text) => `${text}${lineOf(text, 3)}\n`],
])('%s are repaired when accepted', (_what, title, change) => {
  const changed = change(SWISS)
  expect(titles(changed)).toEqual([title])
  expect(snapshotOf(accepted(changed))).toEqual(importText(SWISS).snapshot)
})

test('a letter in a rating is read as the digit that it looks like', () => {
  const changed = withLine(SWISS, player(3), (line) => put(line, 49, '22l4'))
  const [problem] = see(changed).problems
  expect(problem).toMatchObject({ title: 'The rating isn’t a number', certainty: 'likely' })
  expect(snapshotOf(accepted(changed)).players.rating[2]).toBe(2214)
  expect(snapshotOf(see(changed, [[problem!.id, 'left']])).players.rating[2]).toBe(0)
})

test('when both players of a game claim the win, the user decides, and until then the game is open', () => {
  const one = SWISS.split('\n').find((line) => cell(line, 2).endsWith(' 1'))!
  const opponent = Number(cell(one, 2).slice(0, 4))
  const changed = withLine(SWISS, player(opponent), (line) => putCell(line, 2, `${cell(line, 2).slice(0, 7)}1`))
  const seen = see(changed)
  expect(seen.problems.map(({ title, certainty }) => [title, certainty])).toEqual([
    ['Both players of a game claim the win', 'open'],
  ])
  expect(seen.problems[0]!.meaning).toContain('Their totals fit a win of')
  expect(snapshotOf(seen).rounds[1]!.outcomes).toContain('  ')
  const won = seen.problems[0]!.repairs.findIndex(({ label }) =>
    seen.problems[0]!.meaning.includes(`a win of ${label.replace(' won', '')}`),
  )
  expect(snapshotOf(see(changed, [[seen.problems[0]!.id, won]]))).toEqual(importText(SWISS).snapshot)
})

test('the second player with the same number gets the next free one', () => {
  const extra = `001    3      ${'Zeman, Rostislav'.padEnd(34)}1866 CZE`
  const changed = `${SWISS}${extra}\n`
  const seen = see(changed)
  expect(seen.problems[0]).toMatchObject({ title: 'Two players have the number 3' })
  const { players, rounds } = snapshotOf(accepted(changed))
  expect(players.no.at(-1)).toBe(17)
  expect(players.lastName.at(-1)).toBe('Zeman')
  expect(rounds[0]!.white.length).toBe(importText(SWISS).snapshot.rounds[0]!.white.length + 1)
})

test('a missing bye is detected by the points', () => {
  const line = GENERATED.split('\n').find((one) => one.startsWith('001') && / 0000 - [HU]/.test(one))!
  const round = Array.from({ length: 9 }, (_, at) => at + 1).find((at) => /^0000 - [HU]/.test(cell(line, at)))!
  const changed = GENERATED.replace(line, putCell(line, round, '        '))
  const seen = see(changed)
  expect(seen.problems.map(({ title }) => title)).toEqual(['Points don’t add up'])
  expect(seen.problems[0]!.meaning).toContain(`bye in round ${round} is missing`)
  expect(snapshotOf(accepted(changed)).rounds).toEqual(importText(GENERATED).snapshot.rounds)
})

test('a wrong opponent is corrected by the player who names this player', () => {
  const line = lineOf(SWISS, 1)
  const changed = withLine(SWISS, player(1), (one) => putCell(one, 1, `  99${cell(line, 1).slice(4)}`))
  expect(titles(changed)).toEqual(['A wrong opponent'])
  expect(snapshotOf(accepted(changed))).toEqual(importText(SWISS).snapshot)
})

test('a game in only one of the two lines is added to the other', () => {
  const other = Number(cell(lineOf(SWISS, 1), 1).slice(0, 4))
  const changed = withLine(SWISS, player(other), (line) => putCell(line, 1, '        '))
  expect(titles(changed)).toEqual(['Only one line has this game'])
  expect(snapshotOf(accepted(changed))).toEqual(importText(SWISS).snapshot)
})

test('a player deleted from the list keeps the games, or the games become byes', () => {
  const changed = SWISS.split('\n')
    .filter((line) => !line.startsWith(player(5)))
    .join('\n')
  const [problem] = see(changed).problems
  expect(problem!.title).toBe('Player 5 isn’t in the list')
  const { players, rounds } = snapshotOf(accepted(changed))
  expect(players.no).toContain(5)
  expect(players.firstName[4]).toBe('Player 5')
  expect(rounds).toEqual(importText(SWISS).snapshot.rounds)
  expect(snapshotOf(see(changed)).players.no).not.toContain(5)
})

test('unknown signs of results are open games', () => {
  const changed = withLine(SWISS, player(1), (line) => putCell(line, 1, `${cell(line, 1).slice(0, 7)}?`))
  const other = Number(cell(lineOf(SWISS, 1), 1).slice(0, 4))
  const both = withLine(changed, player(other), (line) => putCell(line, 1, `${cell(line, 1).slice(0, 7)}?`))
  expect(titles(both)[0]).toBe('Games without a result')
  expect(snapshotOf(accepted(both)).rounds[0]!.outcomes).toContain('  ')
  expect(see(both).remarks.map(({ text }) => text)).toContain('Round 1 is open: 1 game has no result yet.')
})

test('if both players have the same colour, the one with fewer White games gets White', () => {
  const line = lineOf(SWISS, 1)
  const colour = cell(line, 1)[5] === 'w' ? 'b' : 'w'
  const changed = withLine(SWISS, player(1), (one) =>
    putCell(one, 1, `${cell(line, 1).slice(0, 5)}${colour}${cell(line, 1).slice(6)}`),
  )
  expect(titles(changed)[0]).toMatch(/^Both players of a game have (White|Black)$/)
  expect(isFault(see(changed).result)).toBe(false)
})

test('letters, birth dates, commas and federations of other programs are repaired', () => {
  const lines = [
    `001    1 m    ${'Å koda, Radka'.padEnd(34)}2101 cze ${' '.repeat(11)} 13/07/1998`,
    `001    2 m    ${'Jelínek Hynek'.padEnd(34)}1987 DEU`,
    `001    3 w    ${'Havelková, Sára'.padEnd(34)}2144 CZE`,
    `001    4 w    ${'Egger, Valentin'.padEnd(34)}2100 AUT`,
  ].join('\n')
  const seen = accepted(lines)
  expect(seen.problems.map(({ id }) => id)).toEqual(['letters', 'commas', 'births', 'federations'])
  const { players } = snapshotOf(seen)
  expect(players.lastName).toEqual(['Škoda', 'Jelínek', 'Havelková', 'Egger'])
  expect(players.nationality).toEqual(['CZE', 'GER', 'CZE', 'AUT'])
  expect(isFault(seen.result) ? [] : seen.result.entryDetails?.[0]?.birth).toBe('1998/07/13')
})

test('a file in which wins are worth three says so', () => {
  const points = (line: string): string => {
    const letters = Array.from({ length: 9 }, (_, at) => cell(line, at + 1).at(-1))
    const sum = letters.reduce(
      (total, letter) => total + ('1+FU'.includes(letter ?? ' ') ? 3 : '=H'.includes(letter ?? ' ') ? 1 : 0),
      0,
    )
    return put(line, 81, sum.toFixed(1).padStart(4))
  }
  const changed = withLine(GENERATED, '001', points).replaceAll(/^(162|XX|BB).*\n/gm, '')
  expect(titles(changed)).toEqual(['Results are worth other points here'])
  expect(snapshotOf(accepted(changed)).settings).toMatchObject({ winReward: 3, drawReward: 1 })
})

test('lines about unknown players and unreadable lines become remarks', () => {
  const changed = `${SWISS}260   1   9 9998 9999\n132 nonsense\n250  x.y  0.0\n`
  const seen = see(changed)
  expect(seen.problems.every(({ lines }) => lines.length > 0)).toBe(true)
  expect(snapshotOf(seen).players).toEqual(importText(SWISS).snapshot.players)
  expect(seen.text).toContain('### 260')
})

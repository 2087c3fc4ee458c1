import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chessRules } from '#core/game/chess-rules.ts'
import { readGame, type ReadGame } from '#core/game/read-game.ts'
import { readPgnFile } from '#core/pgn/read-pgn.ts'
import { BOARD_FAULTS, TEXT_FAULTS, type BoardFault, type TextFault } from '#simulator/hall/faults.ts'
import { Hall } from '#simulator/hall/hall.ts'
import { encoded } from '#simulator/hall/pgn-face.ts'
import { boardsAt, simulate } from '#simulator/hall/simulate.ts'
import { isAudit } from '#test/support/audit.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const START = Date.UTC(2026, 10, 28, 14)

const aPairing = (at: number): string =>
  `[Event "Hall Open"]\r\n[Round "3.${at}"]\r\n[White "Weiß${at}, Anna"]\r\n[Black "Schwarz${at}, Bo"]\r\n[Result "*"]\r\n` +
  `[Board "${at}"]\r\n[WhiteFideId "9000${at + 100}"]\r\n[BlackFideId "9001${at + 100}"]\r\n[KibitzGame "open/3/${at}/1"]\r\n\r\n*\r\n\r\n`
const PAIRINGS = Array.from({ length: 20 }, (_, at) => aPairing(at + 1)).join('')

const FEW = (isAudit ? [1, 2, 3, 4, 5, 6] : [1]).map(aPairing).join('')
/** Faults that hold for some seconds. */
const BRIEF = ['skip', 'cut', 'empty']

const aHall = (some: object = {}): Hall =>
  Hall.parse({ id: 'hall', pairings: PAIRINGS, round: 3, startTime: START, keepsTags: true, ...some })

const read = (text: string): ReadGame[] => readPgnFile(text, 500).games.map((game) => readGame(game, chessRules))
const markOf = ({ tags }: ReadGame): string => tags['KibitzGame'] ?? ''
const LATE = START + 24 * 60 * MINUTE

test('the same hall always plays the same round, another seed another one', () => {
  const text = (seed: number) =>
    [...simulate(aHall({ seed, pairings: aPairing(1) }), 10 * MINUTE)].map(([, each]) => each)
  expect(text(1)).toEqual(text(1))
  expect(text(2)).not.toEqual(text(1))
})

test('a hall without faults is read as it was played, with clocks and results', () => {
  const boards = boardsAt(aHall(), LATE)
  const [, text = ''] = [...simulate(aHall(), 60 * MINUTE)].at(-1)!
  const games = read(text)
  expect(games.map(({ moves }) => moves.map(({ san }) => san.replace(/[+#]$/, '')))).toEqual(
    boards.map(({ plies }) => plies.map(({ san }) => san.replace(/[+#]$/, ''))),
  )
  expect(games.map(({ result }) => result.tag)).toEqual(boards.map(({ result }) => result))
  expect(games.flatMap(({ stop, faults }) => [stop ?? [], faults].flat())).toEqual([])
  expect(games[0]!.moves.slice(0, 6).every(({ clock, spent }) => clock !== undefined && spent !== undefined)).toBe(true)
})

test.each([...Object.keys(BOARD_FAULTS), ...Object.keys(TEXT_FAULTS)])(
  '“%s” stops no game that is played by the rules',
  (fault) => {
    const faults = fault in BOARD_FAULTS ? { boards: { [fault]: 1 } } : { text: [fault] }
    const hall = aHall({ faults, speed: isAudit ? 60 : 120, pairings: FEW })
    const truth = new Map(
      boardsAt(aHall({ pairings: hall.pairings }), LATE).map((board) => [`open/3/${board.board}/1`, board]),
    )
    let last: ReadGame[] = []
    for (const [, text] of simulate(hall, (BRIEF.includes(fault) ? 2 : isAudit ? 7 : 15) * SECOND)) {
      last = read(text)
      if (fault !== 'illegal') expect(last.flatMap(({ stop }) => stop ?? [])).toEqual([])
    }
    const isToldLate = fault === 'open' || fault === 'silent' || fault === 'kings'
    for (const game of last.filter(({ moves }) => moves.length > 0)) {
      const { result } = truth.get(markOf(game))!
      if (fault === 'kings') expect(game.kings).toBe({ '1-0': '10', '0-1': '01', '1/2-1/2': '==' }[result])
      if (fault === 'illegal') expect([game.stop?.kind, game.result.tag]).toEqual(['illegal', result])
      else if (!isToldLate && fault !== 'doubled' && fault !== 'lastRound') expect(game.result.tag).toBe(result)
    }
  },
)

test('all faults together never stop a game that is played by the rules', () => {
  const boards = Object.fromEntries(
    Object.keys(BOARD_FAULTS).map((fault) => [fault, fault === 'illegal' ? 0 : 0.3]),
  ) as Partial<Record<BoardFault, number>>
  const text = Object.keys(TEXT_FAULTS) as TextFault[]
  for (const [, each] of simulate(aHall({ faults: { boards, text }, speed: 60 }), (isAudit ? 3 : 40) * SECOND))
    for (const game of read(each)) expect(game.stop).toBeUndefined()
})

test('Latin-1 has one byte a letter', () => {
  const hall = aHall({ faults: { boards: {}, text: ['latin1'] } })
  expect([...encoded(hall, 'ß')]).toEqual([0xdf])
  expect([...encoded(aHall(), 'ß')]).toEqual([0xc3, 0x9f])
})

test.each(['rapid', 'blitz', 'team-match', 'daily-match', 'daily-group'])(
  'the real games of %s.pgn end in their results when they are replayed as a feed',
  (name) => {
    const pairings = readFileSync(new URL(`../support/live-boards/real/${name}.pgn`, import.meta.url), 'utf8')
    const truth = read(pairings)
    const texts = [...simulate(aHall({ pairings, speed: 20 }), 40 * SECOND)]
    const last = read(texts.at(-1)![1])
    expect(truth.flatMap(({ stop, faults }) => [stop ?? [], faults].flat())).toEqual([])
    expect(last.map(({ result }) => result.outcome)).toEqual(truth.map(({ result }) => result.outcome))
    expect(last.every(({ result }) => result.outcome !== undefined)).toBe(true)
    expect(last.map(({ moves }) => moves.map(({ san }) => san))).toEqual(
      truth.map(({ moves }) => moves.map(({ san }) => san)),
    )
    const some = isAudit ? texts : texts.filter((_, at) => at % 4 === 0)
    for (const [, text] of some) expect(read(text).flatMap(({ stop }) => stop ?? [])).toEqual([])
  },
)

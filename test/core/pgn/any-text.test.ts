import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chessRules } from '#core/game/chess-rules.ts'
import { readGame } from '#core/game/read-game.ts'
import { MAX_FAULTS, MAX_PLIES } from '#core/pgn/pgn-game.ts'
import { readPgnFile } from '#core/pgn/read-pgn.ts'
import { GAMES } from '#simulator/store/games.ts'
import { cases } from '#test/support/audit.ts'

const PIECES = ['[Event "x"]\n', '[White "A', '[Black "B, \\"b\\""]', '[FEN "8/8/8', '"]', '1. e4 ', 'e5', '1...', '{', '}', '(', ')', ';', '%', '\n', '\r\n', '\n\n', ' ', '[%clk 1:2', '$1', '±', '0-0', '0-0-0', '1-0', '1/2', '*', '--', '½', '\ufeff', '\u0000', '💥', '[', ']', 'Ke4', 'a8(Q)', '__proto__'] // prettier-ignore
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 60 })
  .map((pieces) => pieces.join(''))

test('any text is read without an error, as plain data within bounds', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const file = readPgnFile(text, 20)
      expect(JSON.parse(JSON.stringify(file))).toEqual(file)
      const ends = file.games.map(({ from }) => from)
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
      for (const game of file.games) {
        const read = readGame(game, chessRules)
        expect(JSON.parse(JSON.stringify(read))).toEqual(read)
        expect(text).toContain(game.text)
        expect(game.moves.length).toBeLessThanOrEqual(MAX_PLIES)
        expect(game.faults.length).toBeLessThanOrEqual(MAX_FAULTS)
      }
    }),
  )
})

const WAYS = [
  (san: string) => san,
  (san: string) => san.replace(/^O-O-O/, '0-0-0').replace(/^O-O/, '0–0'),
  (san: string) => `${san}!?`,
  (san: string) => `${san} $14 {[%clk 0:10:00]}`,
  (san: string) => `${san} { words (of) [Event "a"] ; }`,
  (san: string) => `${san} ±`,
  (san: string) => san.replace(/=([QRBN])/, '($1)'),
  (san: string) => san.replace('x', '×'),
]

test('no beginning of a game stops it, however its moves are written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...GAMES),
      fc.array(fc.constantFrom(...WAYS), { minLength: 1, maxLength: 8 }),
      fc.nat(),
      ({ moves, result }, ways, at) => {
        const sans = moves.split(' ').slice(0, 60)
        const words = sans.map(
          (san, ply) => `${ply % 2 === 0 ? `${ply / 2 + 1}. ` : ''}${ways[ply % ways.length]!(san)}`,
        )
        const text = `[White "A"]\n[Black "B"]\n[Result "${result}"]\n\n${words.join(' ')} ${result}\n`
        const read = readPgnFile(text.slice(0, at % text.length), 5).games.map((game) => readGame(game, chessRules))
        const [whole] = readPgnFile(text, 5).games.map((game) => readGame(game, chessRules))
        expect(whole!.moves.map(({ san }) => san.replace(/[+#]$/, ''))).toEqual(
          sans.map((san) => san.replace(/[+#]$/, '')),
        )
        expect([whole!.stop, whole!.faults, whole!.result.tag]).toEqual([undefined, [], result])
        for (const { stop, moves: played } of read) {
          expect(stop).toBeUndefined()
          expect(played.map(({ fen }) => fen)).toEqual(whole!.moves.slice(0, played.length).map(({ fen }) => fen))
        }
      },
    ),
    { numRuns: cases(25, 500) },
  )
})

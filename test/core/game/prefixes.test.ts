import { expect, test } from 'vitest'
import { chessRules } from '#core/game/chess-rules.ts'
import { readGame } from '#core/game/read-game.ts'
import { readPgnFile } from '#core/pgn/read-pgn.ts'
import { isAudit } from '#test/support/audit.ts'

/** A good file with all that a file may have, each followed by something that a shorter text could be taken for. */
const GOOD = `% made for this test
[Event "The "Tal" Cup"]
[Round "3.1"]
[White "Adler, Anna"]
[Black "Birk, Bo"]
[Result "1-0"]
[TimeControl "40/5400+30:1800+30"]

{ Opening words } 1. e4 {[%clk 1:30:20] [%eval 0.3,18]} e5 $1 2. Nf3 Nc6 (2... d6 3. d4 (3. Bc4 Be7) 3... exd4) 3. Bb5 a6
; a line of words
4. Ba4 Nf6 5. 0-0 Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 1-0

[Event "The Tal Cup"]
[Round "3.2"]
[White "Cole, Cara"]
[Black "Dorn, Dan"]
[Result "1/2-1/2"]

1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. O-O-O O-O-O 6. e3 e6 7. Kb1 Kb8 1/2-1/2

[Event "The Tal Cup"]
[White "Eder, Eva"]
[Black "Falk, Finn"]
[Result "0-1/2"]
[FEN "7k/P7/8/8/7Q/4Q3/7Q/K7 w - - 0 1"]

1. Qhf4 Kg7 2. a8=N Kg8 3. Qh2h7+ Kxh7 0-1/2

[Event "The Tal Cup"]
[White "Gram, Hans"]
[Black "Holm, Ina"]
[Result "1-0"]

1. e4 e5 2. Qh5 Ke7 3. Qxe5+ 4. Ke4 Kd5 1-0
`

test('no beginning of a good file stops a game, and its games and results come in order', () => {
  const whole = readPgnFile(GOOD, 10).games.map((game) => readGame(game, chessRules))
  expect(whole.map(({ moves, result, stop, kings }) => [moves.length, result.outcome, stop, kings])).toEqual([
    [20, '10', undefined, undefined],
    [14, '==', undefined, undefined],
    [6, '0=', undefined, undefined],
    [5, '10', undefined, '10'],
  ])
  for (let length = 0; length < GOOD.length; length += isAudit ? 1 : 3) {
    const games = readPgnFile(GOOD.slice(0, length), 10).games.map((game) => readGame(game, chessRules))
    for (const [at, game] of games.entries()) {
      const sans = game.moves.map(({ san }) => san)
      const context = `${length}: ${GOOD.slice(Math.max(0, length - 30), length)}`
      expect(game.stop, context).toBeUndefined()
      expect(game.result.problem, context).toBeUndefined()
      expect(sans, context).toEqual(whole[at]!.moves.slice(0, sans.length).map(({ san }) => san))
    }
  }
})

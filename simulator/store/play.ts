import { Chess } from 'chess.js'
import { dice } from '../dice.ts'
import { judged, worth } from './search.ts'
import type { How, Result } from '../endings.ts'

type Choice = ReturnType<typeof judged>[number]
type Pick = (choices: Choice[], game: Chess, roll: () => number) => Choice | undefined

const near = (choices: Choice[], margin: number) =>
  choices.filter((choice) => choice.value >= (choices[0]?.value ?? 0) - margin)
const any = <T>(from: T[], roll: () => number): T | undefined => from[Math.floor(roll() * from.length)]

/** Good moves with an occasional mistake; the `weaker` side makes more of them. */
const sound =
  (weaker: 'w' | 'b'): Pick =>
  (choices, game, roll) =>
    any(near(choices, game.turn() === weaker && roll() < 0.2 ? 220 : 18), roll)

/** Moves the last piece back if that costs little, for a repetition. */
const goBack: Pick = (choices, game, roll) => {
  const own = game.history({ verbose: true }).at(-2)
  const back =
    own &&
    near(choices, 60).find((choice) =>
      game
        .moves({ verbose: true })
        .some((move) => move.san === choice.san && move.from === own.to && move.to === own.from),
    )
  return back ?? any(near(choices, 10), roll)
}

/** Moves pieces without captures and pawn moves, and avoids a threefold repetition: for the 50-move rule. */
const shuffle: Pick = (choices, game, roll) => {
  const fresh = near(choices, 300).filter((choice) => {
    if (!choice.quiet) return false
    game.move(choice.san)
    const again = game.isThreefoldRepetition()
    game.undo()
    return !again
  })
  return any(fresh.slice(0, 6), roll) ?? choices[0]
}

/** Prefers captures, to leave insufficient material. */
const trade: Pick = (choices, _game, roll) =>
  any(
    near(
      choices.filter((choice) => choice.san.includes('x')),
      150,
    ),
    roll,
  ) ?? any(near(choices, 30), roll)

/** White plays good moves without mating; once far ahead, a move valued 0 is stalemate. */
const clumsy: Pick = (choices, game, roll) => {
  if (game.turn() === 'b') return any(choices, roll)
  const slip = (choices[0]?.value ?? 0) > 500 ? choices.find((choice) => choice.value === 0) : undefined
  return (
    slip ??
    any(
      near(
        choices.filter((choice) => choice.value < 90_000),
        120,
      ),
      roll,
    )
  )
}

interface Style {
  depth: number
  /** The move number from which `play` picks the moves. */
  from: number
  play?: Pick
  over: (game: Chess, roll: () => number) => Result | undefined
}

const loserToMove = (game: Chess): Result => (game.turn() === 'w' ? '0-1' : '1-0')
const behind = (game: Chess, by: number) => (game.turn() === 'w' ? 1 : -1) * worth(game) < -by
const bareKing = (game: Chess, side: 'w' | 'b') =>
  game
    .board()
    .flat()
    .filter((piece) => piece?.color === side).length === 1
const drawnIf = (drawn: boolean): Result | undefined => (drawn ? '1/2-1/2' : undefined)

export const STYLES = {
  checkmated: { depth: 2, from: 99, over: (game) => (game.isCheckmate() ? loserToMove(game) : undefined) },
  resigned: {
    depth: 2,
    from: 99,
    over: (game, roll) => (game.moveNumber() > 22 && behind(game, 700) && roll() < 0.4 ? loserToMove(game) : undefined),
  },
  timeout: {
    depth: 2,
    from: 99,
    over: (game, roll) => (game.moveNumber() > 34 && roll() < 0.06 ? loserToMove(game) : undefined),
  },
  abandoned: {
    depth: 2,
    from: 99,
    over: (game, roll) => (game.moveNumber() > 20 && behind(game, 150) && roll() < 0.2 ? loserToMove(game) : undefined),
  },
  agreed: {
    depth: 2,
    from: 99,
    over: (game, roll) => drawnIf(game.moveNumber() > 28 && Math.abs(worth(game)) < 60 && roll() < 0.15),
  },
  repetition: { depth: 2, from: 24, play: goBack, over: (game) => drawnIf(game.isThreefoldRepetition()) },
  stalemate: { depth: 1, from: 10, play: clumsy, over: (game) => drawnIf(game.isStalemate()) },
  insufficient: { depth: 1, from: 10, play: trade, over: (game) => drawnIf(game.isInsufficientMaterial()) },
  '50move': { depth: 1, from: 16, play: shuffle, over: (game) => drawnIf(game.isDrawByFiftyMoves()) },
  timevsinsufficient: {
    depth: 1,
    from: 12,
    play: trade,
    over: (game) => drawnIf(bareKing(game, game.turn() === 'w' ? 'b' : 'w') && !game.isInsufficientMaterial()),
  },
} satisfies Partial<Record<How, Style>>

/** A game of 20–70 moves that ends `how`, or undefined if this seed does not lead there. */
export function play(
  how: keyof typeof STYLES,
  opening: string,
  seed: number,
): { result: Result; moves: string[] } | undefined {
  const style: Style = STYLES[how]
  const roll = dice(seed)
  const usual = sound(roll() < 0.5 ? 'w' : 'b')
  const game = new Chess()
  for (const san of opening.split(' ')) game.move(san)
  while (game.moveNumber() <= 70) {
    const result = style.over(game, roll)
    if (result) return game.moveNumber() > 20 ? { result, moves: game.history() } : undefined
    if (game.isGameOver()) return undefined
    const pick = game.moveNumber() >= style.from && style.play ? style.play : usual
    const choice = pick(judged(game, style.depth), game, roll)
    if (!choice) return undefined
    game.move(choice.san)
  }
  return undefined
}

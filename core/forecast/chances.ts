import { forecast } from '../standings/performance.ts'

/** Chances of the results of a game, which add up to 1: White wins, draw, Black wins. */
export type GameChances = [white: number, draw: number, black: number]

/**
 * Parameters of the draw model, fitted by maximum likelihood to the games of the FIDE Women’s World Rapid 2024 and the
 * UzChess Cup Masters 2025 (`npm run bench` measures its predictions). `whiteEdge`: rating points that White is worth;
 * `ties`: how readily equal players of rating `level` draw; `growth`: increase per 100 rating points.
 */
const DRAW_MODEL = { whiteEdge: 25, level: 2250, ties: 0.8, growth: 0.24 }
/** Beyond the strengths of those players, draws are as frequent as at the nearest of them. */
const WEAKEST = 2100
const STRONGEST = 2750

/**
 * The chances of a game between two rated players. The expected score is FIDE’s, with White’s edge; draws follow
 * Davidson’s model of ties (1970), in which a win for each is as likely as two draws, up to a factor.
 */
export function gameChances(white: number, black: number, model = DRAW_MODEL): GameChances {
  const expected = forecast(white + model.whiteEdge - black)
  const level = Math.min(STRONGEST, Math.max(WEAKEST, (white + black) / 2))
  const ties = model.ties * Math.exp((model.growth * (level - model.level)) / 100)
  // `root` squared is the ratio of strengths at which the expected score, draws included, is `expected`.
  const half = ties * (expected - 0.5)
  const root = (half + Math.sqrt(half * half + 4 * expected * (1 - expected))) / (2 * (1 - expected))
  const all = root * root + ties * root + 1
  return [(root * root) / all, (ties * root) / all, 1 / all]
}

/** Without White’s edge, because colours alternate in a match of several games. */
export const evenChances = (one: number, other: number): GameChances =>
  gameChances(one, other, { ...DRAW_MODEL, whiteEdge: 0 })

/** The chance of each score of the first side over these games, by its half points. */
function matchChances(games: readonly GameChances[]): number[] {
  let chances = [1]
  for (const [win, draw, loss] of games) {
    const next = Array.from({ length: chances.length + 2 }, () => 0)
    for (const [points, share] of chances.entries()) {
      next[points]! += share * loss
      next[points + 1]! += share * draw
      next[points + 2]! += share * win
    }
    chances = next
  }
  return chances
}

/**
 * The chance of each final score of the first side, by its half points, in a match of `games` games with this score
 * (half points) so far. Games being played have their own chances (`running`).
 */
export function finalChances(
  each: GameChances,
  games: number,
  [own, theirs]: readonly [number, number],
  running: readonly GameChances[] = [],
): number[] {
  const left = Math.max(0, Math.round(games - (own + theirs) / 2))
  const open = Array.from({ length: left }, (_, at) => running[at] ?? each)
  return [...Array.from({ length: own }, () => 0), ...matchChances(open)]
}

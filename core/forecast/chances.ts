import { forecast } from '../standings/performance.ts'

/** How a game is expected to end: shares of 1 for White, the draw, and Black. */
export type GameChances = [white: number, draw: number, black: number]

/**
 * What the model of draws takes from real games: those of the FIDE Women’s World Rapid 2024 and the UzChess Cup Masters 2025, at
 * greatest likelihood (`npm run bench` says how well it foretells them). Rating points that White is worth; how readily equal
 * players of `LEVEL` draw, and how much more readily those who are 100 points stronger.
 */
const DRAW_MODEL = { whiteEdge: 25, level: 2250, ties: 0.8, growth: 0.24 }
/** Who is weaker or stronger than those who played there draws as they did. */
const WEAKEST = 2100
const STRONGEST = 2750

/**
 * The chances of a game between two rated players: the expected score is FIDE’s, with White’s edge, and draws come as in Davidson’s
 * model of ties (1970), in which a win for each is as likely as two draws, up to a factor.
 */
export function gameChances(white: number, black: number, model = DRAW_MODEL): GameChances {
  const expected = forecast(white + model.whiteEdge - black)
  const level = Math.min(STRONGEST, Math.max(WEAKEST, (white + black) / 2))
  const ties = model.ties * Math.exp((model.growth * (level - model.level)) / 100)
  // The strengths whose ratio is the square of this come to the expected score with draws in it.
  const half = ties * (expected - 0.5)
  const root = (half + Math.sqrt(half * half + 4 * expected * (1 - expected))) / (2 * (1 - expected))
  const all = root * root + ties * root + 1
  return [(root * root) / all, (ties * root) / all, 1 / all]
}

/** The same without colours: sides of a match of several games take turns. */
export const evenChances = (one: number, other: number): GameChances =>
  gameChances(one, other, { ...DRAW_MODEL, whiteEdge: 0 })

/** How a match of these games comes out: the chance of each score of the first side, by its half points. */
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
 * The same in the end, of a match of so many games in which the sides have won this much so far (half points); games that are
 * being played have chances of their own.
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

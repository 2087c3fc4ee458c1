import { plainPoints } from '../text/score.ts'
import { pointsOfLetters, type MatchPoints } from './scores.ts'
import { GAMES_A_BOARD } from './site-games.ts'

/**
 * What the chess site's score has more than the games: `-2:2` after it took two points from White's side, because an
 * account was closed while the match ran. undefined if both agree, or while games of the score are still unknown.
 */
export function adjustment(points: MatchPoints, letters: string, boards: number): string | undefined {
  const games = letters.replaceAll(' ', '').length / 2
  const isWhole = points[0] + points[1] === 2 * games || (boards > 0 && games === GAMES_A_BOARD * boards)
  if (!isWhole) return undefined
  const played = pointsOfLetters(letters)
  const [white, black] = [points[0] - played[0], points[1] - played[1]]
  return white === 0 && black === 0 ? undefined : `${plainPoints(white)}:${plainPoints(black)}`
}

/** The two plain figures of `-2:2`; undefined if the text is something else. */
export function parseAdjustment(text: string | undefined): [white: number, black: number] | undefined {
  const [, white, black] = /^(-?\d+(?:\.5)?):(-?\d+(?:\.5)?)$/.exec(text ?? '') ?? []
  return white === undefined ? undefined : [Number(white), Number(black)]
}

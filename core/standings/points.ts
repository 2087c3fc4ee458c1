import type { Field, PointKind } from './field.ts'
import { other, type Options } from './options.ts'

/** In half points. */
export const score = (field: Field, { kind }: Options): Float64Array => Float64Array.from(field[kind].total)
export const scoreOf =
  (kind: PointKind) =>
  (field: Field): Float64Array =>
    Float64Array.from(field[kind].total)
/** MPvGP: the score that is not the first criterion (C.07 art. 13), in half points. */
export const otherScore = (field: Field, { kind }: Options): Float64Array => Float64Array.from(field[other(kind)].total)

/** PS: the sum of the scores after each round (C.07 art. 7), without the first `low`; in half points. */
export function progressive(field: Field, { kind, low }: Options): Float64Array {
  const { size, round, bonuses } = field
  const { each } = field[kind]
  const figures = new Float64Array(size)
  const standing = (at: number): number => round - Math.max(at, low)
  for (let player = 0; player < size; player++) {
    let sum = 0
    for (let at = 0; at < round; at++) sum += each[player * round + at]! * standing(at)
    figures[player] = sum
  }
  for (const { player, round: from, MP, GP } of bonuses) {
    figures[player]! += (kind === 'match' ? MP : GP) * standing(Math.max(0, from - 1))
  }
  return figures.map((figure) => (low >= round ? 0 : figure))
}

/** Own minus the opponents' game points, without byes; in half points. */
export function netGamePoints({ size, round, opponent, game: { each } }: Field): Float64Array {
  const figures = new Float64Array(size)
  for (let player = 0; player < size; player++) {
    for (let at = 0; at < round; at++) {
      const cell = player * round + at
      const against = opponent[cell]!
      if (against >= 0) figures[player]! += each[cell]! - each[against * round + at]!
    }
  }
  return figures
}

/** TPN: the tournament pairing number (C.07 art. 12). */
export const number = ({ snapshot }: Field): Float64Array => Float64Array.from(snapshot.players.no)

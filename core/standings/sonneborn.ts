import { sums } from './cuts.ts'
import type { Field, PointKind } from './field.ts'
import { opposition } from './opposition.ts'
import type { Options } from './options.ts'

const ALLOCATED = 'U'.charCodeAt(0)

/** SB: the opponents' scores, each times the points made against them (C.07 art. 9), ×4. */
export const sonnebornBerger = (field: Field, options: Options): Float64Array =>
  sums(field, opposition(field, options, options.kind), field[options.kind].each, options.low, 0)

/**
 * ESB: the opponents' points of kind `theirs`, each times the points of kind `own` made against them (C.07 art. 13),
 * ×4.
 */
export const extendedSonnebornBerger =
  (theirs: PointKind, own: PointKind) =>
  (field: Field, options: Options): Float64Array =>
    sums(field, opposition(field, options, theirs), field[own].each, options.low, 0)

/** KS: points made against opponents with at least half of the possible points (C.07 art. 9), in half points. */
export function koya(field: Field, options: Options): Float64Array {
  const { size, round, opponent } = field
  const { each, total } = field[options.kind]
  const limit = koyaLimit(field, options)
  const figures = new Float64Array(size)
  for (let player = 0; player < size; player++) {
    for (let cell = player * round; cell < (player + 1) * round; cell++) {
      const against = opponent[cell]!
      if (against >= 0 && 100 * total[against]! >= limit) figures[player]! += each[cell]!
    }
  }
  return figures
}

export const koyaLimit = (field: Field, { kind, percent, halves }: Options): number =>
  percent * field[kind].win * gamesEach(field) + 100 * halves

/**
 * Number of games of each competitor. In a round robin with an odd number one round in each cycle is free, and players
 * who never came are not counted.
 */
function gamesEach({ fixed, size, round, opponent, outcome }: Field): number {
  if (!fixed || size === 0) return round
  let games = round % size === 0 ? round - round / size : round
  for (let player = 0; player < size; player++) {
    const cells = [player * round, (player + 1) * round] as const
    const met =
      opponent.subarray(...cells).some((against) => against >= 0) || outcome.subarray(...cells).includes(ALLOCATED)
    if (!met) games--
  }
  return games
}

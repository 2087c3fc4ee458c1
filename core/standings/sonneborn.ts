import { sums } from './cuts.ts'
import type { Field, PointKind } from './field.ts'
import { opposition } from './opposition.ts'
import type { Options } from './options.ts'

const ALLOCATED = 'U'.charCodeAt(0)

/** SB: the opponents' scores, each times the points made against them (C.07 art. 9), ×4. */
export const sonnebornBerger = (field: Field, options: Options): Float64Array =>
  sums(field, opposition(field, options, options.kind), field[options.kind].each, options.low, 0)

/** ESB: the opponents' points of one kind, times the points of another made against them (C.07 art. 13), ×4. */
export const extendedSonnebornBerger =
  (theirs: PointKind, own: PointKind) =>
  (field: Field, options: Options): Float64Array =>
    sums(field, opposition(field, options, theirs), field[own].each, options.low, 0)

/** KS: points made against those who have at least half of what could be had (C.07 art. 9), in half points. */
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

/** What an opponent must have for points against them to count, ×100. */
export const koyaLimit = (field: Field, { kind, percent, halves }: Options): number =>
  percent * field[kind].win * gamesEach(field) + 100 * halves

/** How many games everybody has: in a round robin of an odd number one round in each cycle is free, and nobody meets who never came. */
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

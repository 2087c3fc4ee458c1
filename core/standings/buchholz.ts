import { mean } from './performance.ts'
import { sums } from './cuts.ts'
import type { Field } from './field.ts'
import { PLAYED } from './outcome-tables.ts'
import { opposition } from './opposition.ts'
import { other, type Options } from './options.ts'

/** BH: sum of the opponents' scores (C.07 art. 8), in half points. */
export const buchholz = (field: Field, options: Options): Float64Array =>
  sums(field, opposition(field, options, options.kind), undefined, options.low, options.high)

/**
 * FB: Buchholz with the games of the last round counted as drawn, in half points. Before the last round it equals
 * Buchholz.
 */
export const foreBuchholz = (field: Field, options: Options): Float64Array =>
  buchholz(field, { ...options, fore: true })

/** AOB: average Buchholz of the opponents met, ×100, rounded half up. */
export const averageBuchholz = (field: Field, options: Options): Float64Array =>
  averageOfMet(field, buchholz(field, { ...options, low: 0, high: 0 }), 50)

/**
 * Average figure of the opponents met over the board, times `scale`, rounded half up. Opponents without a figure are
 * skipped.
 */
export function averageOfMet(
  { size, round, traits, opponent }: Field,
  figures: Float64Array,
  scale: number,
): Float64Array {
  const averages = new Float64Array(size)
  for (let player = 0; player < size; player++) {
    let sum = 0
    let met = 0
    for (let cell = player * round; cell < (player + 1) * round; cell++) {
      const figure = traits[cell]! & PLAYED && opponent[cell]! >= 0 ? figures[opponent[cell]!]! : NaN
      if (Number.isNaN(figure)) continue
      sum += figure
      met++
    }
    averages[player] = mean(scale * sum, met)
  }
  return averages
}

/** SSSC: secondary score plus a share of the Buchholz on the primary score (C.07 art. 13), ×100, rounded half up. */
export function scoreAndStrength(field: Field, options: Options): Float64Array {
  const primary = field[options.kind]
  const secondary = field[other(options.kind)]
  const share = options.divisor || Math.max(1, Math.floor((field.round * primary.win) / secondary.win))
  return buchholz(field, options).map((strength, player) =>
    mean(50 * (secondary.total[player]! * share + strength), share),
  )
}

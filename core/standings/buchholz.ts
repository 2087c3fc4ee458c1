import { mean } from './performance.ts'
import { sums } from './cuts.ts'
import type { Field } from './field.ts'
import { PLAYED } from './outcome-tables.ts'
import { opposition } from './opposition.ts'
import { other, type Options } from './options.ts'

/** BH: the scores of the opponents (C.07 art. 8), in half points. */
export const buchholz = (field: Field, options: Options): Float64Array =>
  sums(field, opposition(field, options, options.kind), undefined, options.low, options.high)

/** FB: Buchholz as if the last round's games were drawn, in half points. Before the last round it is Buchholz. */
export const foreBuchholz = (field: Field, options: Options): Float64Array =>
  buchholz(field, { ...options, fore: true })

/** AOB: what the opponents met have on average for Buchholz, ×100, half up. */
export const averageBuchholz = (field: Field, options: Options): Float64Array =>
  averageOfMet(field, buchholz(field, { ...options, low: 0, high: 0 }), 50)

/** Half up, the average figure of the opponents met over a board, times `scale`; those without a figure are passed over. */
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

/** SSSC: the secondary score and a share of the Buchholz on the primary one (C.07 art. 13), ×100, half up. */
export function scoreAndStrength(field: Field, options: Options): Float64Array {
  const primary = field[options.kind]
  const secondary = field[other(options.kind)]
  const share = options.divisor || Math.max(1, Math.floor((field.round * primary.win) / secondary.win))
  return buchholz(field, options).map((strength, player) =>
    mean(50 * (secondary.total[player]! * share + strength), share),
  )
}

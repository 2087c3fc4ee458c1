import type { Snapshot } from '../snapshot/snapshot.ts'
import { UNITS } from '../standings/column.ts'
import { displayFigure } from '../standings/format.ts'
import { field } from '../standings/field.ts'
import { ranking } from '../standings/ranking.ts'
import { rankingCodes } from '../standings/ranking-codes.ts'
import { criteriaBy } from '../standings/tie-breaks.ts'
import type { FigureShares } from '../standings/why/share.ts'
import { figureShares } from '../standings/why/shares.ts'
import { formatPoints } from '../text/score.ts'

/**
 * The sum behind a competitor’s figure after a round, as `8 + (7½) + 9 = 17`; what a tie-break leaves out is in
 * brackets. Undefined for figures that are no sums.
 */
export function figureSum(snapshot: Snapshot, code: string, round: number, player: number): string | undefined {
  const seen = field(snapshot, round)
  const found = figureShares(seen, TIE_BREAKS[code] ?? code, player, tiedBefore(snapshot, round, code, player))
  if (!found?.isSum || found.shares.length === 0) return undefined
  const { shares, unit } = found
  const total = shares.reduce((sum, { value, isCut }) => (isCut ? sum : sum + value), 0)
  const terms = shares.map(({ value, isCut }, at) => {
    const size = shown(at > 0 ? Math.abs(value) : value, unit)
    const sign = at === 0 ? '' : value < 0 ? ' − ' : ' + '
    return sign + (isCut ? `(${size})` : size)
  })
  return `${terms.join('')} = ${shown(total, unit)}`
}

/** Points of the standings are explained as the tie-break that counts them. */
const TIE_BREAKS: Partial<Record<string, string>> = { points: 'PTS', matchPoints: 'MPTS', gamePoints: 'GPTS' }

const shown = (value: number, unit: FigureShares['unit']): string =>
  unit === 'points' ? formatPoints(value) : displayFigure(value, UNITS[unit])

/** Those who are level with a competitor on all criteria before a tie-break. */
function tiedBefore(snapshot: Snapshot, round: number, code: string, player: number): number[] {
  const codes = rankingCodes(snapshot.settings)
  const earlier = codes.slice(0, Math.max(0, codes.indexOf(code)))
  const seen = field(snapshot, round)
  const { figures } = ranking(seen, criteriaBy(earlier, snapshot.settings.displayPoints))
  const { pool } = snapshot.players
  return Array.from({ length: seen.size }, (_, id) => id).filter(
    (id) => pool?.[id] === pool?.[player] && figures.every((row) => Object.is(row[id]!, row[player]!)),
  )
}

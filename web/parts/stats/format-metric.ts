import * as say from '#words/stats.js'
import { shapeOf, type Metric } from '#core/standings/metrics.ts'
import { formatPoints } from '#core/text/score.ts'

const signed = (text: string, figure: number): string => (figure > 0 ? `+${text}` : text).replace('-', '−')

/** Formats a metric's figure: points with ½, expected points with two decimals, a dash for NaN. */
export function formatMetric(metric: Metric, figure: number): string {
  if (Number.isNaN(figure)) return '–'
  switch (shapeOf(metric).unit) {
    case 'points':
      return formatPoints(figure)
    case 'hundredths':
      return signed((figure / 200).toFixed(2), metric === 'scoreMinusExpected' ? figure : 0)
    case 'percent':
      return `${Math.round(figure)}%`
    case 'difference':
      return signed(String(figure), figure)
    case 'rating':
      return String(figure)
  }
}

const WORDS = {
  points: say.unitPoints,
  hundredths: say.unitPoints,
  percent: say.unitPercent,
  difference: say.unitDifference,
  rating: say.unitRating,
}

export const metricUnit = (metric: Metric): string => WORDS[shapeOf(metric).unit]()

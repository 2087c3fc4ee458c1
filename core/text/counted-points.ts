import { formatPoints, type HalfPoints } from './score.ts'

/** Points as facts of a sentence with a plural: the number by which it goes, 0.5 for half a point, and the text. */
export const countedPoints = (points: HalfPoints): { count: number; points: string } => ({
  count: Math.abs(points) / 2,
  points: formatPoints(points),
})

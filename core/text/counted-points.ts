import { formatPoints, type HalfPoints } from './score.ts'

/** Points as facts of a sentence with a plural. Half a point is singular, as one point is. */
export const countedPoints = (points: HalfPoints): { count: number; points: string } => ({
  count: Math.abs(points) === 1 ? 1 : Math.abs(points) / 2,
  points: formatPoints(points),
})

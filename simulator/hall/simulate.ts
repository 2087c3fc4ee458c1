import { boardAt, type BoardAt } from './board-at.ts'
import { coursesOf } from './course.ts'
import type { Hall } from './hall.ts'
import { pgnText } from './pgn-face.ts'

/** All boards of a hall at one moment. */
export const boardsAt = (hall: Hall, now: number): BoardAt[] =>
  coursesOf(hall).map((course) => boardAt(hall, course, now))

/**
 * What a hall answers as PGN in the course of a round: a text for each moment, `every` milliseconds apart, until the last
 * game has been over for `after`. The same hall always gives the same.
 */
export function* simulate(hall: Hall, every: number, after = 90_000): Generator<[at: number, text: string], void> {
  const courses = coursesOf(hall)
  const last = Math.max(0, ...courses.map(({ overAt }) => overAt))
  const end = Math.ceil(hall.startTime + (last * 1000) / hall.speed + after)
  const textAt = (now: number): [number, string] => {
    const boards = courses.map((course) => boardAt(hall, course, now))
    return [now, pgnText(hall, boards, now)]
  }
  for (let now = hall.startTime; now < end; now += every) yield textAt(now)
  yield textAt(end)
}

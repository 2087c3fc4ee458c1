import type { Play, CourseMatch } from './course.ts'

/** Hidden matches stay among the running ones: their place must not tell that they are over. */
const GROUPS: Record<Play, number> = { running: 0, hidden: 0, over: 1, next: 2 }

/** Own matches first, then starred ones, then running ones by table, finished ones, and those that have not begun. */
export function tickerOrder(
  matches: readonly CourseMatch[],
  isOwn: (match: CourseMatch) => boolean,
  isStarred: (match: CourseMatch) => boolean,
): CourseMatch[] {
  const place = (match: CourseMatch): number => (isOwn(match) ? -2 : isStarred(match) ? -1 : GROUPS[match.play])
  return matches.toSorted((a, b) => place(a) - place(b) || a.pairing.board - b.pairing.board)
}

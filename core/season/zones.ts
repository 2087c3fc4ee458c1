/** What the places of a division mean. */
export interface Zones {
  /** Whether the first of this division is the champion. */
  isTop: boolean
  /** Places that go up and places that go down. */
  up: number
  down: number
  /** Places that play off for going up, below `up`, and against going down, above `down`. */
  playoffUp: number
  playoffDown: number
}

export const QUESTIONS = ['title', 'up', 'playoffUp', 'playoffDown', 'down'] as const
/** What a team can reach or suffer. */
export type SeasonQuestion = (typeof QUESTIONS)[number]

/** What a team wants to reach: the title, a place that goes up, or none that goes down. */
export const GOALS = ['title', 'up', 'stay'] as const
export type Goal = (typeof GOALS)[number]

/** The first and the last place, from 1. */
export type PlaceRange = [from: number, to: number]

/** The places of a division of `size` teams that answer a question with yes; undefined if there are none. */
export function placesOf(question: SeasonQuestion, zones: Zones, size: number): PlaceRange | undefined {
  const [from, to] = rangeOf(question, zones, size)
  const range: PlaceRange = [Math.max(1, from), Math.min(size, to)]
  return range[0] <= range[1] ? range : undefined
}

function rangeOf(
  question: SeasonQuestion,
  { isTop, up, down, playoffUp, playoffDown }: Zones,
  size: number,
): PlaceRange {
  switch (question) {
    case 'title':
      return [1, isTop ? 1 : 0]
    case 'up':
      return [1, up]
    case 'playoffUp':
      return [up + 1, up + playoffUp]
    case 'playoffDown':
      return [size - down - playoffDown + 1, size - down]
    case 'down':
      return [size - down + 1, size]
    default:
      return question satisfies never
  }
}

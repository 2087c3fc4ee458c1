import { HOUR } from '../time.ts'

/**
 * `asked`: waits for the desk, and holds a place. `offered`: a freed place is held until `offeredUntil`. `lapsed`: it was
 * not taken in time.
 */
export const PLACE_STATES = ['asked', 'waiting', 'offered', 'in', 'out', 'lapsed'] as const
export type PlaceState = (typeof PLACE_STATES)[number]

export interface FestivalPlace {
  /** Number of the person. */
  person: number
  /** The section’s tournament. */
  tournament: string
  state: PlaceState
  /** When the entry was complete, in ms: the order of the waiting list. */
  askedAt: number
  offeredUntil: number | null
  price: number
}

/** A section as the rules of places see it. */
export interface SectionRoom {
  tournament: string
  isMain: boolean
  cap: number | null
  /** Players who did not enter by the festival. */
  others: number
  /** Once it has begun nobody moves up by themselves. */
  hasBegun: boolean
}

export interface Hall {
  sections: readonly SectionRoom[]
  /** Of main sections together. */
  cap: number | null
  holdHours: number
}

export const takesPlace = ({ state }: Pick<FestivalPlace, 'state'>): boolean =>
  state === 'in' || state === 'asked' || state === 'offered'

/** A place that its person has left, or never got. */
export const isLeft = ({ state }: Pick<FestivalPlace, 'state'>): boolean => state === 'out' || state === 'lapsed'

/** Places that are taken in a section. */
const takenIn = ({ tournament, others }: SectionRoom, places: readonly FestivalPlace[]): number =>
  others + places.filter((place) => place.tournament === tournament && takesPlace(place)).length

/** Places left in a section, also by the hall’s limit; Infinity without limits. */
export function freeIn(hall: Hall, section: SectionRoom, places: readonly FestivalPlace[]): number {
  const own = section.cap === null ? Infinity : section.cap - takenIn(section, places)
  if (hall.cap === null || !section.isMain) return own
  const main = hall.sections.filter(({ isMain }) => isMain)
  return Math.min(own, hall.cap - main.reduce((sum, one) => sum + takenIn(one, places), 0))
}

/** The state of a new entry: in the order of entries, so nobody passes those who wait. */
export function stateOfNew(
  hall: Hall,
  section: SectionRoom,
  places: readonly FestivalPlace[],
  asksDesk: boolean,
): PlaceState {
  const isWaitedFor = places.some(({ tournament, state }) => tournament === section.tournament && state === 'waiting')
  if (isWaitedFor || freeIn(hall, section, places) <= 0) return 'waiting'
  return asksDesk ? 'asked' : 'in'
}

/** Lets offers lapse and gives freed places to those who wait, in order, up to `now`. Places that don’t change stay the same objects. */
export function settlePlaces(hall: Hall, places: readonly FestivalPlace[], now: number): FestivalPlace[] {
  let all = [...places]
  for (;;) {
    const lapsing = all
      .filter(({ state, offeredUntil }) => state === 'offered' && offeredUntil !== null && offeredUntil <= now)
      .toSorted((one, other) => one.offeredUntil! - other.offeredUntil!)[0]
    if (!lapsing) return filled(hall, all, now)
    all = all.map((place) => (place === lapsing ? { ...place, state: 'lapsed', offeredUntil: null } : place))
    all = filled(hall, all, lapsing.offeredUntil!)
  }
}

function filled(hall: Hall, places: FestivalPlace[], at: number): FestivalPlace[] {
  let all = places
  for (const section of hall.sections) {
    if (section.hasBegun) continue
    const queue = all
      .filter(({ tournament, state }) => tournament === section.tournament && state === 'waiting')
      .toSorted((one, other) => one.askedAt - other.askedAt || one.person - other.person)
    for (const next of queue) {
      if (freeIn(hall, section, all) <= 0) break
      const moved: FestivalPlace =
        hall.holdHours > 0
          ? { ...next, state: 'offered', offeredUntil: at + hall.holdHours * HOUR }
          : { ...next, state: 'in' }
      all = all.map((place) => (place === next ? moved : place))
    }
  }
  return all
}

/** How many in the list are before somebody who waits, and themselves: 1 is the next. */
export const placeInQueue = (places: readonly FestivalPlace[], own: FestivalPlace): number =>
  places.filter(
    ({ tournament, state, askedAt, person }) =>
      tournament === own.tournament &&
      state === 'waiting' &&
      (askedAt < own.askedAt || (askedAt === own.askedAt && person <= own.person)),
  ).length

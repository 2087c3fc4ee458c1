import { expect, test } from 'vitest'
import { HOUR } from '#core/time.ts'
import {
  freeIn,
  placeInQueue,
  settlePlaces,
  stateOfNew,
  type FestivalPlace,
  type Hall,
} from '#core/festival/waiting.ts'

const hall = (cap: number | null, holdHours = 24, hallCap: number | null = null): Hall => ({
  cap: hallCap,
  holdHours,
  sections: [
    { tournament: 'a', isMain: true, cap, others: 0, hasBegun: false },
    { tournament: 'b', isMain: true, cap: null, others: 0, hasBegun: false },
    { tournament: 'blitz', isMain: false, cap: null, others: 0, hasBegun: false },
  ],
})
const place = (person: number, more: Partial<FestivalPlace> = {}): FestivalPlace => ({
  person,
  tournament: 'a',
  state: 'in',
  askedAt: person,
  offeredUntil: null,
  price: 0,
  ...more,
})
const statesOf = (places: FestivalPlace[]) =>
  Object.fromEntries(places.map(({ person, state }) => [person, state]).toSorted())

test('with four places the fifth waits, and gets the place that is freed as an offer', () => {
  const four = [1, 2, 3, 4].map((person) => place(person))
  const [section] = hall(4).sections
  expect(stateOfNew(hall(4), section!, four.slice(1), false)).toBe('in')
  expect(stateOfNew(hall(4), section!, four.slice(1), true)).toBe('asked')
  expect(stateOfNew(hall(4), section!, four, false)).toBe('waiting')
  const five = [...four, place(5, { state: 'waiting' })]
  expect(settlePlaces(hall(4), five, 100)).toEqual(five)
  const freed = five.map((one) => (one.person === 2 ? { ...one, state: 'out' as const } : one))
  const after = settlePlaces(hall(4), freed, 100)
  expect(after.find(({ person }) => person === 5)).toMatchObject({ state: 'offered', offeredUntil: 100 + 24 * HOUR })
  expect(settlePlaces(hall(4, 0), freed, 100).find(({ person }) => person === 5)).toMatchObject({ state: 'in' })
})

test('two offers lapse in order, each at its own time', () => {
  const until = 24 * HOUR
  const places = [
    place(1),
    place(2, { state: 'offered', offeredUntil: until }),
    place(3, { state: 'waiting' }),
    place(4, { state: 'waiting' }),
  ]
  expect(statesOf(settlePlaces(hall(2), places, until - 1))).toEqual({
    1: 'in',
    2: 'offered',
    3: 'waiting',
    4: 'waiting',
  })
  const once = settlePlaces(hall(2), places, until)
  expect(statesOf(once)).toEqual({ 1: 'in', 2: 'lapsed', 3: 'offered', 4: 'waiting' })
  expect(once.find(({ person }) => person === 3)!.offeredUntil).toBe(2 * until)
  // Offers that lapsed meanwhile are settled in order, even if nothing ran at that moment.
  const late = settlePlaces(hall(2), places, 2 * until + 5)
  expect(statesOf(late)).toEqual({ 1: 'in', 2: 'lapsed', 3: 'lapsed', 4: 'offered' })
  expect(late.find(({ person }) => person === 4)!.offeredUntil).toBe(3 * until)
})

test('nobody passes those who wait, and more places are offered in order', () => {
  const places = [place(1), place(2, { state: 'waiting', askedAt: 20 }), place(3, { state: 'waiting', askedAt: 10 })]
  expect(placeInQueue(places, places[1]!)).toBe(2)
  expect(placeInQueue(places, places[2]!)).toBe(1)
  const [section] = hall(2).sections
  expect(stateOfNew(hall(2), section!, places, false)).toBe('waiting')
  expect(statesOf(settlePlaces(hall(2), places, 100))).toEqual({ 1: 'in', 2: 'waiting', 3: 'offered' })
})

test('the hall limits main sections together, and side events not at all', () => {
  const places = [place(1), place(2, { tournament: 'b' })]
  const full = hall(null, 24, 2)
  const [a, , blitz] = full.sections
  expect(freeIn(full, a!, places)).toBe(0)
  expect(stateOfNew(full, a!, places, false)).toBe('waiting')
  expect(stateOfNew(full, blitz!, places, false)).toBe('in')
})

test('players of other origin count, and nobody moves up by themselves once a section has begun', () => {
  const begun = hall(2)
  const sections = begun.sections.map((section) => ({ ...section, others: 1, hasBegun: true }))
  const places = [place(1, { state: 'waiting' })]
  expect(settlePlaces({ ...begun, sections }, places, 100)).toEqual(places)
  expect(freeIn({ ...begun, sections }, sections[0]!, places)).toBe(1)
})

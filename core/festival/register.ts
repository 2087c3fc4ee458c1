import * as say from '#words/festival.js'
import { eligibilityRefusal } from './eligibility.ts'
import { sectionOf, type FestivalFacts, type FestivalSection } from './facts.ts'
import type { FestivalAct } from './festival-act.ts'
import { mainRefusal } from './main-section.ts'
import type { FestivalPerson } from './person.ts'
import { priceOf } from './price.ts'
import {
  isLeft,
  settlePlaces,
  stateOfNew,
  takesPlace,
  type FestivalPlace,
  type Hall,
  type SectionRoom,
} from './waiting.ts'

/** The places of a festival with what decides about them. */
export interface PlaceBook {
  festival: FestivalFacts
  hall: Hall
  places: FestivalPlace[]
  now: number
}

/** Places after a change, and what the history says of it. */
interface PlaceChange {
  places: FestivalPlace[]
  acts: FestivalAct[]
}

const roomOf = ({ hall }: PlaceBook, tournament: string): SectionRoom | undefined =>
  hall.sections.find((section) => section.tournament === tournament)

const placeOf = (places: readonly FestivalPlace[], person: number, tournament: string): FestivalPlace | undefined =>
  places.find((place) => place.person === person && place.tournament === tournament)

/** Sections that a person is in or waits for. */
const sectionsOfPerson = (places: readonly FestivalPlace[], person: number): FestivalPlace[] =>
  places.filter((place) => place.person === person && !isLeft(place))

/** Why a person may not enter these sections by the form; undefined when they may. */
export function enterRefusal(
  festival: FestivalFacts,
  person: FestivalPerson,
  sections: readonly FestivalSection[],
): string | undefined {
  const refusals = sections.map((section) => eligibilityRefusal(section, person))
  return (
    refusals.find((refusal) => refusal !== undefined) ??
    mainRefusal(
      festival,
      sections.map(({ tournament }) => tournament),
    )
  )
}

/** Enters a person into sections in the given order: each place is theirs if there is room, else they wait. */
export function enterSections(
  book: PlaceBook,
  no: number,
  person: FestivalPerson,
  tournaments: readonly string[],
  { asksDesk }: { asksDesk: boolean },
): PlaceChange {
  let { places } = book
  const acts: FestivalAct[] = []
  for (const tournament of tournaments) {
    const section = sectionOf(book.festival, tournament)!
    const nth = sectionsOfPerson(places, no).length + 1
    const state = stateOfNew(book.hall, roomOf(book, tournament)!, places, asksDesk)
    const price = priceOf(book.festival.prices, { person, tournament, fee: section.fee, at: book.now, nth })
    places = withPlace(places, { person: no, tournament, state, askedAt: book.now, offeredUntil: null, price })
    acts.push({ type: 'tell', event: state === 'waiting' ? 'waits' : 'entered', person: no, section: section.word })
  }
  return { places, acts }
}

const withPlace = (places: readonly FestivalPlace[], place: FestivalPlace): FestivalPlace[] => [
  ...places.filter((one) => one.person !== place.person || one.tournament !== place.tournament),
  place,
]

/** A person leaves a section, or takes the place that is held for them. A sentence if they can’t. */
export function answerPlace(book: PlaceBook, no: number, tournament: string, accept: boolean): PlaceChange | string {
  const settled = settledBook(book)
  const place = placeOf(settled.places, no, tournament)
  const section = sectionOf(book.festival, tournament)?.word ?? ''
  if (!place || isLeft(place)) return say.noPlaceHeld({ section })
  if (roomOf(book, tournament)?.hasBegun !== false) return say.sectionHasBegun({ section })
  if (accept && place.state !== 'offered') return say.noPlaceHeld({ section })
  return told(settled, { ...place, state: accept ? 'in' : 'out', offeredUntil: null }, accept ? 'tookOffer' : 'left')
}

const told = (
  { festival, places, acts }: PlaceBook & PlaceChange,
  place: FestivalPlace,
  event: Extract<FestivalAct, { type: 'tell' }>['event'],
): PlaceChange => ({
  places: withPlace(places, place),
  acts: [
    ...acts,
    { type: 'tell', event, person: place.person, section: sectionOf(festival, place.tournament)?.word ?? '' },
  ],
})

/** What the desk decides of a person’s place: its word counts over limits and rules. */
export function decidePlace(
  book: PlaceBook,
  no: number,
  person: FestivalPerson,
  tournament: string,
  state: 'in' | 'out' | 'waiting',
): PlaceChange | string {
  const section = sectionOf(book.festival, tournament)
  if (!section) return say.noSuchSection()
  const settled = settledBook(book)
  const known = placeOf(settled.places, no, tournament)
  if (state === 'out') {
    if (!known || isLeft(known)) return say.notInSection({ section: section.word })
    const event = known.state === 'asked' ? 'declined' : 'left'
    return told(settled, { ...known, state: 'out', offeredUntil: null }, event)
  }
  const others = sectionsOfPerson(settled.places, no).filter((place) => place.tournament !== tournament)
  const refusal = mainRefusal(book.festival, [...others.map((place) => place.tournament), tournament])
  if (refusal !== undefined) return refusal
  const isNew = !known || isLeft(known)
  const price = isNew
    ? priceOf(book.festival.prices, { person, tournament, fee: section.fee, at: book.now, nth: others.length + 1 })
    : known.price
  const askedAt = isNew ? book.now : known.askedAt
  const event = state === 'waiting' ? 'waits' : known?.state === 'asked' ? 'accepted' : isNew ? 'entered' : 'putBack'
  return told(settled, { person: no, tournament, state, askedAt, offeredUntil: null, price }, event)
}

/** A person goes from one section to another, over its limit too. Games stay where they were played. */
export function movePlace(
  book: PlaceBook,
  no: number,
  person: FestivalPerson,
  from: string,
  to: string,
): PlaceChange | string {
  const [left, entered] = [sectionOf(book.festival, from), sectionOf(book.festival, to)]
  if (!left || !entered) return say.noSuchSection()
  const settled = settledBook(book)
  const own = placeOf(settled.places, no, from)
  if (!own || !takesPlace(own)) return say.notInSection({ section: left.word })
  const known = placeOf(settled.places, no, to)
  if (known && takesPlace(known)) return say.alreadyIn({ section: entered.word })
  const others = sectionsOfPerson(settled.places, no).filter(({ tournament }) => tournament !== from)
  const refusal = mainRefusal(book.festival, [...others.map(({ tournament }) => tournament), to])
  if (refusal !== undefined) return refusal
  const nth = others.filter(({ tournament }) => tournament !== to).length + 1
  const price = priceOf(book.festival.prices, { person, tournament: to, fee: entered.fee, at: own.askedAt, nth })
  const places = withPlace(withPlace(settled.places, { ...own, state: 'out', offeredUntil: null }), {
    person: no,
    tournament: to,
    state: 'in',
    askedAt: own.askedAt,
    offeredUntil: null,
    price,
  })
  const act: FestivalAct = { type: 'tell', event: 'moved', person: no, section: left.word, to: entered.word }
  return { places, acts: [...settled.acts, act] }
}

const SETTLED = { lapsed: 'lapsed', offered: 'offered', in: 'movedUp' } as const

/** The book once offers have lapsed and freed places are given on, with what the history says of it. */
export function settledBook(book: PlaceBook): PlaceBook & PlaceChange {
  const places = settlePlaces(book.hall, book.places, book.now)
  const acts = places.flatMap((place): FestivalAct[] => {
    const before = placeOf(book.places, place.person, place.tournament)
    const event = SETTLED[place.state as keyof typeof SETTLED]
    if (!before || before.state === place.state || event === undefined) return []
    return [
      {
        type: 'tell',
        event,
        person: place.person,
        section: sectionOf(book.festival, place.tournament)?.word ?? '',
      },
    ]
  })
  return { ...book, places, acts }
}

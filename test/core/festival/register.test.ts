import { expect, test } from 'vitest'
import { eligibilityRefusal } from '#core/festival/eligibility.ts'
import { OPEN_RULE, unmadeFestival, type FestivalFacts, type FestivalSection } from '#core/festival/facts.ts'
import { movePlan } from '#core/festival/move-plan.ts'
import { identityOf, type FestivalPerson } from '#core/festival/person.ts'
import { planFestival, undoOfFestival } from '#core/festival/plan-festival.ts'
import {
  answerPlace,
  decidePlace,
  enterRefusal,
  enterSections,
  movePlace,
  type PlaceBook,
} from '#core/festival/register.ts'
import type { FestivalPlace } from '#core/festival/waiting.ts'

const section = (tournament: string, more: Partial<FestivalSection> = {}): FestivalSection => ({
  tournament,
  word: tournament.toUpperCase(),
  kind: 'main',
  cap: null,
  firstBoard: null,
  fee: 4500,
  closesAt: null,
  rule: OPEN_RULE,
  website: null,
  ...more,
})
const festival = (more: Partial<FestivalFacts> = {}): FestivalFacts => ({
  ...unmadeFestival('quay'),
  version: 3,
  name: 'Quay Festival',
  sections: [section('a'), section('b', { fee: 3000 }), section('blitz', { kind: 'side', fee: 1000 })],
  ...more,
})
const person = (more: Partial<FestivalPerson> = {}): FestivalPerson => ({
  firstName: 'Adéla',
  lastName: 'Nová',
  title: '',
  rating: 1400,
  nationality: 'CZE',
  fideId: null,
  sex: 'w',
  birth: '2013',
  club: null,
  ...more,
})
const book = (places: FestivalPlace[] = [], facts = festival()): PlaceBook => ({
  festival: facts,
  hall: {
    cap: null,
    holdHours: 24,
    sections: facts.sections.map(({ tournament, kind, cap }) => ({
      tournament,
      isMain: kind === 'main',
      cap,
      others: 0,
      hasBegun: false,
    })),
  },
  places,
  now: 1000,
})

test('one main section and any side event: A and B are refused, A and the blitz are allowed', () => {
  const [a, b, blitz] = festival().sections
  expect(enterRefusal(festival(), person(), [a!, b!])).toMatch(/only one main section/)
  expect(enterRefusal(festival(), person(), [a!, blitz!])).toBeUndefined()
  expect(enterRefusal(festival({ severalMain: true }), person(), [a!, b!])).toBeUndefined()
  const { places } = enterSections(book(), 1, person(), ['a', 'blitz'], { asksDesk: false })
  expect(places.map(({ tournament, state, price }) => [tournament, state, price])).toEqual([
    ['a', 'in', 4500],
    ['blitz', 'in', 1000],
  ])
  expect(decidePlace(book(places), 1, person(), 'b', 'in')).toMatch(/only one main section/)
})

test('rules of a section say what is wrong', () => {
  const refusal = (rule: Partial<FestivalSection['rule']>, more: Partial<FestivalPerson> = {}) =>
    eligibilityRefusal(section('u14', { rule: { ...OPEN_RULE, ...rule } }), person(more))
  expect(refusal({ birthFrom: 2012 })).toBeUndefined()
  expect(refusal({ birthFrom: 2014 })).toBe('U14 is for players born in 2014 or later.')
  expect(refusal({ birthFrom: 2012 }, { birth: null })).toBe('U14 needs the year of birth.')
  expect(refusal({ ratingTo: 1399 })).toMatch(/up to 1399/)
  expect(refusal({ ratingFrom: 1900 })).toMatch(/from 1900/)
  expect(refusal({ ratingFrom: 1900, playingUp: true })).toBeUndefined()
  expect(refusal({ ratingTo: 1399, playingUp: true })).toMatch(/up to 1399/)
  expect(refusal({ ratingFrom: 1900, unrated: true }, { rating: 0 })).toBeUndefined()
  expect(refusal({ ratingFrom: 1900, unrated: false }, { rating: 0 })).toMatch(/rated players/)
  expect(refusal({ sex: 'w' }, { sex: null })).toMatch(/for women/)
  expect(refusal({ federations: ['SVK'] })).toMatch(/SVK/)
})

test('a person is the same by FIDE ID, else by name and year in any spelling of its accents', () => {
  expect(identityOf(person())).toBe(identityOf(person({ firstName: 'ADELA', birth: '2013-05-01', rating: 0 })))
  expect(identityOf(person())).not.toBe(identityOf(person({ birth: '1988' })))
  expect(identityOf(person({ fideId: '371204' }))).toBe(identityOf(person({ firstName: 'A.', fideId: '371204' })))
})

test('who moves keeps their turn, and their old place goes to the next who waits', () => {
  const facts = festival({ sections: [section('a', { cap: 1 }), section('b', { fee: 3000 })] })
  const entered = enterSections(book([], facts), 1, person(), ['a'], { asksDesk: false }).places
  const { places } = enterSections(book(entered, facts), 2, person({ firstName: 'Bo' }), ['a'], { asksDesk: false })
  expect(places[1]!.state).toBe('waiting')
  const moved = movePlace(book(places, facts), 1, person(), 'a', 'b')
  expect(moved).toMatchObject({ acts: [{ event: 'moved', section: 'A', to: 'B' }] })
  const after = (moved as { places: FestivalPlace[] }).places
  const of = (no: number, tournament: string) => after.find((one) => one.person === no && one.tournament === tournament)
  expect([of(1, 'a')!.state, of(1, 'b')!.state, of(1, 'b')!.price]).toEqual(['out', 'in', 3000])
  expect(movePlace(book(after, facts), 1, person(), 'a', 'b')).toMatch(/no place in A/)
  const declined = answerPlace(book(after, facts), 2, 'a', true)
  expect(declined).toMatchObject({
    places: expect.arrayContaining([expect.objectContaining({ person: 2, state: 'in' })]),
  })
})

test('a move between running sections withdraws, misses rounds, and tells the difference of prices', () => {
  const from = { tournament: 'a', fee: 4500, round: 1, left: 3 }
  const to = { tournament: 'b', fee: 3000, round: 2, left: 0 }
  expect(movePlan([], person(), { price: 4500, askedAt: 1 }, from, to, 1)).toEqual({
    leaves: 'withdrawn',
    withdrawnFrom: 2,
    byes: 2,
    isOverCap: true,
    difference: -1500,
  })
})

test('changes are undone unless something later changed the same', () => {
  const renamed = planFestival(festival(), [{ type: 'editFestival', change: { name: 'Harbour Festival' } }])
  if (typeof renamed === 'string') throw new Error(renamed)
  expect(undoOfFestival(renamed.after, renamed)).toEqual([{ type: 'editFestival', change: { name: 'Quay Festival' } }])
  expect(undoOfFestival({ ...renamed.after, name: 'Third' }, renamed)).toMatch(/changed since/)
  expect(planFestival(festival(), [{ type: 'addSection', section: section('c', { word: 'A' }) }])).toMatch(/called A/)
  expect(planFestival(festival({ sections: [] }), [{ type: 'setStage', stage: 'public' }])).toMatch(/section first/)
})

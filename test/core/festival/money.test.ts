import { expect, test } from 'vitest'
import { epcPayload } from '#core/festival/epc.ts'
import { moneyOf } from '#core/festival/payments.ts'
import type { FestivalPerson } from '#core/festival/person.ts'
import { priceOf, type PriceRule } from '#core/festival/price.ts'
import {
  creditorReference,
  isBic,
  isCreditorReference,
  isIban,
  personReference,
  plainIban,
} from '#core/festival/reference.ts'

const BLANK_RULE: PriceRule = {
  tournament: null,
  titles: [],
  ratingFrom: null,
  birthFrom: null,
  birthTo: null,
  sex: null,
  until: null,
  nthSection: null,
  amount: null,
  percent: null,
}
const person = (more: Partial<FestivalPerson> = {}): FestivalPerson => ({
  firstName: 'Anna',
  lastName: 'Müller',
  title: '',
  rating: 1800,
  nationality: 'GER',
  fideId: null,
  sex: 'w',
  birth: '1990',
  club: null,
  ...more,
})
const EARLY = Date.parse('2027-06-08T23:59:59Z')

test('titled players are free until the early date, and a junior’s second section is half the fee', () => {
  const rules: PriceRule[] = [
    { ...BLANK_RULE, titles: ['GM', 'IM', 'WGM', 'WIM'], until: EARLY, amount: 0 },
    { ...BLANK_RULE, birthFrom: 2009, nthSection: 2, percent: 50 },
  ]
  const entry = { tournament: 'a', fee: 5000, at: EARLY, nth: 1 }
  expect(priceOf(rules, { ...entry, person: person({ title: 'IM' }) })).toBe(0)
  expect(priceOf(rules, { ...entry, person: person({ title: 'IM' }), at: EARLY + 86_400_000 })).toBe(5000)
  expect(priceOf(rules, { ...entry, person: person({ birth: '2012-03-04' }), nth: 2 })).toBe(2500)
  expect(priceOf(rules, { ...entry, person: person({ birth: '2012-03-04' }) })).toBe(5000)
  expect(priceOf(rules, { ...entry, person: person({ birth: null }), nth: 2 })).toBe(5000)
})

test('the first price that fits counts, also a dearer one at the door', () => {
  const rules: PriceRule[] = [
    { ...BLANK_RULE, tournament: 'a', until: EARLY, amount: 4000 },
    { ...BLANK_RULE, tournament: 'a', amount: 6000 },
  ]
  const entry = { person: person(), tournament: 'a', fee: 5000, nth: 1 }
  expect(priceOf(rules, { ...entry, at: EARLY })).toBe(4000)
  expect(priceOf(rules, { ...entry, at: EARLY + 1 })).toBe(6000)
  expect(priceOf(rules, { ...entry, tournament: 'b', at: EARLY })).toBe(5000)
})

test('20 of 45 is paid in part, 30 more is too much, and money back is known', () => {
  expect(moneyOf([4500], [])).toEqual({ due: 4500, paid: 0, state: 'due' })
  expect(moneyOf([4500], [2000])).toEqual({ due: 4500, paid: 2000, state: 'part' })
  expect(moneyOf([4500], [2000, 3000])).toEqual({ due: 4500, paid: 5000, state: 'over' })
  expect(moneyOf([4500], [4500]).state).toBe('paid')
  expect(moneyOf([0], []).state).toBe('free')
  expect(moneyOf([], [4500, -4500]).state).toBe('back')
})

test('a reference has ISO 11649 check digits, and one other digit is found', () => {
  expect(creditorReference('K7Q2P0042')).toBe('RF62K7Q2P0042')
  expect(isCreditorReference('RF62K7Q2P0042')).toBe(true)
  for (const wrong of ['RF63K7Q2P0042', 'RF62K7Q2P0043', 'RF62K8Q2P0042'])
    expect(isCreditorReference(wrong)).toBe(false)
  expect(personReference([0, 0.5, 0.999, 0.2, 0.7], 42)).toMatch(/^[2-9A-HJKMNP-Z]{5}0042$/)
})

test('an IBAN with one wrong digit is refused', () => {
  expect(isIban(plainIban('DE33 1002 0500 0001 1947 00'))).toBe(true)
  expect(isIban('DE33100205000001194701')).toBe(false)
  expect(isIban('DE34100205000001194700')).toBe(false)
  expect([isBic('BFSWDE33XXX'), isBic('BFSWDE33'), isBic('BFSW33')]).toEqual([true, true, false])
})

test('the code for banking apps is EPC069-12 to the byte', () => {
  const transfer = { holder: 'Schachfreunde Muster e.V.', iban: 'DE33100205000001194700', bic: '', cents: 4500 }
  const text = 'OPEN27 K7Q2P0042 Müller Anna'
  const payload = epcPayload({ ...transfer, text })!
  expect(payload.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Schachfreunde Muster e.V.',
    'DE33100205000001194700',
    'EUR45.00',
    '',
    '',
    text,
  ])
  expect(new TextEncoder().encode(payload)).toHaveLength(104)
  expect(
    epcPayload({ ...transfer, reference: 'RF62K7Q2P0042' })!
      .split('\n')
      .slice(-2),
  ).toEqual(['', 'RF62K7Q2P0042'])
  expect(epcPayload({ ...transfer, bic: 'BFSWDE33' })!.split('\n')[1]).toBe('001')
  expect(epcPayload({ ...transfer, reference: 'RF62K7Q2P0042', text })).toBeUndefined()
  expect(epcPayload({ ...transfer, iban: 'DE33100205000001194701' })).toBeUndefined()
  expect(epcPayload({ ...transfer, cents: 0 })).toBeUndefined()
})

import { expect, test } from 'vitest'
import { spoilerFree } from '#core/snapshot/spoiler-free.ts'
import { NOTHING_REVEALED } from '#core/snapshot/revealed-results.ts'
import { NO_SPOILER_CHOICE, withEventChoice } from '#core/snapshot/spoiler-choice.ts'
import { DAY } from '#core/time.ts'
import {
  choicesOf,
  eventsToKeep,
  isOlder,
  isWanted,
  MAX_KEPT,
  mayKeep,
  NO_CHOICES,
  withChoice,
  withSeen,
} from '#web/offline/wanted-events.ts'
import { aSnapshot } from '../../support/build.ts'

const NOW = Date.UTC(2026, 5, 1)
const starring = (...ids: string[]) => new Set(ids.map((id) => `event ${id}`))

test('starred events are kept, players and teams are not', () => {
  expect(eventsToKeep(NO_CHOICES, new Set(['event cup', 'name ann lee']), NOW)).toEqual(['cup'])
})

test('an event can be kept without a star, and removed in spite of one', () => {
  const choices = withChoice(withChoice(NO_CHOICES, 'open', true, NOW), 'cup', false, NOW)
  expect(eventsToKeep(choices, starring('cup', 'rivers'), NOW).toSorted()).toEqual(['open', 'rivers'])
})

test('nothing is kept once the reader switched it off; keeping an event switches it on again', () => {
  const off = { ...NO_CHOICES, isOff: true }
  expect(eventsToKeep(off, starring('cup'), NOW)).toEqual([])
  expect(isWanted(off, starring('cup'), 'cup')).toBe(false)
  expect(eventsToKeep(withChoice(off, 'open', false, NOW), starring('cup'), NOW)).toEqual([])
  expect(eventsToKeep(withChoice(off, 'open', true, NOW), starring('cup'), NOW).toSorted()).toEqual(['cup', 'open'])
})

test('an event that isn’t opened for 14 days leaves the device, and comes back when it is opened', () => {
  const stars = starring('cup', 'open')
  const then = withSeen(NO_CHOICES, stars, { shown: undefined, now: NOW })
  const later = withSeen(then, stars, { shown: 'open', now: NOW + 13 * DAY })
  expect(eventsToKeep(later, stars, NOW + 13 * DAY)).toEqual(['open', 'cup'])
  expect(eventsToKeep(later, stars, NOW + 14 * DAY)).toEqual(['open'])
  const opened = withSeen(later, stars, { shown: 'cup', now: NOW + 20 * DAY })
  expect(eventsToKeep(opened, stars, NOW + 20 * DAY)).toEqual(['cup', 'open'])
})

test('the times of events that nobody follows any more are forgotten', () => {
  const known = withSeen(NO_CHOICES, starring('cup', 'open'), { shown: 'cup', now: NOW })
  expect(withSeen(known, starring('open'), { shown: undefined, now: NOW + DAY }).seen).toEqual({ open: NOW })
})

test('of more than 20 events those that were opened last are kept', () => {
  const ids = Array.from({ length: MAX_KEPT + 5 }, (_, at) => `event${at}`)
  const seen = Object.fromEntries(ids.map((id, at) => [id, NOW - at]))
  expect(eventsToKeep({ ...NO_CHOICES, seen }, starring(...ids), NOW)).toEqual(ids.slice(0, MAX_KEPT))
})

test('what one account chose is forgotten for the next reader, but not that keeping is off', () => {
  const anns = withChoice(choicesOf(NO_CHOICES, 'ann'), 'cup', true, NOW)
  expect(choicesOf(anns, 'ann')).toEqual(anns)
  expect(choicesOf(anns, 'bob')).toEqual({ ...NO_CHOICES, by: 'bob' })
  expect(choicesOf({ ...anns, isOff: true }, '')).toEqual({ ...NO_CHOICES, isOff: true })
})

test('what was chosen before signing in goes on, and without a network nobody counts as signed out', () => {
  const before = withChoice(NO_CHOICES, 'cup', true, NOW)
  expect(choicesOf(before, 'ann')).toEqual({ ...before, by: 'ann' })
  const anns = { ...before, by: 'ann' }
  expect(choicesOf(anns, undefined)).toBe(anns)
})

const CUP = aSnapshot({ version: 4, rounds: ['1-2 1'], settings: { public: true } })
const HIDING = withEventChoice(NO_SPOILER_CHOICE, 'cup', NOTHING_REVEALED)

test('private events are never kept', () => {
  expect(mayKeep(CUP, NO_SPOILER_CHOICE)).toBe(true)
  expect(mayKeep(aSnapshot({ settings: { public: false } }), NO_SPOILER_CHOICE)).toBe(false)
})

test('an event is kept only with exactly those results that its reader sees', () => {
  const hidden = spoilerFree(CUP, NOTHING_REVEALED)
  expect(mayKeep(CUP, HIDING)).toBe(false)
  expect(mayKeep(hidden, HIDING)).toBe(true)
  expect(mayKeep(hidden, NO_SPOILER_CHOICE)).toBe(false)
  const revealing = withEventChoice(HIDING, 'cup', { ...NOTHING_REVEALED, rounds: [1] })
  expect(mayKeep(hidden, revealing)).toBe(false)
})

test('a snapshot never replaces a newer one, unless it hides other results', () => {
  const older = { ...CUP, version: 3 }
  expect(isOlder(older, CUP)).toBe(true)
  expect(isOlder(CUP, CUP)).toBe(false)
  expect(isOlder(older, undefined)).toBe(false)
  expect(isOlder(spoilerFree(older, NOTHING_REVEALED), CUP)).toBe(false)
})

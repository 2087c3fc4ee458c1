import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRevealed, NOTHING_REVEALED, parseRevealed, showsPairings } from '#core/snapshot/revealed-results.ts'
import {
  formatSpoilerChoice,
  NO_SPOILER_CHOICE,
  parseSpoilerChoice,
  revealedOf,
  withEventChoice,
} from '#core/snapshot/spoiler-choice.ts'

test('revealed results have a short text', () => {
  const text = '1-3.5.6b2.6b10.p8'
  const revealed = parseRevealed(text)
  expect(revealed).toEqual({
    rounds: [1, 2, 3, 5],
    games: [
      [6, 2],
      [6, 10],
    ],
    pairedTo: 8,
  })
  expect(formatRevealed(revealed)).toBe(text)
  expect(formatRevealed(parseRevealed('3.1.2.2b7.x.-.4-'))).toBe('1-3')
})

test('any text is parsed, and parsing a formatted choice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(?:[0-9bp.~-]|hide~|all|cup){0,40}$/)), (text) => {
      const choice = parseSpoilerChoice(text)
      expect(parseSpoilerChoice(formatSpoilerChoice(choice))).toEqual(parseSpoilerChoice(formatSpoilerChoice(choice)))
      expect(formatSpoilerChoice(parseSpoilerChoice(formatSpoilerChoice(choice)))).toBe(formatSpoilerChoice(choice))
      expect(formatRevealed(parseRevealed(formatRevealed(parseRevealed(text))))).toBe(
        formatRevealed(parseRevealed(text)),
      )
    }),
  )
})

test('results are shown unless the reader hides them, everywhere or in one event', () => {
  expect(revealedOf(parseSpoilerChoice(undefined), 'cup')).toBeUndefined()
  expect(revealedOf(parseSpoilerChoice('hide'), 'cup')).toEqual(NOTHING_REVEALED)
  const choice = parseSpoilerChoice('hide~cup.all~open.1-2')
  expect(revealedOf(choice, 'cup')).toBeUndefined()
  expect(revealedOf(choice, 'open')).toMatchObject({ rounds: [1, 2] })
  expect(revealedOf(parseSpoilerChoice('show~cup'), 'cup')).toEqual(NOTHING_REVEALED)
  expect(revealedOf(parseSpoilerChoice('show~cup'), 'open')).toBeUndefined()
})

test('the text of a choice leaves out defaults', () => {
  expect(formatSpoilerChoice(NO_SPOILER_CHOICE)).toBe('')
  const hidden = { ...NO_SPOILER_CHOICE, hides: true }
  expect(formatSpoilerChoice(withEventChoice(hidden, 'cup', NOTHING_REVEALED))).toBe('hide')
  expect(formatSpoilerChoice(withEventChoice(hidden, 'cup', 'all'))).toBe('hide~cup.all')
  expect(formatSpoilerChoice(withEventChoice(NO_SPOILER_CHOICE, 'cup', NOTHING_REVEALED))).toBe('show~cup')
  expect(formatSpoilerChoice(withEventChoice(NO_SPOILER_CHOICE, 'cup', 'all'))).toBe('')
})

test('with too many events the oldest are hidden again', () => {
  const events = Array.from({ length: 200 }, (_, at) => `event${at}`)
  const choice = events.reduce((before, id) => withEventChoice(before, id, 'all'), {
    ...NO_SPOILER_CHOICE,
    hides: true,
  })
  const text = formatSpoilerChoice(choice)
  expect(text.length).toBeLessThan(1300)
  expect(revealedOf(parseSpoilerChoice(text), 'event199')).toBeUndefined()
  expect(revealedOf(parseSpoilerChoice(text), 'event0')).toEqual(NOTHING_REVEALED)
})

test('pairings of a round are shown once all earlier rounds are revealed, or on request', () => {
  const shows = (text: string) => [1, 2, 3, 4].filter((round) => showsPairings(parseRevealed(text), round))
  expect(shows('')).toEqual([1])
  expect(shows('1-2')).toEqual([1, 2, 3])
  expect(shows('1.3.2b1')).toEqual([1, 2])
  expect(shows('p3')).toEqual([1, 2, 3])
})

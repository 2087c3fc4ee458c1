import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueLetters, type DueLetter, type LetterMark } from '#core/letters/due-letters.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { snapshots } from '#test/support/arbitrary.ts'
import { aSnapshot } from '#test/support/build.ts'

const NOBODY: ReadonlySet<number> = new Set()
const due = (snapshot: Snapshot, told: LetterMark[] = [], waiting = NOBODY) => dueLetters(snapshot, { told, waiting })
const shown = (letters: DueLetter[]): string[] => letters.map(({ kind, told }) => `${kind} ${told.round} ${told.entry}`)
const told = (letters: DueLetter[]): LetterMark[] => letters.map((letter) => letter.told)

const ALL = { letters: 'all', totalRounds: 3 } as const
const published = aSnapshot({ players: 5, rounds: ['1-2 *, 3-4 *, 5 U'], settings: ALL })

test('a published round is told to everybody in it once, byes too', () => {
  const first = due(published)
  expect(shown(first)).toEqual(['pairing 1 1', 'pairing 1 2', 'pairing 1 3', 'pairing 1 4', 'pairing 1 5'])
  expect(due(published, told(first))).toEqual([])
})

test('a redrawn round is told anew to those alone whose opponent, board, colour or bye is another one', () => {
  const before = told(due(published))
  const redrawn = aSnapshot({ players: 5, rounds: ['1-2 *, 4-5 *, 3 U'], settings: ALL })
  expect(shown(due(redrawn, before))).toEqual(['changed 1 4', 'changed 1 5', 'changed 1 3'])
  const turned = aSnapshot({ players: 5, rounds: ['2-1 *, 3-4 *, 5 H'], settings: ALL })
  expect(shown(due(turned, before))).toEqual(['changed 1 2', 'changed 1 1', 'changed 1 5'])
  // A letter that was not sent yet is replaced: its reader knows of no change.
  expect(shown(due(redrawn, before, new Set([4])))).toEqual(['pairing 1 4', 'changed 1 5', 'changed 1 3'])
})

test('a closed round is told with its results, and its pairings no more', () => {
  const closed = aSnapshot({ players: 5, rounds: ['1-2 1, 3-4 =, 5 U'], closed: 1, settings: ALL })
  const letters = due(closed)
  expect(shown(letters)).toEqual(['result 1 1', 'result 1 2', 'result 1 3', 'result 1 4', 'result 1 5'])
  expect(due(closed, told(letters))).toEqual([])
})

test.each([
  ['while letters are off', { settings: { letters: 'none' } }],
  ['of pairings where only results are sent', { settings: { letters: 'results' } }],
  ['after the event was abandoned', { stage: 'abandoned' }],
  ['of a draft', { stage: 'draft' }],
  ['of pairings after the end', { active: false }],
] as const)('nobody is told %s', (_, rest) => {
  const { settings = {}, ...facts } = rest as { settings?: object }
  expect(due(aSnapshot({ players: 4, rounds: ['1-2 *, 3-4 *'], ...facts, settings: { ...ALL, ...settings } }))).toEqual(
    [],
  )
})

test('rounds that are older than the setting are not told', () => {
  const old: LetterMark = { round: 1, kind: 'pairing', entry: 0, opponent: null, seat: '' }
  expect(due(published, [old])).toEqual([])
})

test('who withdrew hears nothing of byes', () => {
  const snapshot = aSnapshot({ players: 3, rounds: ['1-2 *, 3 Z'], withdrawnFrom: { 2: 1 }, settings: ALL })
  expect(shown(due(snapshot))).toEqual(['pairing 1 1', 'pairing 1 2'])
})

test('in any event nobody gets two letters of a kind about a round, and nobody the same again', () => {
  fc.assert(
    fc.property(snapshots, fc.constantFrom('pairings', 'results', 'all'), (snapshot, letters) => {
      const event: Snapshot = { ...snapshot, settings: { ...snapshot.settings, letters } }
      const first = due(event)
      const keys = first.map((letter) => `${letter.told.kind} ${letter.told.round} ${letter.told.entry}`)
      expect(new Set(keys).size).toBe(keys.length)
      expect(due(event, told(first))).toEqual([])
    }),
  )
})

import { expect, test } from 'vitest'
import { isBareParticiple, typeNameFaults } from '../../scripts/lint/type-names.ts'

test.each(['Told', 'Kept', 'Linked', 'Submitted', 'Written', 'Imported'])('%s is only a participle', (name) => {
  expect(isBareParticiple(name)).toBe(true)
})

test.each(['Pairing', 'Unrated', 'StoredCode', 'LoadedPairing', 'Embed', 'Speed', 'Token', 'Board', 'Feed'])(
  '%s is not only a participle',
  (name) => {
    expect(isBareParticiple(name)).toBe(false)
  },
)

test('two files cannot declare types of the same name, in whatever way they declare them', () => {
  const files = new Map([
    ['core/a.ts', 'export interface Board {}\nconst type = 1\n  type Local = 1\n'],
    ['web/b.ts', 'type Board = 1\nexport class Local {}\n'],
    ['worker/c.ts', 'export type Met = Board\n'],
  ])
  expect(typeNameFaults(files)).toEqual([
    'web/b.ts: Board is a type of core/a.ts already. One name, one meaning.',
    'worker/c.ts: Met says what was done, not what it is. Call the type by a noun.',
  ])
})

test('types that the client infers from the Worker may share their name, and tests may use any names', () => {
  const files = new Map([
    ['worker/a.ts', 'export interface TournamentRow {}\n'],
    ['web/api/answers.ts', 'export type TournamentRow = 1\n'],
    ['test/worker/a.test.ts', 'interface TournamentRow {}\n'],
  ])
  expect(typeNameFaults(files)).toEqual([])
})

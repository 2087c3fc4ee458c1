import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bbpDifferences } from '../../scripts/compare/bbp.ts'
import { readRecord, recordTable, writeRecord } from '../../scripts/compare/record.ts'

const folder = mkdtempSync(join(tmpdir(), 'kibitz-compare-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program that prints what bbpPairings’ checker prints, and ends like it. */
function program(name: string, output: string, status = 0): string {
  const file = join(folder, name)
  writeFileSync(file, `#!/bin/sh\ncat <<'END'\n${output}\nEND\nexit ${status}\n`)
  chmodSync(file, 0o755)
  return file
}

test('rounds that the other checker pairs otherwise are told with its lines', () => {
  const checker = program(
    'differs',
    [
      'ours.trf: Round #1',
      'ours.trf: Round #2',
      '  Checker pairings        Tournament pairings ',
      '      3 -   1                  1 -   3',
      '',
      'ours.trf: Round #3',
      'No valid pairing exists for round 3.',
    ].join('\n'),
  )
  const found = bbpDifferences(checker, 'ours.trf') as Map<number, string[]>
  expect([...found.keys()]).toEqual([2, 3])
  expect(found.get(2)).toHaveLength(2)
})

test('a file that the other checker can’t read is no agreement', () => {
  expect(bbpDifferences(program('fails', 'Invalid line 9', 3), 'ours.trf')).toBe('Invalid line 9')
})

test('a comparison goes on where it was stopped', () => {
  const fresh = readRecord(join(folder, 'record'))
  expect([fresh.next, fresh.ours.events, fresh.tieBreaks.values]).toEqual([1, 0, 0])
  writeRecord(join(folder, 'record'), {
    ...fresh,
    next: 101,
    ours: { ...fresh.ours, events: 100, differences: { 17: [2, 3] } },
  })
  const known = readRecord(join(folder, 'record'))
  expect(known).toMatchObject({ next: 101, ours: { events: 100, differences: { 17: [2, 3] } } })
  expect(recordTable(known, 'Other 1.0')).toMatch(/rounds that differ +2 +0\n/)
})

import { expect, test } from 'vitest'
import { exportTrf } from '#core/trf/export.ts'
import { importText } from '#test/support/trf/files.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const facts = {
  0: { tieBreak: 'rapid w 1:1 10+5;armageddon b 0:2' },
  1: { goesThrough: 'b lot ==' },
}
const cup = aSnapshot({
  players: 4,
  rounds: [aRound('1-4 =, 2-3 =', { facts }), '4-3 1'],
  settings: { pairingSystem: 'knockout', totalRounds: 2 },
})

test('a report tells how tied knockout matches were decided, and reading it brings that back', () => {
  const text = exportTrf(cup)
  expect(text.split(/\r?\n/).filter((line) => line.startsWith('###'))).toEqual([
    '### Goes through @ Round 1: 2-3: 3 lot 1/2-1/2',
    '### Tie-break @ Round 1: 1-4: rapid W 0.5-0.5 10+5; armageddon B 0-1',
  ])
  expect(importText(text).snapshot.rounds[0]!.facts).toEqual(facts)
})

test('a remark that is no decision stays a remark', () => {
  const text = exportTrf(cup).replace('armageddon B 0-1', 'armageddon X 0-1')
  expect(importText(text).snapshot.remarks).toEqual([
    'Tie-break @ Round 1: 1-4: rapid W 0.5-0.5 10+5; armageddon X 0-1',
  ])
})

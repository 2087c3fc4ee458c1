import { expect, test } from 'vitest'
import { changeText } from '#core/changes/history.ts'
import type { PairingChange } from '#core/match/pairing-state.ts'
import { aRound, aSnapshot } from '../../support/build.ts'

const match = aSnapshot({
  players: ['Rooks', 'Knights', 'Kings', 'Pawns'],
  settings: { competitors: 'team', gamePointTotal: 8 },
  rounds: [aRound('1-2 3:5, 3-4 1', { facts: { 0: { provisional: true } } })],
})
const told = (no: number, change: PairingChange) => changeText(match, [{ type: 'setResult', round: 1, no, change }])

test('a result is told with what it was before', () => {
  expect(told(1, { points: [8, 8] })).toMatchObject({ was: '3–5', is: '4–4' })
})

test('a result that stays is not told as if it had been another', () => {
  const confirmed = told(1, { facts: { provisional: null } })
  expect(confirmed.words).toMatch(/ 3–5 confirmed$/)
  expect(confirmed.was).toBeUndefined()
  expect(told(1, { facts: { startTime: 5 } }).words).toMatch(/ 3–5, waiting for confirmation$/)
  expect(told(2, { facts: { endTime: 5 } }).words).toMatch(/ 1–0$/)
  expect(told(2, { outcome: 'WL' }).words).toMatch(/ 1–0, not rated now$/)
})

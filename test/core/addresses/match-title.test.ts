import { expect, test } from 'vitest'
import { matchTitle } from '#core/addresses/match-title.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const title = (result: string, competitors: 'team' | 'individual' = 'team') => {
  const snapshot = aSnapshot({
    name: 'League',
    players: ['Brno', 'Utrecht'],
    rounds: [aRound(`1-2 ${result}`, { facts: { 0: { bodyStatus: 'in_progress' } } })],
    settings: { competitors, gamePointTotal: 4 },
  })
  return matchTitle(snapshot, pairings(snapshot)[0]!)
}

test('a match has the names of both sides and of its event', () => {
  expect(title('*1:2')).toBe('Brno – Utrecht · League')
})

test('a match that is decided while games are running says who has won', () => {
  expect(title('*½:2½')).toBe('Utrecht have won · Brno – Utrecht · League')
  expect(title('*2½:½', 'individual')).toBe('Brno has won · Brno – Utrecht · League')
})

import { expect, test } from 'vitest'
import { recordedGames } from '#core/moments/recorded-games.ts'
import { roundMoments } from '#core/moments/round-moments.ts'
import type { MomentKind } from '#core/moments/moment.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { importText, trfText } from '#test/support/trf/files.ts'

/** Moments per kind in all rounds of a real event, entered in the order of boards. */
function momentsOf(snapshot: Snapshot): Partial<Record<MomentKind | 'games', number>> {
  const counts: Partial<Record<MomentKind | 'games', number>> = {}
  const count = (what: MomentKind | 'games', by = 1) => (counts[what] = (counts[what] ?? 0) + by)
  for (let round = 1; round <= snapshot.round; round++) {
    count('games', pairings(snapshot, round).filter(({ black }) => black >= 0).length)
    const games = recordedGames(snapshot, round, [], [])
    for (const { kind } of roundMoments({ snapshot, round, games, arrivedAt: (no) => no })) count(kind)
  }
  return counts
}

test('in a real event of eleven rounds about one game in eleven is an upset, and a round has few streaks and leaders', () =>
  expect(momentsOf(importText(trfText('fwwrc2024.trf')).snapshot)).toEqual({
    games: 605,
    upset: 57,
    unbeaten: 12,
    streak: 9,
    top: 3,
  }))

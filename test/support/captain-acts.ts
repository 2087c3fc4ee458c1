import fc from 'fast-check'
import type { PairingInRound } from '#core/changes/pairing.ts'
import type { SetFixtureTalk } from '#core/changes/set-fixture-talk.ts'
import type { SetTime } from '#core/changes/set-time.ts'
import type { FixtureTalk } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** Of a pair that meets, if there is one. */
const someTalk = ({ rounds, players }: Snapshot): fc.Arbitrary<FixtureTalk> => {
  const pairs = rounds.flatMap(({ white, black }, index) =>
    white.flatMap((side, at) =>
      black[at]! < 0 ? [] : [[index + 1, players.no[side]!, players.no[black[at]!]!] as const],
    ),
  )
  return fc.constantFrom(...pairs, [99, 1, 2] as const).chain(([round, one, two]) =>
    fc.record({
      round: fc.constant(round),
      team: fc.constant(Math.min(one, two)),
      other: fc.constant(Math.max(one, two)),
      proposals: fc.array(
        fc.record({ by: fc.constantFrom(one, two), times: fc.array(fc.nat(), { maxLength: 3 }), madeAt: fc.nat() }),
        { maxLength: 2 },
      ),
      statements: fc.array(
        fc.record({
          by: fc.constantFrom(one, two),
          kind: fc.constantFrom('report' as const, 'protest' as const),
          text: fc.string({ minLength: 1, maxLength: 12 }),
          madeAt: fc.nat(),
        }),
        { maxLength: 1 },
      ),
    }),
  )
}

export const talks = (snapshot: Snapshot): fc.Arbitrary<SetFixtureTalk> =>
  someTalk(snapshot).map((talk) => ({ type: 'setFixtureTalk', talk }))

export const starts = (ref: fc.Arbitrary<PairingInRound>): fc.Arbitrary<SetTime> =>
  fc
    .tuple(ref, fc.option(fc.nat({ max: 4e12 })), fc.constantFrom('captains' as const, 'director' as const))
    .map(([pairing, at, by]) => ({ type: 'setTime', ...pairing, at, by }))

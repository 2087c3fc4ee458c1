import { roll } from '../forecast/roll.ts'
import type { FixtureEnd } from './fixture-ends.ts'
import type { OpenFixture } from './open-fixtures.ts'

/** Up to this many ways all are gone through, else a sample. */
export const MOST_WAYS = 4000

export const wayCount = (fixtures: readonly OpenFixture[]): number =>
  fixtures.reduce((product, { likely }) => product * likely.length, 1)

/** Calls `visit` with every way in which the fixtures can end by match points, and its chance. */
export function everyWay(
  fixtures: readonly OpenFixture[],
  visit: (ends: readonly FixtureEnd[], share: number) => void,
): void {
  const ends: FixtureEnd[] = []
  const go = (at: number, share: number): void => {
    const fixture = fixtures[at]
    if (!fixture) return visit(ends, share)
    for (const end of fixture.likely) {
      ends[at] = end
      go(at + 1, share * end.share)
    }
  }
  go(0, 1)
}

/** One run, by chance; the same seed and number give the same ends. */
export const rolledEnds = (fixtures: readonly OpenFixture[], seed: number, run: number): FixtureEnd[] =>
  fixtures.map(({ round, home, away, ends }) => {
    let left = roll(seed, run, round, home, away)
    return ends.find(({ share }) => (left -= share) < 0) ?? ends.at(-1)!
  })

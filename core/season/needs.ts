import type { Snapshot } from '../snapshot/snapshot.ts'
import type { LikelyEnd } from './fixture-ends.ts'
import type { OpenFixture } from './open-fixtures.ts'
import { judgeOf, type Judge } from './place-verdict.ts'
import { endsOfWay, rangeConditions, waysIn, wayTotal, type Ranges } from './range-conditions.ts'

/** A condition on the fixture of two other teams. */
export interface NeedLimit {
  fixture: OpenFixture
  /** The first and the last of its ends that are allowed, of `fixture.likely`. */
  from: number
  to: number
}

/** What is enough for a team to end within the first places. */
export interface SeasonNeed {
  /** The worst end of its own fixture that is enough; both undefined without a fixture. */
  own: LikelyEnd | undefined
  fixture: OpenFixture | undefined
  /** One of these is enough; an empty one says that nothing else is needed. */
  conditions: NeedLimit[][]
  /** Whether tie-breaks or board points still have to fall well. */
  isByTieBreaks: boolean
}

/** With more ways than these, needs would be too long to say. */
const MOST_WAYS = 1000

/**
 * What each team needs in the fixtures that are left, if each team has one at most; undefined before that, or where match
 * points do not come first.
 */
export function needsOf(
  whole: Snapshot,
  fixtures: readonly OpenFixture[],
): ((team: number, upTo: number) => SeasonNeed[]) | undefined {
  const busy = fixtures.flatMap(({ home, away }) => [home, away])
  if (new Set(busy).size < busy.length) return undefined
  if (wayTotal(fixtures.map(({ likely }) => likely.length)) > MOST_WAYS) return undefined
  const judge = judgeOf(whole, fixtures)
  return judge && ((team, upTo) => teamNeeds(judge, team, upTo))
}

function teamNeeds(judge: Judge, team: number, upTo: number): SeasonNeed[] {
  const own = judge.fixtures.findIndex(({ home, away }) => home === team || away === team)
  const fixture = judge.fixtures[own]
  // The best end for the team comes first.
  const ends = fixture ? (fixture.home === team ? fixture.likely.toReversed() : fixture.likely) : [undefined]
  const found: SeasonNeed[] = []
  let before = ''
  for (const end of ends.toReversed()) {
    const need = needWith(judge, { team, upTo, own, end })
    if (!need) continue
    const key = JSON.stringify([need.isByTieBreaks, need.conditions.map((each) => each.map(keyOfLimit))])
    // A better end is not mentioned if it needs the same.
    if (key !== before) found.push(need)
    before = key
    if (isSure(need)) break
  }
  return found.toReversed()
}

const keyOfLimit = ({ fixture, from, to }: NeedLimit): number[] => [fixture.round, fixture.at, from, to]

/** Whether a need depends on nothing but the team's own fixture. */
const isSure = ({ conditions, isByTieBreaks }: SeasonNeed): boolean =>
  !isByTieBreaks && conditions.some((condition) => condition.length === 0)

interface NeedCase {
  team: number
  upTo: number
  /** The index of the team's own fixture; −1 without one. */
  own: number
  end: LikelyEnd | undefined
}

function needWith({ fixtures, verdict }: Judge, { team, upTo, own, end }: NeedCase): SeasonNeed | undefined {
  const others = fixtures.filter((_, at) => at !== own)
  const sizes = others.map(({ likely }) => likely.length)
  const verdicts = Array.from({ length: wayTotal(sizes) }, (_, way) => {
    const picked = endsOfWay(way, sizes).map((at, index) => others[index]!.likely[at]!)
    return verdict(team, upTo, own < 0 ? picked : picked.toSpliced(own, 0, end!))
  })
  const certain = verdicts.map((each) => Number(each === 'in'))
  const isByTieBreaks = !certain.includes(1)
  const truth = isByTieBreaks ? verdicts.map((each) => Number(each === 'open')) : certain
  if (!truth.includes(1)) return undefined
  const conditions = rangeConditions(truth, sizes).toSorted((a, b) => waysIn(b, sizes).length - waysIn(a, sizes).length)
  return {
    own: end,
    fixture: fixtures[own],
    conditions: conditions.map((ranges) => limitsOf(ranges, others)),
    isByTieBreaks,
  }
}

/** The ranges that exclude something. */
const limitsOf = (ranges: Ranges, fixtures: readonly OpenFixture[]): NeedLimit[] =>
  ranges.flatMap(([from, to], at) => {
    const fixture = fixtures[at]!
    return from > 0 || to < fixture.likely.length - 1 ? [{ fixture, from, to }] : []
  })

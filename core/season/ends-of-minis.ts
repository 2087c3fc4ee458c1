import { fixtureScore, type FixtureRules } from '../match/fixture-score.ts'
import { isOverMini, totalPoints, type Mini } from '../match/mini.ts'
import { outcomeOfPoints, type MatchPoints } from '../match/scores.ts'
import type { FixtureEnd, MatchChances, OpenMatch } from './fixture-ends.ts'

/** A match of a fixture as it may end: lost, drawn or won by the first side, with the chances of its scores. */
interface MiniEnd {
  share: number
  mini: Mini
  /** Chances of the first side’s half points, given that result; undefined if it is over. */
  scores: Map<number, number> | undefined
  /** Half points of all its games; 0 if it is over. */
  total: number
}

/** What is known of a match apart from its score. */
export type MatchFacts = (k: number) => Pick<OpenMatch, 'ratings' | 'boards'>

/** Every way in which a fixture of several matches can end: each open match ends by chance, and the rule adds them up. */
export function endsOfMinis(
  rules: FixtureRules,
  minis: readonly Mini[],
  factsOf: MatchFacts,
  chancesOf: MatchChances,
): FixtureEnd[] {
  const found = new Map<string, FixtureEnd>()
  const each = minis.map((mini, at) => miniEnds(mini, totalPoints(mini, rules.segments[at]!), factsOf, chancesOf))
  for (const ends of combinations(each)) {
    const share = ends.reduce((product, end) => product * end.share, 1)
    const score = fixtureScore(
      rules,
      ends.map(({ mini }) => mini),
    )
    for (const [points, part] of pointsOf(ends, score.points ?? [0, 0])) {
      const outcome = rules.fixtureScoring === 'sum' ? outcomeOfPoints(points) : score.outcome
      const key = [outcome, score.mp, points].join(' ')
      const before = found.get(key)?.share ?? 0
      found.set(key, { share: before + share * part, outcome, points, mp: score.mp })
    }
  }
  return [...found.values()]
}

function miniEnds(mini: Mini, total: number, factsOf: MatchFacts, chancesOf: MatchChances): MiniEnd[] {
  if (isOverMini(mini)) return [{ share: 1, mini, scores: undefined, total: 0 }]
  const chances = chancesOf({ ...factsOf(mini.k), games: total / 2, so: mini.points ?? [0, 0] })
  const groups = Map.groupBy(chances.entries(), ([first]) => Math.sign(2 * first - total))
  return [...groups.values()].flatMap((group): MiniEnd[] => {
    const share = group.reduce((sum, [, chance]) => sum + chance, 0)
    if (share <= 0) return []
    const scores = new Map(group.flatMap(([first, chance]) => (chance > 0 ? [[first, chance / share]] : [])))
    const [first] = scores.keys()
    const points: MatchPoints = [first!, total - first!]
    return [{ share, mini: { ...mini, points, outcome: outcomeOfPoints(points) }, scores, total }]
  })
}

const combinations = (each: readonly MiniEnd[][]): MiniEnd[][] =>
  each.reduce<MiniEnd[][]>((all, ends) => all.flatMap((before) => ends.map((end) => [...before, end])), [[]])

/** The points of a fixture and their chances; `counted` are those with one score of each open match. */
function pointsOf(ends: readonly MiniEnd[], counted: MatchPoints): [MatchPoints, number][] {
  const open = ends.filter(({ scores }) => scores)
  const assumed = open.reduce((sum, { mini }) => sum + mini.points![0], 0)
  const total = open.reduce((sum, each) => sum + each.total, 0)
  let sums = new Map([[0, 1]])
  for (const { scores } of open) {
    const next = new Map<number, number>()
    for (const [sum, one] of sums)
      for (const [first, other] of scores!) next.set(sum + first, (next.get(sum + first) ?? 0) + one * other)
    sums = next
  }
  const [home, away] = [counted[0] - assumed, counted[1] - (total - assumed)]
  return [...sums].map(([first, share]) => [[home + first, away + total - first], share])
}

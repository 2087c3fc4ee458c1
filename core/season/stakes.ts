import { shareOf, type OddsTally } from './odds-tally.ts'
import type { OpenFixture } from './open-fixtures.ts'
import type { PlaceRange, SeasonQuestion } from './zones.ts'

/** A chance by the result of a fixture: the first side loses, draws, wins; null for a result that cannot be. */
export type ByResult = [lost: number | null, drawn: number | null, won: number | null]

/** What a fixture changes for a team. */
interface Effect {
  /** Position of the team. */
  team: number
  question: SeasonQuestion
  chances: ByResult
}

/** How much depends on a fixture. */
export interface Stake extends Pick<OpenFixture, 'round' | 'at' | 'home' | 'away'> {
  /** The expected sum by which its result moves chances of title, promotion and relegation. */
  moves: number
  /** What it changes most, the greatest change first. */
  effects: Effect[]
}

/** Chances that move by less are not mentioned. */
const LEAST_MOVE = 0.01
const MOST_EFFECTS = 4

/** A team, and for each question about it the places that answer it with yes. */
export interface AskedTeam {
  team: number
  ranges: readonly (readonly [SeasonQuestion, PlaceRange])[]
}

/** What depends on each of the tallied fixtures, the most first. */
export function stakesOf(tally: OddsTally, fixtures: readonly OpenFixture[], teams: readonly AskedTeam[]): Stake[] {
  const stakes = tally.byResult.map((results, index): Stake => {
    const { round, at, home, away } = fixtures[index]!
    const moved = teams.flatMap(({ team, ranges }) =>
      ranges.map(([question, range]) => {
        const now = shareOf(tally, tally.size, team, range)
        const chances = results.map((each) =>
          each.weight > 0 ? shareOf(each, tally.size, team, range) : null,
        ) as ByResult
        const move = results.reduce(
          (sum, { weight }, end) => sum + (weight / tally.weight) * Math.abs((chances[end] ?? now) - now),
          0,
        )
        return { team, question, chances, move }
      }),
    )
    const effects = moved
      .filter(({ move }) => move >= LEAST_MOVE)
      .toSorted((a, b) => b.move - a.move)
      .slice(0, MOST_EFFECTS)
      .map(({ move: _move, ...effect }) => effect)
    return { round, at, home, away, moves: moved.reduce((sum, { move }) => sum + move, 0), effects }
  })
  return stakes.toSorted((a, b) => b.moves - a.moves)
}

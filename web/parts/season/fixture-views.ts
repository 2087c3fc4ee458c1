import type { SeasonFixture, SeasonFixtures, SeasonRound } from '#core/rows/season-fixtures.ts'
import type { DivisionTableRow, SeasonDivisionRow } from '#core/rows/season-table.ts'
import { isSameDivision, type DivisionKey } from '#core/season/facts.ts'

/** A fixture with its teams. */
export interface FixtureView {
  fixture: SeasonFixture
  division: SeasonDivisionRow
  home: DivisionTableRow | undefined
  /** Undefined where the home team is free. */
  away: DivisionTableRow | undefined
  /** Id of the division’s tournament. */
  tournament: string | undefined
}

export interface RoundView extends SeasonRound {
  fixtures: FixtureView[]
  /** Whether all fixtures have a result. */
  isOver: boolean
}

interface FixtureChoice {
  division?: DivisionKey | undefined
  /** Number of a team in the chosen division. */
  team?: number | undefined
}

const isOver = ({ status, away }: SeasonFixture): boolean =>
  away === null || status === 'confirmed' || status === 'finished' || status === 'aborted'

/** The rounds of a season with their fixtures, of all divisions or of the chosen one. */
export function roundViews(
  { rounds, fixtures }: SeasonFixtures,
  divisions: readonly SeasonDivisionRow[],
  { division, team }: FixtureChoice = {},
): RoundView[] {
  const chosen = fixtures.filter(
    (fixture) =>
      (division === undefined || isSameDivision(fixture, division)) &&
      (team === undefined || fixture.home === team || fixture.away === team),
  )
  const views = chosen.flatMap((fixture) => fixtureView(fixture, divisions) ?? [])
  return rounds.flatMap((round) => {
    const own = views.filter(({ fixture }) => fixture.round === round.round)
    return own.length > 0 ? [{ ...round, fixtures: own, isOver: own.every(({ fixture }) => isOver(fixture)) }] : []
  })
}

function fixtureView(fixture: SeasonFixture, divisions: readonly SeasonDivisionRow[]): FixtureView | undefined {
  const division = divisions.find((each) => isSameDivision(each, fixture))
  if (!division) return undefined
  const team = (no: number | null) => division.rows.find((row) => row.no === no)
  return { fixture, division, home: team(fixture.home), away: team(fixture.away), tournament: division.tournament?.id }
}

/** The round that readers want to see: the first with an open fixture, else the last. */
export const currentRound = (rounds: readonly RoundView[]): RoundView | undefined =>
  rounds.find(({ isOver: over }) => !over) ?? rounds.at(-1)

/** Fixtures of the tables’ next rounds, for a page that has no list of fixtures yet. */
export function nextOfTables(divisions: readonly SeasonDivisionRow[]): FixtureView[] {
  return divisions.flatMap((division) =>
    division.rows.flatMap(({ no, next }): FixtureView[] => {
      if (!next?.isHome) return []
      const fixture: SeasonFixture = {
        tier: division.tier,
        group: division.group,
        round: next.round,
        id: null,
        home: no,
        away: next.opponent,
        start: next.start,
        status: 'pending',
        mp: null,
        gp: null,
        forfeit: null,
        link: null,
      }
      const view = fixtureView(fixture, divisions)
      return view ? [view] : []
    }),
  )
}

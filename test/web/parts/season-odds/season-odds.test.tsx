import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { divisionOddsRow } from '#core/rows/season-odds.ts'
import type { MatchChances } from '#core/season/fixture-ends.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { afterRemoval, division } from '#test/support/worked-league.ts'
import { MattersPanel, staked } from '#web/parts/season-odds/matters-panel.tsx'
import { NeedsPanel } from '#web/parts/season-odds/needs-panel.tsx'
import { SeasonOddsNote } from '#web/parts/season-odds/odds-note.tsx'
import { SeasonChance } from '#web/parts/season-odds/season-chance.tsx'

/** Each match is won, drawn or lost by one point with 40, 20 and 40 %. */
const chancesOf: MatchChances = ({ games }) =>
  Array.from({ length: 2 * games + 1 }, (_, first) => [0.4, 0.2, 0.4][first - games + 1] ?? 0)

const TOP = { isTop: true, up: 0, down: 2, playoffUp: 0, playoffDown: 0 }
const SECOND = { isTop: false, up: 2, down: 0, playoffUp: 0, playoffDown: 0 }
const oddsOf = (snapshot: Snapshot, zones = TOP) =>
  divisionOddsRow({ tier: 1, group: 1 }, snapshot, zones, { chancesOf })
const namesOf =
  ({ players }: Snapshot) =>
  (no: number) =>
    players.firstName[no - 1]!

test('a row of the table says the one chance that is open for its team, or that its place is settled', () => {
  const { teams } = oddsOf(division('A', {}, 4))
  const cells = teams.map((odds) => render(<SeasonChance odds={odds} />).container.textContent)
  expect(cells).toEqual(['first68%', 'stayssettled', 'down97%', 'down3%', 'first32%', 'downsettled'])
})

test('the note says whether all ways were counted', () => {
  const snapshot = division('A', {}, 4)
  const note = (odds: ReturnType<typeof oddsOf>) => render(<SeasonOddsNote odds={odds} />).container.textContent
  expect(note(oddsOf(snapshot))).toBe('Chances: all 125 ways in which the open fixtures can end.')
  expect(note(divisionOddsRow({ tier: 1, group: 1 }, division('A', {}, 2), TOP, { runs: 50 }))).toBe(
    'Chances: 50 simulations of the rest of the season by the teams’ ratings.',
  )
  expect(note(oddsOf(division('A')))).toBe('')
})

test('what matters most is a table for each fixture with the chances by its result', () => {
  const snapshot = afterRemoval(division('B', {}, 4))
  const nameOf = namesOf(snapshot)
  render(<MattersPanel fixtures={staked([{ odds: oddsOf(snapshot, SECOND), nameOf }])} />)
  const [first] = screen.getAllByRole('table')
  expect(first!.textContent).toContain('Juniper – Hazel')
  const [, row] = screen.getAllByRole('row')
  expect(row!.textContent).toMatch(/^(Juniper|Gorse) up100%|^Gorse up/)
})

test('needs are sentences with the names of the division', () => {
  const snapshot = afterRemoval(division('B', {}, 4))
  render(<NeedsPanel divisions={[{ odds: oddsOf(snapshot, SECOND), nameOf: namesOf(snapshot) }]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Gorse goes up with 2 match points if Juniper gets at most half a match point.',
  )
})

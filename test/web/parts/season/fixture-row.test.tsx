import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seasonFixtures } from '#core/rows/season-fixture-rows.ts'
import { divisionRow } from '#core/rows/season-division.ts'
import type { SeasonEntry } from '#core/season/facts.ts'
import { unmadeSeason } from '#core/season/create-season.ts'
import { CLUBS, division, REMOVED, withMatch } from '#test/support/worked-league.ts'
import { FixtureRow } from '#web/parts/season/fixture-row.tsx'
import { roundViews } from '#web/parts/season/fixture-views.ts'
import { PlayoffsPanel } from '#web/parts/season/playoffs-panel.tsx'

const DIVISION = { tier: 1, group: 1, name: 'Division B', tournament: 'division-B' }
const SEASON = {
  ...unmadeSeason('worked', 'autumn'),
  divisions: [DIVISION],
  entries: CLUBS.B.map((name, at): SeasonEntry => ({
    no: at + 1,
    team: null,
    name,
    nationality: '',
    division: { tier: 1, group: 1 },
    seat: at + 1,
    origin: 'new',
    from: null,
    state: 'confirmed',
  })),
}

test('a fixture has the score of each of its matches, and says what was ruled', () => {
  const before = { outcome: '10', points: [9, 7] as [number, number] }
  const after = { outcome: '01', points: [5, 11] as [number, number] }
  const ruling = { kind: 'fairPlay' as const, before, after, reason: 'Board 1 rescored', by: null, at: 0 }
  const snapshot = withMatch(division('B'), REMOVED, { ...after, ruling })
  const fixtures = seasonFixtures(SEASON, [{ division: DIVISION, snapshot }], 0)
  const rounds = roundViews(fixtures, [divisionRow(SEASON, DIVISION, snapshot)])
  const view = rounds[REMOVED.round - 1]!.fixtures.find(({ home }) => home?.name === 'Gorse')!
  render(
    <ul>
      <FixtureRow view={view} isOwn={false} />
    </ul>,
  )
  const [, ...minis] = screen.getAllByRole('listitem')
  expect(minis.map(({ textContent }) => textContent)).toEqual(['Rapid 2½–5½ by ruling', 'Blitz 5–5'])
})

test('play-offs say who plays in the upper division next, and are open before', () => {
  const team = (entry: number, name: string) => ({ entry, name, nationality: '' })
  const pair = { upper: team(3, 'Cedar'), lower: team(8, 'Hazel'), id: null, winner: null }
  const playoff = { tier: 1, tournament: null, pairs: [pair], isByHand: false }
  const { rerender } = render(<PlayoffsPanel playoffs={[playoff]} nameOf={() => 'Division A'} />)
  expect(screen.getByRole('listitem').textContent).toBe('CedarHazelNot played')
  rerender(<PlayoffsPanel playoffs={[{ ...playoff, pairs: [{ ...pair, winner: 8 }] }]} nameOf={() => 'Division A'} />)
  expect(screen.getByRole('listitem').textContent).toContain('Hazel: Division A next season')
})

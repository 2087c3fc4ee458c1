import { expect, test } from 'vitest'
import { profileEntry } from '#core/rows/entry-slice.ts'
import type { ProfileEntry } from '#core/rows/profile.ts'
import { season } from '#core/rows/season.ts'
import { aSnapshot } from '../../support/build.ts'

const entry = (given: Parameters<typeof aSnapshot>[0], standing: ProfileEntry['standing'] = null) =>
  profileEntry({ snapshot: aSnapshot(given), no: 1, players: 2, boards: new Map() }, standing)
const at = (year: number, month: number) => Date.UTC(year, month, 3)

test('a season has the events of its year that have begun, those that go on first', () => {
  const { rows } = season(
    [
      entry(
        { id: 'spring', name: 'Spring', rounds: ['1-2 1'], dates: [at(2026, 3)], active: false },
        { rank: 3, points: 5 },
      ),
      entry({ id: 'now', name: 'Now', rounds: ['1-2 1'], dates: [at(2026, 1)] }),
      entry({ id: 'summer', name: 'Summer', rounds: ['1-2 1'], dates: ['2026-07-01'], active: false }),
      entry({ id: 'before', rounds: ['1-2 1'], dates: [at(2025, 11)], active: false }),
      entry({ id: 'ahead', players: 2, dates: [at(2026, 11)] }),
    ],
    2026,
  )
  expect(rows.map(({ name, rank, points, isLive }) => [name, rank, points, isLive])).toEqual([
    ['Now', null, null, true],
    ['Summer', null, null, false],
    ['Spring', 3, 5, false],
  ])
})

test('its balance counts played games, without byes and forfeits', () => {
  const rounds = ['1-2 1', '2-1 1', '1-2 =', '1 U, 2 U', '1-2 +', '1-2 *']
  expect(season([entry({ rounds, dates: [at(2026, 0)] })], 2026)).toMatchObject({ won: 1, drawn: 1, lost: 1 })
})

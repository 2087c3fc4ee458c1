import { expect, test } from 'vitest'
import {
  leagueHistoryPath,
  leaguePath,
  manageSeasonPath,
  SEASON_SECTIONS,
  SEASON_TABS,
  seasonPath,
} from '#core/addresses/season-paths.ts'
import { isSiteWord } from '#core/addresses/parse-path.ts'
import {
  isSeasonWord,
  leagueHistoryRoute,
  manageSeasonRoute,
  newLeagueRoute,
  seasonRoute,
} from '#core/addresses/season-routes.ts'

test('no tournament may have the first word of leagues as its address', () => {
  expect(isSiteWord('s')).toBe(true)
})

test('a league shows its current season, and each section of each season has an address', () => {
  expect(leaguePath('harbour')).toBe('/s/harbour')
  expect(seasonRoute({ league: 'harbour' })).toEqual({ page: 'season', league: 'harbour', section: 'tables' })
  for (const section of SEASON_SECTIONS) {
    const [, , league, season, word] = seasonPath('harbour', 'autumn-2026', section).split('/')
    expect(seasonRoute({ league: league!, season: season!, ...(word && { section: word }) })).toEqual({
      page: 'season',
      league: 'harbour',
      season: 'autumn-2026',
      section,
    })
  }
})

test('pages of a league are no seasons', () => {
  expect(seasonRoute({ league: 'harbour', season: 'history' })).toBeUndefined()
  expect(leagueHistoryRoute({ league: 'harbour' })).toEqual({ page: 'leagueHistory', league: 'harbour' })
  expect(leagueHistoryPath('harbour')).toBe('/s/harbour/history')
})

test('each tab of the manager has one address', () => {
  for (const tab of SEASON_TABS) {
    const [, , , league, season, word] = manageSeasonPath('harbour', 'autumn', tab).split('/')
    expect(manageSeasonRoute({ league: league!, season: season!, ...(word && { tab: word }) })).toEqual({
      page: 'manageSeason',
      league: 'harbour',
      season: 'autumn',
      tab,
    })
  }
  expect(manageSeasonRoute({ league: 'harbour', season: 'autumn', tab: 'desk' })).toBeUndefined()
  expect(newLeagueRoute({})).toEqual({ page: 'newLeague' })
})

test.each(['', '-a', 'A', 'über', 'a b', 'a'.repeat(41)])('%j is no word of a league or season', (word) => {
  expect(isSeasonWord(word)).toBe(false)
})

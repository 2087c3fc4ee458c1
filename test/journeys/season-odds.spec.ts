import { expect } from '@playwright/test'
import { CLUBS, FIXTURES, LEAGUE_RULES, REMOVED } from '../support/worked-league.ts'
import { aPublishedSeason } from './made-season.ts'
import { registerOrganiser } from './register-organiser.ts'
import { site } from '../../playwright.config.ts'
import { test } from './watched-page.ts'

const { segments, fixtureScoring, forfeitBoardPoints } = LEAGUE_RULES

test('readers see the chances of a last round, what teams need, and a removal that changes who goes up', async ({
  page,
}) => {
  test.slow()
  const organiser = page.context()
  await registerOrganiser(organiser, site.url)
  const { league, season, change } = await aPublishedSeason(organiser, {
    league: 'Worked League',
    name: 'Autumn 2026',
    rules: {
      tiers: 2,
      up: 2,
      down: 2,
      preset: { segments, fixtureScoring, forfeitBoardPoints, winReward: 1, drawReward: 0.5, gamePointTotal: 18 },
    },
    entries: [...CLUBS.A, ...CLUBS.B],
  })
  for (const [tier, fixtures] of [FIXTURES.A, FIXTURES.B].entries())
    for (const [at, round] of fixtures.trim().split('\n').slice(0, 4).entries()) {
      for (const [board, fixture] of round.trim().split(' · ').entries())
        for (const [mini, score] of fixture.split(' ').slice(2).entries()) {
          const result = score === '+:-' ? { outcome: '+-' } : { points: score.split('-').map(Number) }
          await change(tier + 1, { type: 'setMini', round: at + 1, no: board + 1, k: mini + 1, result })
        }
      await change(tier + 1, { type: 'close', round: at + 1 })
      await change(tier + 1, { type: 'draw', round: at + 2 })
      await change(tier + 1, { type: 'publish', round: at + 2 })
    }

  await page.goto(`/s/${league}`)
  const second = page.getByRole('table', { name: 'Division 2' })
  const rows = second.getByRole('row')
  await expect(rows.nth(1)).toContainText(/Hazel.*upsettled/)
  await expect(rows.nth(2)).toContainText(/Gorse.*up\d+%/)
  await expect(page.getByText('Juniper goes up with', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What matters most' })).toBeVisible()

  const { round, no, k, points } = REMOVED
  const ruling = { kind: 'fairPlay', result: { points: points.map((half) => half / 2) }, reason: 'Board 1 rescored' }
  await change(2, { type: 'ruleMini', round, no, k, ruling })
  await page.reload()
  await expect(rows.nth(2)).toContainText('Juniper')
  await expect(page.getByText('Juniper goes up with at least 1 match point.')).toBeVisible()

  await page.getByRole('link', { name: 'Odds', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Division 1', exact: true })).toBeVisible()
  await expect(page.getByText('between teams of equal strength').first()).toBeVisible()
  if (process.env['SHOTS']) {
    for (const [width, scheme] of [
      [390, 'light'],
      [390, 'dark'],
      [1366, 'light'],
      [1366, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      for (const section of ['', '/odds']) {
        await page.goto(`/s/${league}/${season}${section}`)
        await expect(page.getByRole('heading', { name: 'What matters most' })).toBeVisible()
        await page.screenshot({
          path: `/tmp/shots/odds/season${section.slice(1) || '-tables'}-${width}-${scheme}.png`,
          fullPage: true,
        })
      }
    }
  }
})

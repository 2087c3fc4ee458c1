import { gzipSync } from 'node:zlib'
import { expect, type Response } from '@playwright/test'
import { iframeHtml } from '#core/embed/snippet.ts'
import { test } from './host.ts'
import { forget } from './no-animations.ts'

const LIGHT: [path: string, seen: RegExp][] = [
  ['/t/channel/what-if?embed=odds', /\d%.*played 1,000 times/s],
  ['/t/rivers/team/1?embed=player', /Réti Sharks Brno.*Rank.*Round 7/s],
  ['/team/rivers-1?embed=games', /Réti Sharks Brno/],
]

test('odds, a team’s line and its next games are 30 kB each in all, and Swiss odds are worked out when asked for', async ({
  page,
  host,
  site,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (fault) => complaints.push(fault.message))
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  for (const [path, seen] of LIGHT) {
    await forget(page)
    answers.length = 0
    await page.goto(path)
    await expect(page.locator('main')).toContainText(seen)
    const sizes = await Promise.all(answers.map(async (answer) => gzipSync(await answer.body(), { level: 9 }).length))
    expect({ path, kB: sizes.reduce((sum, size) => sum + size, 0) / 1000 <= 30 }).toEqual({ path, kB: true })
    for (const answer of answers) expect((await answer.allHeaders())['set-cookie']).toBeUndefined()
    expect(answers.some((answer) => answer.url().includes('odds-worker'))).toBe(path.endsWith('odds'))
  }
  await host.show(
    page,
    iframeHtml({ src: `${site}/t/rivers/what-if?embed=odds&iteration=2`, title: 'Odds', width: 600, height: 300 }),
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Work out odds' }).click()
  await expect(frame.locator('main')).toContainText(/\d%.*played [\d,]+ times/s)
  expect(complaints).toEqual([])
})

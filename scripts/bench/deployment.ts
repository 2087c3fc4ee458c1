import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { commit } from '#worker/data/commit.ts'
import { openBrowser, openPage } from './browser.ts'
import type { BuiltSite } from './built.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'
import { openSite, withoutIndividuals, type Site } from './site.ts'
import { swiss } from './swiss.ts'

const ID = 'deployed'
const ROUND = 3
const PATIENCE = 30_000

/** A deployment in the middle of a live round: pages that are open stay, and results go on. */
export async function deploymentRows(built: BuiltSite, scratch: string): Promise<Measurement[]> {
  const site = await openSite(built)
  await site.save(withoutIndividuals(liveRound()))
  const browser = await openBrowser()
  const pages = await Promise.all(
    [`/t/${ID}/pairings/${ROUND}`, `/t/${ID}/standings/${ROUND}`].map(async (path) => {
      const { page } = await openPage(browser, site.url + path)
      await page.waitForSelector('html[data-alive]', { state: 'attached' })
      return { page, visits: countVisits(page) }
    }),
  )
  const [pairings, standings] = [pages[0]!.page, pages[1]!.page]
  const results = resultsOf(site)
  let shown = 0
  const enter = async () => {
    const row = `${ID}-${ROUND}-${results.next()}`
    const before = await pairings.locator(`[id="${row}"]`).innerText()
    await results.enter()
    shown += Number(await changes(pairings, row, before))
  }

  await enter()
  await site.deploy(otherFiles(built.client, join(scratch, 'deployed')))
  const began = performance.now()
  await enter()
  const silence = (performance.now() - began) / 1000
  await enter()
  const loads = pages.reduce((sum, { visits }) => sum + visits(), 0)
  const points = await sumOfPoints(standings)

  await standings.getByRole('main').getByRole('link', { name: 'Stats', exact: true }).first().click()
  await standings.getByRole('heading', { level: 2 }).first().waitFor({ timeout: PATIENCE })
  const loadsForCode = pages[1]!.visits()
  await browser.close()
  await site.close()
  return [
    boundEqual('deployment in a live round: results shown on an open page, before and after', 3, shown),
    boundEqual('deployment in a live round: points in the open standings', results.points(), points),
    boundEqual('deployment in a live round: open pages that were loaded anew', 0, loads),
    boundAtMost('deployment in a live round: until a result is on the page again', 20, silence, 's'),
    boundEqual('deployment in a live round: loads of a page for a section whose code was replaced', 1, loadsForCode),
  ]
}

/** An event in whose last round nothing has ended yet. */
function liveRound() {
  const event = swiss(20, ROUND, ID)
  const last = event.rounds.at(-1)!
  return { ...event, rounds: [...event.rounds.slice(0, -1), { ...last, outcomes: '  '.repeat(last.white.length) }] }
}

/** Enters one result after the other, as a director does: saved, then told. */
function resultsOf({ db, direct }: Site) {
  let no = 0
  const { rounds } = liveRound()
  const before = rounds.slice(0, -1).reduce((sum, { white }) => sum + white.length, 0)
  return {
    next: () => no + 1,
    async enter(): Promise<void> {
      no += 1
      const act = { type: 'setResult' as const, round: ROUND, no, change: { outcome: '10' } }
      const result = await commit(db, { ...liveRound(), version: no }, [act], {
        by: 'director',
        source: 'director',
        now: Date.now(),
      })
      if (!('version' in result)) throw new Error(JSON.stringify(result))
      await fetch(`${direct}/bench/tell/${ID}`, { method: 'POST', body: JSON.stringify(result.events) })
    },
    /** A game gives one point in all. */
    points: () => before + no,
  }
}

const changes = (page: Page, row: string, before: string): Promise<boolean> =>
  page
    .waitForFunction(([id, text]) => document.getElementById(id!)?.innerText !== text, [row, before], {
      timeout: PATIENCE,
    })
    .then(
      () => true,
      () => false,
    )

/** All points that the standings show. */
const sumOfPoints = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const heads = [...document.querySelectorAll('thead th')].map((head) => head.textContent?.trim() ?? '')
    const at = heads.findIndex((head) => /^(Pts|Points)/i.test(head))
    return [...document.querySelectorAll('tbody tr')].reduce((sum, row) => {
      const text = row.children[at]?.textContent?.trim() ?? ''
      return sum + (parseInt(text, 10) || 0) + (text.includes('½') || text.includes('.5') ? 0.5 : 0)
    }, 0)
  })

function countVisits(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

/** The same client with every script and style under another name, as after a change of each. */
function otherFiles(client: string, to: string): string {
  cpSync(client, to, { recursive: true })
  const assets = readdirSync(join(to, 'assets')).filter((file) => /\.(js|css)$/.test(file))
  const names = new Map(assets.map((file) => [file, file.replace(/\.(js|css)$/, 'v2.$1')]))
  for (const file of readdirSync(to, { recursive: true }) as string[]) {
    const path = join(to, file)
    if (!statSync(path).isFile() || !/\.(js|css|html|json)$/.test(file)) continue
    let text = readFileSync(path, 'utf8')
    for (const [old, name] of names) text = text.replaceAll(old, name)
    writeFileSync(path, text)
  }
  for (const [old, name] of names) renameSync(join(to, 'assets', old), join(to, 'assets', name))
  return to
}

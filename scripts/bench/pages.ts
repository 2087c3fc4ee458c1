import { openBrowser } from './browser.ts'
import type { BuiltSite } from './built.ts'
import { embedRows } from './embed.ts'
import { swiss } from './swiss.ts'
import { firstViewRows } from './first-view.ts'
import { largePageRows, largeRows } from './large.ts'
import type { Measurement } from './measurement.ts'
import { withoutIndividuals, openSite } from './site.ts'
import { sizeRows } from './size.ts'

const EVENTS = [swiss(500, 9), swiss(1000, 11), swiss(2000, 11), swiss(5000, 11)]

export async function pageRows(built: BuiltSite): Promise<Measurement[]> {
  const site = await openSite(built)
  await site.save(...EVENTS.map(withoutIndividuals))
  const [small, large] = [EVENTS[0]!.id, EVENTS.at(-1)!.id]
  const memory = await largeRows(site, small, large)
  const sizes = await sizeRows(
    site.direct,
    EVENTS.map(({ id, players }) => ({ id, players: players.no.length })),
  )
  const browser = await openBrowser()
  const first = await firstViewRows(browser, built, `${site.url}/t/${small}/standings/9`)
  const embed = await embedRows(browser, `${site.url}/t/${small}/standings/9?embed=standings`)
  const pages = await largePageRows(browser, site.url, large)
  await browser.close()
  await site.close()
  return [...sizes, ...memory, ...pages, ...first, ...embed]
}

import { openBrowser } from './browser.ts'
import type { BuiltSite } from './built.ts'
import { changeRows } from './change.ts'
import { frameRows } from './frames.ts'
import { moodRows } from './moods.ts'
import type { Measurement } from './measurement.ts'
import { openSite } from './site.ts'
import { serveChessSite } from '../run/chess-site.ts'

export async function followedRows(built: BuiltSite): Promise<Measurement[]> {
  const { base, site: chessSite, close } = await serveChessSite()
  const site = await openSite(built, { chessSite: base })
  const browser = await openBrowser()
  const rows = [...(await frameRows(site, chessSite)), ...(await changeRows(site, chessSite, browser))]
  await browser.close()
  await site.close()

  const lone = await openSite(built, { chessSite: base, room: 'LoneRoom' })
  rows.push(...(await moodRows(lone, chessSite)))
  await lone.close()
  await close()
  return rows
}

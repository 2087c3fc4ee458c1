import { serveChessSite } from '#test/chess-site/serve.ts'
import type { Built } from './built.ts'
import { frameRows } from './frames.ts'
import type { Row } from './row.ts'
import { openSite } from './site.ts'

/** Matches at the chess site, as pages follow them. */
export async function followedRows(built: Built): Promise<Row[]> {
  const { base, site: chessSite, close } = await serveChessSite()
  const site = await openSite(built, { chessSite: base })
  const rows = await frameRows(site, chessSite)
  await site.close()
  await close()
  return rows
}

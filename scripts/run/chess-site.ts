import { createTestHarness } from 'wrangler'
import { chessSite } from '#simulator/client.ts'

/**
 * Starts the simulated chess site on a free port, with no data. Returns its base URL, a client for its control calls,
 * and `close`.
 */
export async function serveChessSite() {
  const harness = createTestHarness({
    workers: [{ configPath: new URL('../../simulator/wrangler.toml', import.meta.url).pathname }],
  })
  const { url } = await harness.listen()
  const base = url.origin
  const site = chessSite(base)
  await site.reset()
  return { base, site, close: () => harness.close() }
}

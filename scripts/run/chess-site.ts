import { createTestHarness } from 'wrangler'
import { chessSite } from '#simulator/client.ts'

/** The simulated chess site on a free port, with an empty store: its address, a client to set it up, and how to stop it. */
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

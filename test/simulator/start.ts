import { createTestHarness } from 'wrangler'
import { chessSite } from '#simulator/client.ts'

/** The simulator on a free port, its memory empty: its address, its strings, and how to stop it. */
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

const AGENT = { 'user-agent': 'Kibitz/1.0 (contact: kibitz@example.org)' }

/** Asks as the product should: with a contact, following nothing, one after the other. */
export const politely = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { ...AGENT, ...headers }, redirect: 'manual' })

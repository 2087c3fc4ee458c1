import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { bundle, CHESS_SITE, SITE } from './build.ts'
import { bundledWorker } from './bundled-worker.ts'
import { previewsWorker } from './previews-worker.ts'

/**
 * A program that runs the site (with the previews Worker) or the simulated chess site on workerd. Arguments: `site` or
 * `chess-site`, a port, a folder of local state, and settings that differ from the deployed ones, as JSON. Runs until
 * SIGINT or SIGTERM.
 */
const [what, port, state, vars] = process.argv.slice(2) as [what: 'site' | 'chess-site', string, string, string]

// Stops Miniflare from asking Cloudflare for this machine's location.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

async function siteWorkers() {
  const [previews] = await Promise.all([previewsWorker(), bundle(SITE)])
  const { bindings, ...options } = bundledWorker(SITE)
  const changed = JSON.parse(vars) as object
  return [{ ...options, name: 'kibitz', bindings: { ...(bindings as object), ...changed } }, previews]
}

async function chessSiteWorkers() {
  await bundle(CHESS_SITE)
  return [{ ...bundledWorker(CHESS_SITE), name: 'chess-site' }]
}

const runner = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: Number(port),
    resourcePersistencePath: resolve(state, 'v3'),
    unsafeTriggerHandlers: true,
    workers: await (what === 'site' ? siteWorkers() : chessSiteWorkers()),
  }),
)
await runner.ready
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => void runner.dispose().then(() => process.exit(0)))

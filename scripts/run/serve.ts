import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { bundle, CHESS_SITE, SITE } from './build.ts'
import { bundledWorker } from './bundled-worker.ts'
import { previewsWorker } from './previews-worker.ts'

/**
 * A program that is given what to run (`site` or `chess-site`), a port, a folder of local state and what differs from the deployed
 * settings, as JSON: the Worker as it is deployed, the site's with that of the previews, on one workerd with no proxy before it.
 * Ends when it is told to.
 */
const [what, port, state, vars] = process.argv.slice(2) as [what: 'site' | 'chess-site', string, string, string]

// Nobody needs to know where on earth this machine is.
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

import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import { buildWorker, WORKER_FOLDER } from './build.ts'
import { previewsWorker } from './previews-worker.ts'

/**
 * A program that is given a port, a folder of local state and what differs from the deployed settings, as JSON: the Worker as it is
 * deployed and that of the previews, on one workerd with no proxy before it. Ends when it is told to.
 */
const [port, state, vars] = process.argv.slice(2) as [string, string, string]

// Nobody needs to know where on earth this machine is.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

const [, previews] = await Promise.all([buildWorker(), previewsWorker()])
const { bindings, ...options } = workerOptions('wrangler.toml').workerOptions
const folder = resolve(WORKER_FOLDER)
const runner = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: Number(port),
    resourcePersistencePath: resolve(state, 'v3'),
    unsafeTriggerHandlers: true,
    workers: [
      {
        ...options,
        name: 'kibitz',
        modulesRoot: folder,
        modules: readdirSync(folder)
          .filter((file) => /\.(js|wasm)$/.test(file))
          .map((file) => ({ type: file.endsWith('.js') ? 'ESModule' : 'CompiledWasm', path: `${folder}/${file}` })),
        bindings: { ...(bindings as object), ...(JSON.parse(vars) as object) },
      },
      previews,
    ],
  }),
)
await runner.ready
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => void runner.dispose().then(() => process.exit(0)))

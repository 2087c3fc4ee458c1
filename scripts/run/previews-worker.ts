import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import { buildPreviews, PREVIEWS_CONFIG } from './build.ts'

const FOLDER = resolve('build/previews')

/** The Worker of the previews as it is deployed, to stand beside another on one workerd. */
export async function previewsWorker() {
  await buildPreviews(FOLDER)
  const modules = readdirSync(FOLDER).filter((file) => file.endsWith('.wasm'))
  return {
    ...workerOptions(PREVIEWS_CONFIG).workerOptions,
    name: 'kibitz-previews',
    modulesRoot: FOLDER,
    modules: [
      { type: 'ESModule' as const, path: `${FOLDER}/index.js` },
      ...modules.map((file) => ({ type: 'CompiledWasm' as const, path: `${FOLDER}/${file}` })),
    ],
  }
}

import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

/** A Worker for Miniflare: what was bundled into `folder`, as the settings in `config` say. */
export function bundledWorker({ config, folder }: { config: string; folder: string }) {
  const modulesRoot = resolve(folder)
  const files = readdirSync(modulesRoot)
  const ofKind = <Type extends string>(type: Type, ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => ({ type, path: `${modulesRoot}/${file}` }))
  // The first is what runs.
  const modules = [...ofKind('ESModule', '.js'), ...ofKind('CompiledWasm', '.wasm')]
  return Object.assign(unstable_getMiniflareWorkerOptions(config).workerOptions, { modulesRoot, modules })
}

import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

/** Miniflare options of the Worker that was bundled into `folder` with the configuration `config`. */
export function bundledWorker({ config, folder }: { config: string; folder: string }) {
  const modulesRoot = resolve(folder)
  const files = readdirSync(modulesRoot)
  const ofKind = <Type extends string>(type: Type, ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => ({ type, path: `${modulesRoot}/${file}` }))
  // Miniflare runs the first module.
  const modules = [...ofKind('ESModule', '.js'), ...ofKind('CompiledWasm', '.wasm')]
  return Object.assign(unstable_getMiniflareWorkerOptions(config).workerOptions, { modulesRoot, modules })
}

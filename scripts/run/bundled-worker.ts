import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

/** Miniflare options of the Worker that was bundled into `folder` with the configuration `config`. */
export function bundledWorker({ config, folder }: { config: string; folder: string }) {
  const modulesRoot = resolve(folder)
  const files = readdirSync(modulesRoot, { recursive: true, encoding: 'utf8' })
  const ofKind = <Type extends string>(type: Type, ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => ({ type, path: `${modulesRoot}/${file}` }))
  // Miniflare runs the first module; beside it are the languages.
  const modules = [...ofKind('ESModule', '.js').toSorted(byDepth), ...ofKind('CompiledWasm', '.wasm')]
  return Object.assign(unstable_getMiniflareWorkerOptions(config).workerOptions, { modulesRoot, modules })
}

const byDepth = (a: { path: string }, b: { path: string }): number =>
  a.path.split('/').length - b.path.split('/').length

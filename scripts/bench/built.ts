import { join } from 'node:path'
import { build } from 'vite'
import { runToEnd } from '../run/processes.ts'

export interface BuiltSite {
  /** Folder of the Worker's bundle, which includes the calls of scripts/bench/worker.ts. */
  worker: string
  client: string
  /** For each client script, by its path on the site: the bytes that each source file contributes. */
  scripts: Map<string, [source: string, bytes: number][]>
}

export async function buildAll(scratch: string): Promise<BuiltSite> {
  const [worker, client] = [join(scratch, 'worker'), join(scratch, 'client')]
  const made = await build({ logLevel: 'warn', build: { outDir: client } })
  await runToEnd('wrangler', ['deploy', 'scripts/bench/worker.ts', '--dry-run', '--outdir', worker, '--assets', client])
  const scripts: BuiltSite['scripts'] = new Map()
  for (const file of 'output' in made ? made.output : []) {
    if (file.type !== 'chunk') continue
    const sources = Object.entries(file.modules).map(([source, { renderedLength }]): [string, number] => [
      source,
      renderedLength,
    ])
    scripts.set(`/${file.fileName}`, sources)
  }
  return { worker, client, scripts }
}

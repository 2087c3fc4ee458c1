import { join } from 'node:path'
import { build } from 'vite'
import { runToEnd } from '../run/processes.ts'

/** The product as it is deployed, in a place of its own. */
export interface BuiltSite {
  /** Folder of the Worker's bundle, with the benchmark's two strings. */
  worker: string
  /** Folder of the client. */
  client: string
  /** Bytes of each source in each of the client's scripts, by the script's path on the site. */
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

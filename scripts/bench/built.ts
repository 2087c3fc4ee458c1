import { join, resolve } from 'node:path'
import { build } from 'vite'
import { EDGE } from '../run/build.ts'
import { runToEnd } from '../run/processes.ts'

export interface BuiltSite {
  /** Folder of the Worker's bundle, which includes the calls of scripts/bench/worker.ts. */
  worker: string
  /** Folder of the edge’s bundle, which delays what it asks: scripts/bench/edge-worker.ts. */
  edge: string
  client: string
  /** For each client script, by its path on the site: the bytes that each source file contributes. */
  scripts: Map<string, [source: string, bytes: number][]>
}

export async function buildAll(scratch: string): Promise<BuiltSite> {
  const [worker, edge, client] = ['worker', 'edge', 'client'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ]
  const made = await build({ logLevel: 'warn', build: { outDir: client } })
  await runToEnd('wrangler', ['deploy', 'scripts/bench/worker.ts', '--dry-run', '--outdir', worker, '--assets', client])
  const ofEdge = ['--config', EDGE.config, '--assets', client]
  await runToEnd('wrangler', [
    'deploy',
    resolve('scripts/bench/edge-worker.ts'),
    '--dry-run',
    '--outdir',
    edge,
    ...ofEdge,
  ])
  const scripts: BuiltSite['scripts'] = new Map()
  for (const file of 'output' in made ? made.output : []) {
    if (file.type !== 'chunk') continue
    const sources = Object.entries(file.modules).map(([source, { renderedLength }]): [string, number] => [
      source,
      renderedLength,
    ])
    scripts.set(`/${file.fileName}`, sources)
  }
  return { worker, edge, client, scripts }
}

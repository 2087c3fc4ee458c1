import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runToEnd } from '../run/processes.ts'

/** The site’s Worker of a release: its configuration, its bundle and its files. */
export interface BuiltRelease {
  config: string
  folder: string
  client: string
}

/** Builds what was committed as `commit`, with the installed packages, in `folder`. */
export async function buildRelease(commit: string, folder: string): Promise<BuiltRelease> {
  mkdirSync(folder, { recursive: true })
  const packed = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: packed })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const inside = 'cd "$0" && "$@"'
  const run = (...command: string[]) =>
    runToEnd('sh', ['-c', inside, folder, ...command], { env: { NODE_ENV: 'production' } })
  await run('vite', 'build', '--logLevel', 'warn')
  const bundle = join(folder, '.generated/worker')
  await run('wrangler', 'deploy', '--dry-run', '--outdir', bundle)
  return { config: join(folder, 'wrangler.toml'), folder: bundle, client: join(folder, 'dist') }
}

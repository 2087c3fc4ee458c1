import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Query, SqlRow } from '#worker/backup/query.ts'

const run = promisify(execFile)
/** In bytes: a page of a backup as JSON. */
const MOST_OUTPUT = 512 * 1024 * 1024

/** Runs wrangler and returns what it prints. Throws with its own words if it fails. */
async function wrangler(...args: string[]): Promise<string> {
  try {
    return (await run('wrangler', args, { maxBuffer: MOST_OUTPUT })).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}

/** Runs wrangler with its questions and answers in the terminal. */
export function wranglerAtTerminal(...args: string[]): void {
  const { status } = spawnSync('wrangler', args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed.`)
}

/** Reads the deployed database; one call is one transaction. */
export const remoteQuery: Query = async (statements) => {
  const text = await wrangler('d1', 'execute', 'DB', '--remote', '--json', '--command', statements.join(';\n'))
  return (JSON.parse(text) as { results: SqlRow[] }[]).map(({ results }) => results)
}

/** Runs a file of statements in the deployed database. */
export const remoteRun = (file: string): Promise<string> =>
  wrangler('d1', 'execute', 'DB', '--remote', '--yes', '--file', file)

/** The bucket of a binding. Throws if the site has none. */
function bucketName(binding: 'BACKUPS' | 'RATINGS'): string {
  const buckets = readFileSync('wrangler.toml', 'utf8').match(/\[\[r2_buckets\]\][^[]*/g) ?? []
  const bucket = buckets.find((one) => one.includes(`\nbinding = "${binding}"\n`))
  const name = /^bucket_name = "(.+)"$/m.exec(bucket ?? '')?.[1]
  if (name === undefined) throw new Error(`wrangler.toml has no bucket with the binding ${binding} (docs/operate.md).`)
  return name
}

const objectCall = (act: 'get' | 'put' | 'delete', name: string, key: string, ...more: string[]): Promise<string> =>
  wrangler('r2', 'object', act, `${name}/${key}`, '--remote', ...more)

export const fetchObject = (key: string, file: string): Promise<string> =>
  objectCall('get', bucketName('BACKUPS'), key, '--file', file)

/** Files of rating lists in the bucket of the deployed site. */
export const ratingFiles = {
  get: (key: string, file: string) => objectCall('get', bucketName('RATINGS'), key, '--file', file),
  put: (key: string, file: string) => objectCall('put', bucketName('RATINGS'), key, '--file', file),
  remove: (key: string) => objectCall('delete', bucketName('RATINGS'), key),
}

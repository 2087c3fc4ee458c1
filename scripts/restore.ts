import { existsSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { summary } from './backup/back-up-into.ts'
import { checkedManifest, download } from './backup/folder.ts'
import { replaceLocal, requireEmptyLocal } from './backup/local-target.ts'
import { replaceRemote, requireEmptyRemote, travelBack } from './backup/remote-target.ts'
import { stage } from './backup/stage.ts'
import { isFree } from './run/processes.ts'
import { local } from './run/site.ts'

/**
 * `npm run restore -- FOLDER|NAME [--remote] [--replace] [--dry-run]`: restores a backup from a folder, or from the bucket
 * of the nightly backups, to the local site or to the deployed database. `npm run restore -- --remote --bookmark=…` or
 * `--timestamp=…` takes the deployed database back by D1's Time Travel.
 */
const OPTIONS = {
  remote: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  bookmark: { type: 'string' },
  timestamp: { type: 'string' },
} as const
const USAGE = 'npm run restore -- FOLDER|NAME [--remote] [--replace] [--dry-run], or -- --remote --bookmark=BOOKMARK'

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const { remote: isRemote, replace: mayReplace, 'dry-run': isDry, bookmark, timestamp } = values
  const [source] = positionals
  const now = Date.now()
  if (bookmark !== undefined || timestamp !== undefined) {
    if (!isRemote) throw new Error('Only a deployed database can go back in time: add --remote.')
    return travelBack(bookmark === undefined ? `--timestamp=${timestamp}` : `--bookmark=${bookmark}`, now, isDry)
  }
  if (source === undefined) throw new Error(USAGE)
  const { port, state } = local()
  if (!isRemote && !(await isFree(port))) throw new Error(`Kibitz is running on port ${port}. Stop it first.`)
  if (!mayReplace) await (isRemote ? requireEmptyRemote() : requireEmptyLocal(state))
  // Beside the local data, so that the finished file only has to be renamed.
  mkdirSync(dirname(resolve(state)), { recursive: true })
  const work = mkdtempSync(`${resolve(state)}-restore-`)
  try {
    const folder = existsSync(source) ? source : `${work}/backup`
    if (folder !== source) {
      mkdirSync(folder)
      await download(source, folder)
    }
    const manifest = checkedManifest(folder)
    const file = await stage(folder, manifest, `${work}/state`, now)
    console.log(`Checked and prepared ${manifest.name}: ${summary(manifest, now)}`)
    if (isRemote) await replaceRemote(file, work, { mayReplace, isDry })
    else if (isDry) console.log(`It would replace the local data in ${state}.`)
    else replaceLocal(file, state)
    if (!isDry) console.log(`Restored ${manifest.name} in ${((Date.now() - now) / 1000).toFixed(1)} s.`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

try {
  await restore()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

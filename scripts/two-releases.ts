import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRelease } from './releases/build.ts'
import { liveRound } from './releases/live-round.ts'
import { openMixedSite } from './releases/mixed-site.ts'
import { build, bundle, EDGE, SITE } from './run/build.ts'
import { serveChessSite } from './run/chess-site.ts'

/**
 * `npm run releases -- COMMIT`: runs a live round in which the code here takes over from that of a commit, by
 * default the one before, while Durable Objects stay what they were, and the same the other way round.
 */
const commit = process.argv[2] ?? 'HEAD~1'
const scratch = mkdtempSync(join(tmpdir(), 'kibitz-releases-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

await build()
await Promise.all([bundle(SITE), bundle(EDGE)])
const here = { ...SITE, client: 'dist' }
const before = await buildRelease(commit, join(scratch, 'before'))
const name = execFileSync('git', ['log', '-1', '--format=%h', commit], { encoding: 'utf8' }).trim()

for (const [what, objects, workers] of [
  [`Workers of the code here, objects of ${name}`, before, here],
  [`Workers of ${name}, objects of the code here`, here, before],
] as const) {
  console.log(`\n${what}`)
  const chessSite = await serveChessSite()
  const site = await openMixedSite({ objects, workers, chessSite: chessSite.base })
  for (const [isRight, finding] of await liveRound(site, chessSite.site)) {
    console.log(`${isRight ? 'ok  ' : 'FAIL'}  ${finding}`)
    if (!isRight) process.exitCode = 1
  }
  await site.close()
  await chessSite.close()
}

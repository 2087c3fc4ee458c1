import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dice } from '#cli/dice.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { buildAll } from './bench/built.ts'
import { openEdgeSite } from './bench/edge-site.ts'
import { newAnswerCounts } from './bench/hall/answer-counts.ts'
import { children, memory } from './bench/process.ts'
import { endGames, workAtDesk } from './bench/soak/desk.ts'
import { openEvents } from './bench/soak/event.ts'
import { read, READERS } from './bench/soak/readers.ts'
import { serveChessSite } from './run/chess-site.ts'
import { stopAll } from './run/processes.ts'

/**
 * `npm run soak -- 30`: for thirty minutes 500 readers follow two live rounds on the deployed Workers, one entered at a
 * desk and one pulled from the simulated chess site. Prints the resident memory and open files of the Workers' process
 * every minute, and fails if memory in the last third is more than 15 % or open files more than 5 % above the second
 * third, if an answer failed, or if a reader missed the newest version.
 */
const minutes = Number(process.argv[2] ?? 30)

const scratch = mkdtempSync(join(tmpdir(), 'kibitz-soak-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

const chess = await serveChessSite()
const before = children('workerd')
const site = await openEdgeSite(await buildAll(scratch), {
  CHESS_COM_API: `${chess.base}/pub`,
  CHESS_COM_WEB: chess.base,
})
const pid = children('workerd').find((one) => !before.includes(one))!
await openEvents(site, chess.site)
await site.tick()

const counts = newAnswerCounts()
let isOver = false
const readers = await read(site.isolates, dice(500), counts, () => isOver)
const working = workAtDesk(site.isolates[0], counts, () => isOver)
const playing = endGames(chess.site, () => isOver)

interface Sample {
  megabytes: number
  files: number
}
const sample = (): Sample => ({ megabytes: memory(pid), files: readdirSync(`/proc/${pid}/fd`).length })
const samples: Sample[] = []
for (let minute = 0; minute <= minutes; minute += 1) {
  if (minute > 0) await wait(MINUTE)
  if (minute > 0) await site.tick()
  samples.push(sample())
  const { megabytes, files } = samples.at(-1)!
  console.log(`minute ${String(minute).padStart(3)}: ${megabytes.toFixed(0).padStart(5)} MB, ${files} open files`)
}
isOver = true
await working
const ended = await playing
// The last results travel.
await wait(10 * SECOND)
const upToDate = readers.upToDate()
await readers.end()

const third = Math.ceil(samples.length / 3)
const mean = (of: Sample[], key: keyof Sample) => of.reduce((sum, one) => sum + one[key], 0) / of.length
const growth = (key: keyof Sample) => mean(samples.slice(-third), key) / mean(samples.slice(third, -third), key) - 1
const failed = counts.count((answer) => !/^(2\d\d|3\d\d)$/.test(answer))
console.log(counts.lines().join('\n'))
console.log(`${ended} games ended at the chess site.`)
console.log(`Readers with the newest version: ${upToDate.join(' and ')} of ${READERS / 2} each.`)
console.log(
  `From the second to the last third: memory ${percent(growth('megabytes'))}, open files ${percent(growth('files'))}.`,
)
const isFine =
  failed === 0 &&
  upToDate.every((count) => count === READERS / 2) &&
  growth('megabytes') <= 0.15 &&
  growth('files') <= 0.05
console.log(isFine ? 'Passed.' : 'Failed.')
await site.close()
await chess.close()
await stopAll()
process.exit(isFine ? 0 : 1)

function percent(share: number): string {
  return `${share < 0 ? '−' : '+'}${(100 * Math.abs(share)).toFixed(1)} %`
}

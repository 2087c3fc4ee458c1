import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE, SECOND } from '#core/time.ts'
import { dice } from '#cli/dice.ts'
import { buildAll } from './bench/built.ts'
import { openEdgeSite } from './bench/edge-site.ts'
import { newClient } from './bench/hall/client.ts'
import { openHall, PHONES, SCRYPT_N } from './bench/hall/event.ts'
import { attack } from './bench/hall/hostile.ts'
import { deedsOf } from './bench/hall/phone.ts'
import { newAnswerCounts } from './bench/hall/answer-counts.ts'
import { stopAll } from './run/processes.ts'

/**
 * `npm run hall -- 10`: for ten minutes a hall of 600 phones behind one IPv4 address does what people do during a round,
 * on the deployed Workers; at the same time one hostile client attacks from another address, with `inside` as the second
 * argument from the hall’s own. Prints all answers, and fails if a phone was refused or got a blank page.
 */
const minutes = Number(process.argv[2] ?? 10)
const isInside = process.argv[3] === 'inside'
const HALL_ADDRESS = '198.51.100.1'
const HOSTILE_ADDRESS = isInside ? HALL_ADDRESS : '203.0.113.9'

const scratch = mkdtempSync(join(tmpdir(), 'kibitz-hall-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

const site = await openEdgeSite(await buildAll(scratch), { ENVIRONMENT: 'test', SCRYPT_N })
const codes = await openHall(site)
const [phones, attacks] = [newAnswerCounts(), newAnswerCounts()]
const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
const clients = Array.from({ length: PHONES }, (_, at) => newClient(site.isolates[at % 2]!, HALL_ADDRESS, agent))
const hostile = newClient(site.isolates[0], HOSTILE_ADDRESS, new Agent({ keepAlive: true }))
// Some requests before the clock starts, as the first ones start the isolates.
for (const base of site.isolates) await newClient(base, HALL_ADDRESS, agent).get('/')

const roll = dice(600)
const span = minutes * MINUTE
let isOver = false
const telling = setInterval(
  () =>
    console.error(
      `${phones.count(() => true)} answers to the hall, ${attacks.count(() => true)} to the hostile client.`,
    ),
  MINUTE / 2,
)
const attacking = attack(hostile, attacks, () => isOver)
const from = performance.now()

/** A phone does its deeds at random moments of the round, but in order. */
async function usePhone(at: number): Promise<void> {
  const deeds = deedsOf(at + 1, clients[at]!, phones, codes.get(at + 1))
  const moments = deeds.map(() => roll() * span * 0.95).toSorted((one, other) => one - other)
  for (const [no, deed] of deeds.entries()) {
    await wait(Math.max(0, moments[no]! - (performance.now() - from)))
    await deed().catch((error: unknown) => phones.note('failed', String(error)))
  }
}
await Promise.all(clients.map((_, at) => usePhone(at)))
const taken = performance.now() - from
isOver = true
clearInterval(telling)
await attacking
for (const client of [...clients, hostile]) client.close()

const EXPECTED = /wrong/
const isRefusal = (answer: string, kind: string): boolean =>
  !/^(2\d\d|304|open)$/.test(answer) && !(EXPECTED.test(kind) && /^(401|403)$/.test(answer))
const refused = phones.count(isRefusal)
console.log(`${PHONES} phones behind one address, ${Math.round(taken / SECOND)} seconds:`)
console.log(phones.lines().join('\n'))
console.log(`One hostile client at ${isInside ? 'the same address' : 'another address'}:`)
console.log(attacks.lines().join('\n'))
console.log(`\n${refused} refused or blank.`)
await site.close()
await stopAll()
process.exit(refused === 0 ? 0 : 1)

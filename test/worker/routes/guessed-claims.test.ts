import { afterAll, expect, test, vi } from 'vitest'
import { aMember, call, profile } from '#test/support/sign-in.ts'
import { aSaved, bindings } from '#test/support/worker.ts'

// With a fixed clock no delay ends during a test.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => vi.useRealTimers())

type Headers = Record<string, string>
const HALL = { 'cf-connecting-ip': '198.51.100.9' }

const create = (entry: string, given: object, headers: Headers) => call(`/${entry}/create`, given, headers)
const direct = async (id: string, headers: Headers) => {
  const { id: user } = JSON.parse((await profile(headers)).text) as { id: string }
  await bindings.DB.prepare('update tournaments set organiser_id = ? where id = ?').bind(user, id).run()
}
const codeFor = async (entry: string, director: Headers) =>
  (JSON.parse((await call(`/${entry}/createCode`, {}, director)).text) as { code: string }).code

test('a user has five free guesses at codes, then waits; a right code is never counted', async () => {
  await aSaved({ id: 'guesscup', players: 3, rounds: ['1-2 1'] })
  const ann = await aMember('ann-guess')
  const guess = () => create('player/guesscup-1', { method: 'code', code: 'AAAA-AAAA' }, ann)
  for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(403)
  const { status, response } = await guess()
  expect([status, response.headers.get('retry-after')]).toEqual([429, '1'])
  // Others claim with their codes, from the same address and the same entry.
  const [boss, bob] = [await aMember('boss-guess'), await aMember('bob-guess')]
  await direct('guesscup', boss)
  const code = await codeFor('player/guesscup-1', boss)
  expect((await create('player/guesscup-1', { method: 'code', code }, { ...bob, ...HALL })).status).toBe(200)
})

test('a hall claims its entries from one address, and one who guesses there makes nobody wait', async () => {
  await aSaved({ id: 'hallclaims', players: 25, rounds: [] })
  const boss = await aMember('boss-hallclaims')
  await direct('hallclaims', boss)
  const people = await Promise.all(Array.from({ length: 25 }, (_, at) => aMember(`hall-claimer-${at}`)))
  const codes = await Promise.all(people.map((_, at) => codeFor(`player/hallclaims-${at + 1}`, boss)))
  const guesser = await aMember('hall-guesser')
  const wrong = (at: number) =>
    create(`player/hallclaims-${at + 1}`, { method: 'code', code: 'AAAA-AAAA' }, { ...guesser, ...HALL })
  const right = (at: number) =>
    create(`player/hallclaims-${at + 1}`, { method: 'code', code: codes[at]! }, { ...people[at]!, ...HALL })
  const answers = await Promise.all(people.map(async (_, at) => [await wrong(at), await right(at)] as const))
  expect(answers.filter(([, { status }]) => status === 200)).toHaveLength(25)
  expect(answers.filter(([{ status }]) => status === 429).length).toBeGreaterThan(10)
})

import { afterAll, expect, test, vi } from 'vitest'
import { call, login, PASSWORD, register, signedIn } from '#test/support/sign-in.ts'
import { bindings, type Answer } from '#test/support/worker.ts'
import { SECOND } from '#core/time.ts'
import { OF_ADDRESS } from '#worker/http/wrong-tries.ts'
import { digest } from '#worker/secrets/token.ts'

// With a fixed clock no delay ends during a test.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => vi.useRealTimers())
const later = (time: number) => vi.setSystemTime(Date.now() + time)

const at = (address: string) => ({ 'cf-connecting-ip': address })
const guess = (name: string, headers?: Record<string, string>) => login(name, 'a wrong password', headers)
const many = (count: number, ask: (at: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, no) => ask(no)))
const having = (answers: Answer[], wanted: number) => answers.filter(({ status }) => status === wanted)
const deviceOf = ({ response }: Answer) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('device='))!
    .split(';')[0]!

test('ten wrong passwords are free, then each further one waits about twice as long', async () => {
  await register('guessed')
  const here = at('198.51.100.1')
  const answers = await many(25, () => guess('guessed', here))
  expect([having(answers, 401).length, having(answers, 429).length]).toEqual([10, 15])
  const waits: string[] = []
  for (let tries = 0; tries < 9; tries += 1) {
    const { status, text, response } = await guess('guessed', here)
    expect(status).toBe(429)
    const wait = response.headers.get('retry-after')!
    expect(text).toMatch(/^Too many attempts\. Wait \d+ (second|minute)s?, then try again\.$/)
    waits.push(wait)
    later(Number(wait) * SECOND)
    expect((await guess('guessed', here)).status).toBe(401)
  }
  expect(waits).toEqual(['1', '2', '4', '8', '16', '32', '32', '60', '60'])
  later(60 * SECOND)
  expect((await login('guessed', PASSWORD, here)).status).toBe(200)
})

test('guesses at a name that nobody has wait in the same way', async () => {
  const answers = await many(25, () => guess('nobody-at-all', at('198.51.100.2')))
  expect([having(answers, 401).length, having(answers, 429).length]).toEqual([10, 15])
})

test('guesses at one account from many addresses together wait after fifty', async () => {
  await register('besieged-name')
  const answers = await many(80, (no) => guess('besieged-name', at(`203.0.113.${no}`)))
  expect([having(answers, 401).length, having(answers, 429).length]).toEqual([50, 30])
})

test('a stranger who guesses makes the owner wait only at the stranger’s own address', async () => {
  await register('elsewhere')
  await many(25, () => guess('elsewhere', at('198.51.100.3')))
  expect((await login('elsewhere', PASSWORD, at('198.51.100.3'))).status).toBe(429)
  expect((await login('elsewhere', PASSWORD, at('198.51.100.4'))).status).toBe(200)
})

test('nobody makes an owner wait on a device from which they signed in before', async () => {
  const device = deviceOf(await register('owner'))
  const hall = at('198.51.100.5')
  // At the owner's account from everywhere, and at other secrets from the owner's own address.
  await many(80, (no) => guess('owner', at(`203.0.113.${no}`)))
  await useUp(hall['cf-connecting-ip'])
  expect((await guess('owner-neighbour', hall)).status).toBe(429)
  expect((await guess('owner', { ...hall, cookie: device })).status).toBe(401)
  expect((await login('owner', PASSWORD, { ...hall, cookie: device })).status).toBe(200)
})

test('a device from which another user signed in has no tries of its own', async () => {
  await register('victim')
  const cookie = deviceOf(await register('attacker'))
  const here = { ...at('198.51.100.6'), cookie }
  await many(12, () => guess('victim', here))
  expect((await login('victim', PASSWORD, here)).status).toBe(429)
})

test('a guesser on a device from which the account was signed in to waits, too', async () => {
  const cookie = deviceOf(await register('stolen-phone'))
  const answers = await many(25, (no) => guess('stolen-phone', { ...at(`203.0.113.${no}`), cookie }))
  expect([having(answers, 401).length, having(answers, 429).length]).toEqual([10, 15])
})

test('a hall signs in from one address, each phone with one wrong try before the right one', async () => {
  const hall = at('198.51.100.7')
  await bindings.DB.batch(await hallOf(150))
  expect(having(await many(150, (no) => guess(`phone-${no}`, hall)), 401)).toHaveLength(150)
  expect(having(await many(150, (no) => login(`phone-${no}`, PASSWORD, hall)), 200)).toHaveLength(150)
})

test('right passwords are never counted, however many sign in at once', async () => {
  const headers = at('198.51.100.8')
  await register('often-here')
  expect(having(await many(9, () => login('often-here', PASSWORD, headers)), 200)).toHaveLength(9)
  expect(having(await many(9, () => login('often-here', PASSWORD, headers)), 200)).toHaveLength(9)
  expect(having(await many(10, () => guess('often-here', headers)), 401)).toHaveLength(10)
})

test('the password of a signed-in user has ten wrong tries, whatever others tried at the same address', async () => {
  const here = at('198.51.100.5')
  const headers = { ...signedIn(await register('asked-again')), ...here }
  const remove = (password: string) => call('/profile/delete', { password, name: 'keep' }, headers)
  const answers = await many(15, () => remove('a wrong password'))
  expect([having(answers, 403).length, having(answers, 429).length]).toEqual([10, 5])
  later(SECOND)
  expect((await remove(PASSWORD)).status).toBe(200)
})

/** As if all free tries of an address had just been wrong. */
async function useUp(address: string): Promise<void> {
  const { free, longest } = OF_ADDRESS
  await bindings.DB.prepare('insert into tries (key, count, until) values (?1, ?2, ?3)')
    .bind(await digest(`wrong address ${address}`), 1000 * free, Date.now() + free * longest)
    .run()
}

/** Statements that register users with the same password. */
async function hallOf(count: number): Promise<D1PreparedStatement[]> {
  await register('phone-model')
  return Array.from({ length: count }, (_, no) =>
    bindings.DB.prepare(
      `insert into users (id, username, unique_id, password_hash, email, created_at, updated_at)
       select ?1, ?1, ?1, password_hash, ?1 || '@example.org', 1, 1 from users where username = 'phone-model'`,
    ).bind(`phone-${no}`),
  )
}

import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { webhookOrigin } from '../../playwright.config.ts'
import { CRON_PATH } from '../../scripts/run/site.ts'
import { violations } from './accessibility.ts'
import { registerOrganiser } from './register-organiser.ts'
import { expect, test } from './watched-page.ts'
import { aReceiver } from './webhook-receiver.ts'

const DOCS = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
/** The code examples of docs/api.md in one language. */
const examples = (language: string): string[] =>
  Array.from(DOCS.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm')), ([, code]) => code!)
const run = promisify(execFile)
const hasPython = spawnSync('python3', ['--version']).status === 0

interface Verifier {
  isFromKibitz: (headers: object, body: string, secret: string) => boolean
}

test('a program with a token runs an event to its end, another receives its webhooks; then the token is revoked', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  const site = baseURL!
  const user = await registerOrganiser(context, site)
  const trap = await aReceiver(undefined)
  const receiver = await aReceiver(webhookOrigin, `http://127.0.0.1:${trap.port}/`)
  const name = `Examples ${Date.now().toString(36)}`
  const button = (label: string | RegExp) => page.getByRole('button', { name: label })

  await visit.to(`/@/${user}/settings`)
  await button('New access token').click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Also create and run tournaments').check()
  await button('Create token').click()
  const TOKEN = (await page.getByLabel('Access token', { exact: true }).textContent())!
  expect(TOKEN).toMatch(/^kbz_[\w-]{43}$/)
  expect(await violations(page)).toEqual([])
  await button('Done').click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Runs tournaments')
  await expect(page.getByText(TOKEN)).toHaveCount(0)

  const env = { ...process.env, KIBITZ: site, TOKEN, WEBHOOK: `${webhookOrigin}/hook` }
  const [curl] = examples('sh')
  const standings = (await run('bash', ['-euo', 'pipefail', '-c', curl!], { env })).stdout
  expect(standings).toContain('2 results entered.')
  expect(standings).toContain('Ann')
  const [js, verifier] = examples('js')
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', js!], { env })
  expect(stdout).toContain('\nFinished.')
  const [python, check] = examples('python')
  if (hasPython) {
    expect((await run('python3', ['-c', python!], { env })).stdout).toBe('Finished.\n')
    await run('python3', ['-c', check!])
  }

  const [, secret] = /Secret: (\S+)/.exec(stdout)!
  const [, id] = /Tournament: (\S+)/.exec(stdout)!
  const tick = () => context.request.get(site + CRON_PATH)
  const told = () => receiver.at('/hook').map(({ body }) => (JSON.parse(body) as { type: string }).type)
  await expect(async () => {
    await tick()
    expect(told().at(-1)).toBe('finished')
  }).toPass()
  const round = ['drawn', 'published', 'result', 'result', 'result', 'roundOver']
  expect(told()).toEqual([...round, ...round, ...round, 'finished'])
  expect(new Set(receiver.asked.map(({ headers }) => headers['webhook-id'])).size).toBe(19)
  const { isFromKibitz } = (await import(`data:text/javascript,${encodeURIComponent(verifier!)}`)) as Verifier
  for (const { headers, body } of receiver.asked) expect(isFromKibitz(headers, body, secret!)).toBe(true)

  // The desk lists deliveries, and sends one again with the same id.
  await visit.to(`/manage/${id}/programs`)
  const deliveries = page.getByRole('list', { name: 'Last deliveries' }).getByRole('listitem')
  await expect(deliveries).toHaveCount(19)
  await deliveries.first().getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => told().length).toBe(20)
  expect(receiver.asked.at(-1)!.headers['webhook-id']).toBe(receiver.asked.at(-2)!.headers['webhook-id'])
  await button('Add a webhook').click()
  await page.getByLabel('Address').fill('https://2130706433/hook')
  await button('Add webhook').click()
  await expect(page.getByRole('alert')).toHaveText(/^Enter a public host name\./)
  expect(await violations(page)).toEqual([])
  visit.complaints()

  // No other address of this machine is requested, whatever its spelling or redirect.
  const authorization = `Bearer ${TOKEN}`
  const post = (path: string, data: object) =>
    fetch(`${site}/api/tournament/${id}/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
  for (const host of ['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001', '[::1]', '[::ffff:7f00:1]', '0']) {
    for (const url of [`http://${host}:${trap.port}/`, `https://${host}:${trap.port}/`, `https://x@${host}/`])
      expect([url, (await post('addWebhook', { url, events: ['result'] })).status]).toEqual([url, 400])
  }
  await post('addWebhook', { url: `${webhookOrigin}/moved`, events: ['roundOver'] })
  await post('change', { request: { type: 'reopen', round: 3 } })
  await post('change', { request: { type: 'close', round: 3 } })
  await expect(async () => {
    await tick()
    expect(receiver.at('/moved').length).toBeGreaterThan(0)
  }).toPass()
  expect(trap.asked).toEqual([])

  await visit.to(`/@/${user}/settings`)
  await row.getByRole('button', { name: `Revoke ${name}` }).click()
  await button('Revoke token').click()
  await expect(row).toHaveCount(0)
  expect((await post('change', { request: { type: 'reopen', round: 3 } })).status).toBe(401)
  await Promise.all([receiver.close(), trap.close()])
})

import type { ChildProcess } from 'node:child_process'
import { PREVIEWS, SITE } from './build.ts'
import { waitForAnswer, isFree, start } from './processes.ts'

/** Where a local Kibitz listens and keeps its state. */
export interface Local {
  port: number
  state: string
  /** Whether the demo's live matches stay as they are at the start, however long the site runs: for tests. */
  isDemoFrozen: boolean
}

/** The local Kibitz that the environment asks for; throws a sentence when PORT is no port. */
export function local(): Local {
  const port = Number(process.env.PORT ?? 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_533)
    throw new Error(`PORT must be a number, not "${process.env.PORT}".`)
  return {
    port,
    state: process.env.KIBITZ_STATE ?? '.wrangler/state',
    isDemoFrozen: process.env.DEMO_FROZEN === '1',
  }
}

export const chessSiteUrl = ({ port }: Local): string => `http://localhost:${port + 1}`
export const siteUrl = ({ port }: Local): string => `http://localhost:${port}`

/** Throws a sentence when somebody listens where we want to. */
export async function claimPorts({ port }: Local): Promise<void> {
  for (const wanted of [port, port + 1]) {
    if (!(await isFree(wanted)))
      throw new Error(`Port ${wanted} is in use. Stop what is running there, or use another: PORT=9000 npm start.`)
  }
}

/** The chess-site simulator; resolves when it answers. */
export async function startChessSite(site: Local): Promise<ChildProcess> {
  const simulator = serve('chess-site', site.port + 1, site.state)
  await waitForAnswer(chessSiteUrl(site))
  return simulator
}

/** The Worker as it is deployed over its local D1, asking the simulator; resolves when it answers. */
export async function startWorker(site: Local): Promise<ChildProcess> {
  const worker = serve('site', site.port, site.state, varsOf(site))
  await waitForAnswer(`${siteUrl(site)}/api/tournaments`)
  return worker
}

const serve = (what: 'site' | 'chess-site', port: number, state: string, vars = {}): ChildProcess =>
  start('node', ['scripts/run/serve.ts', what, String(port), state, JSON.stringify(vars)])

/** The same Worker, bundled anew when its sources change; what it says is shown. */
export async function startReloadingWorker(site: Local): Promise<void> {
  const vars = Object.entries(varsOf(site)).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const dev = [
    'dev',
    '--ip',
    '127.0.0.1',
    '--inspector-port',
    '0',
    '--config',
    SITE.config,
    '--config',
    PREVIEWS.config,
  ]
  start('wrangler', [...dev, '--port', String(site.port), '--persist-to', site.state, ...vars], { loud: true })
  await waitForAnswer(`${siteUrl(site)}/api/tournaments`)
}

/** What of the Worker's settings is another than where it is deployed. */
function varsOf(site: Local): Record<string, string> {
  const chessSite = chessSiteUrl(site)
  const { WEBHOOK_LOOPBACK, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = process.env
  return {
    ENVIRONMENT: 'development',
    SITE_URL: siteUrl(site),
    CHESS_COM_API: `${chessSite}/pub`,
    CHESS_COM_WEB: chessSite,
    LICHESS_URL: `${chessSite}/lichess`,
    FACEBOOK_GRAPH: `${chessSite}/facebook`,
    FACEBOOK_WEB: `${chessSite}/facebook`,
    FACEBOOK_APP_ID: 'kibitz-demo',
    FACEBOOK_APP_SECRET: 'demo',
    // Of this machine's demo alone.
    SECRET: 'demo',
    // For tests alone.
    ...(WEBHOOK_LOOPBACK && { WEBHOOK_LOOPBACK }),
    ...(VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_ORIGIN: chessSite }),
  }
}

/** Where a local site fires its cron trigger; nobody else does. */
export const CRON_PATH = '/cdn-cgi/local/scheduled?cron=*+*+*+*+*'

/** Fires it, unless the site is down at the moment; throws where the site knows no such place. */
export async function fireCron(site: Local): Promise<void> {
  const answer = await fetch(siteUrl(site) + CRON_PATH).catch(() => undefined)
  if (answer?.status === 404) throw new Error(`Nothing fires the cron trigger at ${CRON_PATH}.`)
}

/** Fires it now and each minute. */
export function tick(site: Local): void {
  void fireCron(site)
  setInterval(() => void fireCron(site), 60_000)
}

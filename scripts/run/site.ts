import type { ChildProcess } from 'node:child_process'
import { PREVIEWS, SITE } from './build.ts'
import { waitForAnswer, isFree, start } from './processes.ts'

export interface Local {
  port: number
  state: string
  /** For tests: the demo's live matches stay as they are at the start, however long the site runs. */
  isDemoFrozen: boolean
}

/** The local Kibitz that PORT and other variables ask for. Throws if PORT is no port. */
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

/** Throws if one of the two ports is in use. */
export async function claimPorts({ port }: Local): Promise<void> {
  for (const wanted of [port, port + 1]) {
    if (!(await isFree(wanted)))
      throw new Error(`Port ${wanted} is in use. Stop what is running there, or use another: PORT=9000 npm start.`)
  }
}

/** Resolves when the simulator answers. */
export async function startChessSite(site: Local): Promise<ChildProcess> {
  const simulator = serve('chess-site', site.port + 1, site.state)
  await waitForAnswer(chessSiteUrl(site))
  return simulator
}

/** Starts the Worker with local data and the simulated chess site; resolves when it answers. */
export async function startWorker(site: Local): Promise<ChildProcess> {
  const worker = serve('site', site.port, site.state, varsOf(site))
  await waitForAnswer(`${siteUrl(site)}/api/tournaments`)
  return worker
}

const serve = (what: 'site' | 'chess-site', port: number, state: string, vars = {}): ChildProcess =>
  start('node', ['scripts/run/serve.ts', what, String(port), state, JSON.stringify(vars)])

/** The same with wrangler, which bundles the Worker again when its sources change; its output is shown. */
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

/** Settings that differ from the deployed ones. */
function varsOf(site: Local): Record<string, string> {
  const chessSite = chessSiteUrl(site)
  const { WEBHOOK_LOOPBACK, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = process.env
  return {
    ENVIRONMENT: 'development',
    SITE_URL: siteUrl(site),
    CHESS_COM_API: `${chessSite}/pub`,
    CHESS_COM_WEB: chessSite,
    LICHESS_URL: `${chessSite}/lichess`,
    LIVECHESS_URL: `${chessSite}/livechess`,
    FACEBOOK_GRAPH: `${chessSite}/facebook`,
    FACEBOOK_WEB: `${chessSite}/facebook`,
    FACEBOOK_APP_ID: 'kibitz-demo',
    FACEBOOK_APP_SECRET: 'demo',
    // A public value is safe here: it protects only local demo data.
    SECRET: 'demo',
    // For tests.
    ...(WEBHOOK_LOOPBACK && { WEBHOOK_LOOPBACK }),
    ...(VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_ORIGIN: chessSite }),
  }
}

/** Address of a local site's cron trigger, which workerd never fires by itself. */
export const CRON_PATH = '/cdn-cgi/local/scheduled?cron=*+*+*+*+*'

/** Fires the cron trigger; does nothing if the site is down. Throws if the site has no such address. */
export async function fireCron(site: Local): Promise<void> {
  const answer = await fetch(siteUrl(site) + CRON_PATH).catch(() => undefined)
  if (answer?.status === 404) throw new Error(`The site has no cron trigger at ${CRON_PATH}.`)
}

/** Fires the cron trigger now and every minute. */
export function tick(site: Local): void {
  void fireCron(site)
  setInterval(() => void fireCron(site), 60_000)
}

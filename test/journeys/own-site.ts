import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect } from '@playwright/test'
import { chessSite } from '#simulator/client.ts'
import { seed } from '../../scripts/demo/seed.ts'
import { migrate } from '../../scripts/run/migrate.ts'
import { isFree, stop } from '../../scripts/run/processes.ts'
import { chessSiteUrl, fireCron, siteUrl, startChessSite, startWorker, type Local } from '../../scripts/run/site.ts'

/** A second site, which a test may stop. */
const LOCAL: Local = {
  port: Number(process.env.TEST_PORT ?? 8791) + 2,
  state: '.wrangler/state-restarted',
  isDemoFrozen: true,
}

export const OWN_SITE_URL = siteUrl(LOCAL)

/** A Kibitz for one test, with the demo, on the client that was built for the main one. */
export interface OwnSite {
  simulator: ReturnType<typeof chessSite>
  /** Stops the Worker with all rooms; the database stays, and the chess site goes on. */
  stopWorker(): Promise<void>
  startWorker(): Promise<void>
}

export async function withOwnSite(use: (site: OwnSite) => Promise<void>): Promise<void> {
  rmSync(LOCAL.state, { recursive: true, force: true })
  const running = new Set<ChildProcess>()
  const end = async (child: ChildProcess) => {
    running.delete(child)
    await stop(child)
  }
  let worker: ChildProcess
  const begin = async () => {
    worker = await startWorker(LOCAL)
    running.add(worker)
    await fireCron(LOCAL)
  }
  try {
    const [simulator] = await Promise.all([startChessSite(LOCAL), migrate(LOCAL.state)])
    running.add(simulator)
    await seed(LOCAL)
    await begin()
    await use({
      simulator: chessSite(chessSiteUrl(LOCAL)),
      stopWorker: async () => {
        await end(worker)
        await expect.poll(() => isFree(LOCAL.port)).toBe(true)
      },
      startWorker: begin,
    })
  } finally {
    await Promise.all([...running].map(end))
  }
}

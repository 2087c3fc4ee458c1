import { build, migrate } from './run/build.ts'
import { start, stopAll } from './run/processes.ts'
import { claimPorts, local, siteUrl, startChessSite, startWorker, tick } from './run/site.ts'
import { seed } from './demo/seed.ts'

/** `npm run dev`: as `npm start`, and both the Worker and the client reload when their sources change. */
async function main(): Promise<void> {
  const site = local()
  await claimPorts(site)
  await Promise.all([build(), migrate(site.state), startChessSite(site)])
  await seed(site)
  await startWorker(site, true)
  const clock = tick(site)
  // Vite proxies to the Worker, so it starts once that listens.
  start('vite', [], { loud: true, env: { PORT: String(site.port) } })
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      clearInterval(clock)
      void stopAll().then(() => process.exit(0))
    })
  }
  console.log(`\n  Pages with reload: http://localhost:${site.port + 2}\n  As deployed:       ${siteUrl(site)}\n`)
}

try {
  await main()
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault)
  await stopAll()
  process.exit(1)
}

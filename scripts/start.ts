import { build, migrate } from './run/build.ts'
import { stopAll } from './run/processes.ts'
import { claimPorts, local, siteUrl, startChessSite, startWorker, tick } from './run/site.ts'
import { seed } from './demo/seed.ts'

/** `npm start`: Kibitz with live demo data, on this machine alone. */
async function main(): Promise<void> {
  const site = local()
  await claimPorts(site)
  await Promise.all([build(), migrate(site.state), startChessSite(site)])
  await seed(site)
  await startWorker(site)
  const clock = tick(site)
  stopOnSignal(clock)
  console.log(`
  Kibitz is at ${siteUrl(site)}

  Watch ${siteUrl(site)}/t/rivers/pairings: a round being played at the simulated chess site; scores change by themselves.
  Ctrl-C stops it. npm run reset empties it.
`)
}

function stopOnSignal(clock: NodeJS.Timeout): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      clearInterval(clock)
      void stopAll().then(() => process.exit(0))
    })
  }
}

try {
  await main()
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault)
  await stopAll()
  process.exit(1)
}

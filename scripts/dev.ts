import { withLocalData } from './run/broken-state.ts'
import { build } from './run/build.ts'
import { migrate } from './run/migrate.ts'
import { start } from './run/processes.ts'
import { claimPorts, local, siteUrl, startChessSite, startReloadingWorker, tick } from './run/site.ts'
import { untilStopped } from './run/until-stopped.ts'
import { seedRatingList } from './demo/rating-list.ts'
import { seed } from './demo/seed.ts'

/** `npm run dev`: like `npm start`, but the Worker and the client reload when their sources change. */
await untilStopped(async () => {
  const site = local()
  await claimPorts(site)
  await Promise.all([build(), withLocalData(site.state, () => migrate(site.state)), startChessSite(site)])
  await withLocalData(site.state, () => seed(site))
  await withLocalData(site.state, () => seedRatingList(site.state))
  await startReloadingWorker(site)
  tick(site)
  // Vite proxies to the Worker, so the Worker must be ready first.
  start('vite', [], { loud: true, env: { PORT: String(site.port) } })
  console.log(`\n  With reload: http://localhost:${site.port + 2}\n  As deployed:       ${siteUrl(site)}\n`)
})

import { withLocalData } from './run/broken-state.ts'
import { build, migrate } from './run/build.ts'
import { claimPorts, local, siteUrl, startChessSite, startWorker, tick } from './run/site.ts'
import { untilStopped } from './run/until-stopped.ts'
import { YOU } from './demo/you.ts'
import { seed } from './demo/seed.ts'

/** `npm start`: Kibitz with live demo data, on this machine alone. */
await untilStopped(async () => {
  const site = local()
  await claimPorts(site)
  await Promise.all([build(), withLocalData(site.state, () => migrate(site.state)), startChessSite(site)])
  await withLocalData(site.state, () => seed(site))
  await startWorker(site)
  tick(site)
  console.log(`
  Kibitz is at ${siteUrl(site)}

  Watch ${siteUrl(site)}/t/rivers/pairings: a round being played at the simulated chess site; scores change by themselves.
  Sign in as ${YOU.username} with ${YOU.password}. Letters that would be sent are at ${siteUrl(site)}/dev/mail.
  Ctrl-C stops it. npm run reset empties it.
`)
})

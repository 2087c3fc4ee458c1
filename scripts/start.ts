import { withLocalData } from './run/broken-state.ts'
import { build } from './run/build.ts'
import { migrate } from './run/migrate.ts'
import { claimPorts, local, siteUrl, startChessSite, startWorker, tick } from './run/site.ts'
import { untilStopped } from './run/until-stopped.ts'
import { YOU } from './demo/you.ts'
import { seedRatingList } from './demo/rating-list.ts'
import { seed } from './demo/seed.ts'

/** `npm start`: runs Kibitz on this machine with live demo data. */
await untilStopped(async () => {
  const site = local()
  await claimPorts(site)
  console.log('Building the pages, preparing the database and starting the simulated chess site…')
  await Promise.all([build(), withLocalData(site.state, () => migrate(site.state)), startChessSite(site)])
  await withLocalData(site.state, () => seed(site))
  await withLocalData(site.state, () => seedRatingList(site.state))
  console.log('Starting the Worker…')
  await startWorker(site)
  tick(site)
  console.log(`
  Kibitz is running at ${siteUrl(site)}

  Live round: ${siteUrl(site)}/t/rivers/pairings (played on the simulated chess site; scores update by themselves).
  Sign in as ${YOU.username} with ${YOU.password}. Emails it would send: ${siteUrl(site)}/dev/mail.
  Ctrl-C stops it. npm run reset clears the data.
`)
})

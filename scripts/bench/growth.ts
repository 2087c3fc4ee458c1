import { growTo } from './big-site.ts'
import type { BuiltSite } from './built.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { openSite, type Site } from './site.ts'
import { quantile } from './timing.ts'

const SMALL = 0.1
const TIMES = 9
/** Longer than the cache keeps lists; in milliseconds. */
const LIST_TTL = 1100

/** Compares a site with one of ten times the size: popular pages, and the work that cron does each minute. */
export async function growthRows(built: BuiltSite): Promise<Measurement[]> {
  const site = await openSite(built)
  const d1 = site.db.$client
  await growTo(d1, SMALL)
  const small = await measure(site)
  await growTo(d1, 1, SMALL)
  const large = await measure(site)
  await site.close()
  return (Object.keys(small) as (keyof typeof small)[]).flatMap((what) => [
    boundAtMost(`${what}: time on the big site, as a multiple of a tenth of it`, 2, large[what] / small[what]),
    boundAtMost(`${what}: time on the big site`, 150, large[what], 'ms'),
  ])
}

async function measure({ direct, tick }: Site) {
  const open = (path: string) => async () => {
    const answer = await fetch(direct + path)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  return {
    'home, uncached': await timed(open('/'), LIST_TTL),
    'a profile with hundreds of events, cached': await timed(open('/@/busy')),
    'a team with hundreds of events, cached': await timed(open('/team/busy')),
    'cron run': await timed(tick),
  }
}

/** Median milliseconds of a step, after one run that does not count. */
async function timed(step: () => Promise<void>, pause = 0): Promise<number> {
  await step()
  const times: number[] = []
  for (let time = 0; time < TIMES; time++) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const from = performance.now()
    await step()
    times.push(performance.now() - from)
  }
  return quantile(times, 0.5)
}

import { growTo } from './big-site.ts'
import type { BuiltSite } from './built.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { openSite, type Site } from './site.ts'
import { quantile } from './timing.ts'

const SMALL = 0.1
const TIMES = 9
/** Longer than lists are kept. */
const LIST_TTL = 1100

/** What a site of ten times the size costs, in comparison: what most people open, and what runs each minute. */
export async function growthRows(built: BuiltSite): Promise<Measurement[]> {
  const site = await openSite(built)
  const d1 = site.db.$client
  await growTo(d1, SMALL)
  const small = await measure(site)
  await growTo(d1, 1, SMALL)
  const large = await measure(site)
  await site.close()
  return (Object.keys(small) as (keyof typeof small)[]).flatMap((what) => [
    boundAtMost(`${what}: time at 1 × of the big site, to that at 0.1 ×`, 2, large[what] / small[what]),
    boundAtMost(`${what}: time at 1 × of the big site`, 150, large[what], 'ms'),
  ])
}

async function measure({ direct, tick }: Site) {
  const open = (path: string) => async () => {
    const answer = await fetch(direct + path)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  return {
    'home, read anew': await timed(open('/'), LIST_TTL),
    'a profile of hundreds of events, seen before': await timed(open('/@/busy')),
    'a team of hundreds of events, seen before': await timed(open('/team/busy')),
    'the minute’s work': await timed(tick),
  }
}

/** The median time of a step, after once that does not count. */
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

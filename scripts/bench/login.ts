import { hashPassword } from '#worker/secrets/password.ts'
import type { BuiltSite } from './built.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { openSite } from './site.ts'
import { quantile } from './timing.ts'

const TRIES = 60
// The first logins warm up and do not count.
const WARM = 6

/** Whether the response time of a refused login reveals that the username exists. */
export async function loginRows(built: BuiltSite): Promise<Measurement[]> {
  const site = await openSite(built)
  const { origin } = new URL(site.direct)
  const kept = await hashPassword('Grob 1. g4 forever')
  await site.db.$client.batch(
    Array.from({ length: TRIES + WARM }, (_, at) =>
      site.db.$client
        .prepare(
          `insert into users (id, username, unique_id, password_hash, email, created_at, updated_at)
           values (?1, ?1, ?1, ?2, ?1 || '@example.org', 1, 1)`,
        )
        .bind(`known-${at}`, kept),
    ),
  )
  let places = 0
  const milliseconds = async (username: string): Promise<number> => {
    const from = performance.now()
    const answer = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'cf-connecting-ip': `2001:db8:0:${(places += 1).toString(16)}::1`,
      },
      body: JSON.stringify({ username, password: 'not the password' }),
    })
    await answer.text()
    if (answer.status !== 401) throw new Error(`A wrong password returned ${answer.status}.`)
    return performance.now() - from
  }
  const taken = { known: [] as number[], unknown: [] as number[] }
  // Known and unknown names take turns, so that a slow moment of the machine affects both.
  for (let at = -WARM; at < TRIES; at++) {
    for (const kind of ['known', 'unknown'] as const) {
      const time = await milliseconds(`${kind}-${at + WARM}`)
      if (at >= 0) taken[kind].push(time)
    }
  }
  await site.close()
  const [known, unknown] = [quantile(taken.known, 0.5), quantile(taken.unknown, 0.5)]
  return [
    boundAtMost(
      'refused sign-in: ratio of median times for a known and an unknown name',
      1.05,
      Math.max(known, unknown) / Math.min(known, unknown),
      '×',
    ),
  ]
}

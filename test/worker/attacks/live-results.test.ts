import { afterAll, expect, test, vi } from 'vitest'
import { isAudit } from '#test/support/audit.ts'
import { aRound } from '#test/support/build.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aWatchedMatch } from '#test/support/watched-match.ts'
import { ask, aSaved, aUser } from '#test/support/worker.ts'

const HOSTILE_CALLS = 250
const FIRST_LINK = 8_000_000
/** Milliseconds of an answer: far more than a busy machine needs between two requests of one poll. */
const SLOW = 500

const site = await aChessSite()
// With a fixed clock the minute of a rate limit doesn't end during a test.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => vi.useRealTimers())
vi.spyOn(console, 'warn').mockImplementation(() => {})

/** A tournament with 250 linked matches, so that any user may ask for their pages. */
const links = Array.from({ length: HOSTILE_CALLS }, (_, at) => `https://www.chess.com/live#tm=${FIRST_LINK + at}`)
await aSaved({
  id: 'besieged',
  players: 2 * HOSTILE_CALLS,
  rounds: [
    aRound(links.map((_, at) => `${2 * at + 1}-${2 * at + 2} *`).join(', '), {
      facts: Object.fromEntries(links.map((link, at) => [at, { link }])),
    }),
  ],
})
const attack = (headersOf: (at: number) => Record<string, string>) =>
  links.map((link, at) =>
    ask(`/api/tournament/besieged/scrapeChessComTeamPage?${new URLSearchParams({ url: link })}`, {
      headers: headersOf(at),
    }),
  )
const isHostile = ({ path }: { path: string }) => path.includes(`/${String(FIRST_LINK).slice(0, 4)}`)

/**
 * Ends two games while the hostile calls run: each result is broadcast after one poll, whose requests overtake almost
 * all hostile ones.
 */
async function expectLiveFirst(followed: Awaited<ReturnType<typeof aWatchedMatch>>): Promise<void> {
  for (const board of [1, 2] as const) {
    await site.finishGame(followed.plan.id, { board, game: 1, result: '1-0' })
    const [told, before] = [followed.events.length, (await site.log()).length]
    await followed.turn()
    expect(followed.events.length).toBeGreaterThan(told)
    const since = (await site.log()).slice(before)
    // Hostile requests before the first of ours and after the last delayed none of ours.
    const first = since.findIndex((request) => !isHostile(request))
    const waited = since.slice(first, since.findLastIndex((request) => !isHostile(request)) + 1)
    const own = waited.filter((request) => !isHostile(request)).length
    // One hostile request may be under way whenever one of ours comes, and a busy machine may let a few more pass before it
    // sends the next of ours. Without priority each of ours would wait for twenty.
    expect(waited.filter(isHostile).length).toBeLessThanOrEqual(5 * own)
  }
}

test('250 calls of one account stop at its rate limit, and live results go first', async () => {
  const followed = await aWatchedMatch(site, 'siege-one', { minutesAgo: 3 })
  await followed.turn()
  await site.clearLog()
  await site.latency(SLOW)
  const { headers } = await aUser('besieger')
  const calls = attack((at) => ({ ...headers, 'cf-connecting-ip': `203.0.113.${at}` }))
  await expectLiveFirst(followed)
  await site.latency(1)
  const answers = await Promise.all(calls)
  expect(answers.filter(({ code }) => code === 'too-many-attempts')).toHaveLength(HOSTILE_CALLS - 20)
})

test.runIf(isAudit)(
  '250 calls from as many addresses fill a queue of their own, and the others are told to wait',
  async () => {
    const followed = await aWatchedMatch(site, 'siege-many', { minutesAgo: 3 })
    await followed.turn()
    await site.clearLog()
    await site.latency(SLOW)
    const calls = attack((at) => ({ 'cf-connecting-ip': `198.51.100.${at}` }))
    await expectLiveFirst(followed)
    await site.latency(1)
    for (const { status, code, text } of await Promise.all(calls)) {
      if (status === 404) continue
      expect(`${status} ${code} ${text}`).toBe(
        '503 site-busy Chess.com is busy right now, and live results go first. Try again in a minute.',
      )
    }
  },
)

test('calls from one address stop at its limit too', async () => {
  const calls = await Promise.all(attack(() => ({ 'cf-connecting-ip': '192.0.2.1' })))
  expect(calls.filter(({ status }) => status === 429)).toHaveLength(HOSTILE_CALLS - 60)
})

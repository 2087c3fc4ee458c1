import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DAY, MINUTE, SECOND } from '#core/time.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import type { MoodName } from '#simulator/moods/moods.ts'
import { isAudit } from '../../support/audit.ts'
import { aChessSite } from '../../support/chess-site.ts'
import { aWatchedMatch, expectStoredAsSite, advance } from '../../support/watched-match.ts'

vi.useFakeTimers({ toFake: ['Date'] })
vi.spyOn(console, 'warn').mockImplementation(() => {})
let site: ChessSiteClient
beforeAll(async () => {
  site = await aChessSite()
})
beforeEach(async () => {
  await site.mood('ok')
  // Back-offs of earlier tests are over by then.
  advance(2 * DAY)
})

// Names are difficult: for a closed account all answers may have a bare address.
const HONEST: MoodName[] = ['moved', 'new-etag', 'duplicate-boards', 'renamed', 'closed-accounts', 'in-progress-again']
const FAILING: MoodName[] = [
  '429',
  '429-retry-after',
  '403',
  '403-text',
  '404',
  '410',
  '500',
  '502',
  '503',
  '504',
  'garbage',
  'html',
  'empty',
  'huge',
  'gzip-bomb',
  'reset',
  'redirect-loop',
  'redirect-away',
  'stale-etag',
  'wrong-schema',
  'unknown-status',
  'shrinking-boards',
  'adjusted-score',
]

// One mood for each way in which the poll handles a fault; queue.test.ts shows that the queue refuses the others alike.
const TELLING: MoodName[] = [
  'moved',
  'duplicate-boards',
  'renamed',
  '429-retry-after',
  'reset',
  'wrong-schema',
  'stale-etag',
  'shrinking-boards',
]

test.each(isAudit ? [...HONEST, ...FAILING] : TELLING)(
  'after the site was in the mood %s for a while, at the start, in the middle and at the end, nothing is lost or doubled',
  async (mood) => {
    const id = mood.replaceAll('-', '')
    const followed = await aWatchedMatch(site, `m${id}`, { minutesAgo: -0.2, speed: 8 })
    for (const calm of [40 * SECOND, 80 * SECOND, 0]) {
      await site.mood(mood)
      await followed.follow(40 * SECOND, 10 * SECOND)
      await site.mood('ok')
      await followed.follow(calm, 10 * SECOND)
    }
    await followed.follow(8 * MINUTE, 40 * SECOND)
    await expectStoredAsSite(followed, `m${id}`)
    expect((await followed.match()).outcome).toBe(
      await followed.truth().then(({ score: [one, other] }) => (one > other ? '10' : one < other ? '01' : '==')),
    )
  },
)

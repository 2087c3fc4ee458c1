import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import type { SiteLoad } from '#core/match/site-load.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import { aSaved, aUser, bindings } from '#test/support/worker.ts'
import type { Bindings } from '#worker/env.ts'
import { BehindNotice } from '#worker/rooms/behind.ts'
import type { PollState } from '#worker/rooms/poll.ts'

const BUSY: SiteLoad = { live: 300, pace: 500 }
const told = async () =>
  (await bindings.DB.prepare("select content from notifications where user_id = 'behind-director'").all()).results

test('directors are notified once a day if a site has more live matches than can be polled, and not otherwise', async () => {
  await aSaved({ id: 'behindcup', name: 'Behind Cup', settings: { source: 'chessCom' } })
  await aUser('behind-director')
  await bindings.DB.prepare("update tournaments set organiser_id = 'behind-director' where id = 'behindcup'").run()
  let load: SiteLoad = { live: 10, pace: 500 }
  const SiteQueue = { getByName: () => ({ load: async () => load }) }
  const env = { ...bindings, SiteQueue } as unknown as Bindings
  const now = Date.now()
  const match = { outcome: NO_OUTCOME, facts: { startTime: now - HOUR, bodyStatus: 'in_progress' } }
  const state = { tournamentId: 'behindcup', name: 'Behind Cup', watches: [{ source: 'chessCom', match }] }
  const room = bindings.TournamentRoom.getByName('behindcup')
  await runInDurableObject(room, async (_, { storage }) => {
    const look = (at: number, notice = new BehindNotice(storage)) => notice.look(env, state as unknown as PollState, at)
    await look(now)
    expect(await told()).toEqual([])
    load = BUSY
    await look(now + MINUTE)
    expect(await told()).toEqual([
      {
        content:
          '**Behind Cup**: Chess.com has many live matches right now, so results may arrive up to 3 minutes late. No result gets lost, and you can enter results by hand.',
      },
    ])
    await bindings.DB.prepare("update notifications set seen = 1 where user_id = 'behind-director'").run()
    await look(now + HOUR)
    expect(await told()).toHaveLength(1)
    await look(now + DAY + HOUR)
    expect((await told()).length).toBeLessThanOrEqual(2)
  })
})

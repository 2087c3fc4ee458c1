import { beforeEach, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#core/time.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { startedGames } from '#test/support/started-games.ts'
import { advance } from '#test/support/watched-match.ts'
import { bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { listDueTournaments } from '#worker/data/watches.ts'

vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 12, 12) })
vi.spyOn(console, 'warn').mockImplementation(() => {})
const site = await aChessSite()
beforeEach(async () => {
  await site.mood('ok')
  // Back-offs of earlier tests are over by then.
  advance(2 * DAY)
  await site.clearLog()
})

const ROUND = '1-2 *, 3-4 *, 5-6 *, 7-8 *'
const ownerOf = (id: string) => `${id.replaceAll('-', '')}boss`

test('links that were made with a token are cancelled at Lichess, too', async () => {
  const event = await startedGames(site, 'links-cancel', ROUND)
  await event.ask([1], null)
  await event.turn()
  const mine = async () => (await site.challenges()).filter(({ owner }) => owner === ownerOf('links-cancel'))
  expect(await mine()).toHaveLength(1)
  await event.cancel([1])
  await event.turn()
  expect((await event.starts())[0]).toMatchObject({ state: 'cancelled', worksOn: false })
  expect(await mine()).toEqual([])
})

test('a token that was revoked is no reason to leave players without links', async () => {
  const event = await startedGames(site, 'links-revoked', ROUND)
  await site.revokeToken(event.bossToken)
  await event.ask([1], null)
  await event.turn()
  expect((await event.starts())[0]).toMatchObject({ state: 'created', isByToken: false })
})

test('links expire, and the cron trigger wakes the room for the games that are due', async () => {
  const event = await startedGames(site, 'links-expire', ROUND)
  await event.ask([1], null, { expiresAt: Date.now() + HOUR })
  await event.turn()
  expect(await listDueTournaments(open(bindings.DB), Date.now())).not.toContain('links-expire')
  advance(HOUR)
  expect(await listDueTournaments(open(bindings.DB), Date.now())).toContain('links-expire')
  await event.turn()
  expect(await event.states()).toEqual({ 1: 'expired' })
  expect(await listDueTournaments(open(bindings.DB), Date.now())).not.toContain('links-expire')
})

test('after a 429 nothing else is asked for a minute', async () => {
  const event = await startedGames(site, 'bulk-busy', ROUND)
  await site.mood('429', { only: '/lichess' })
  await event.ask([1], null)
  await event.turn()
  const asked = (await site.log()).length
  expect(asked).toBe(1)
  advance(59 * SECOND)
  await event.turn(true)
  expect(await site.log()).toHaveLength(asked)
  await site.mood('ok')
  advance(2 * MINUTE)
  await event.turn(true)
  expect(await event.states()).toEqual({ 1: 'created' })
})

import { expect, test } from 'vitest'
import type { Settings } from '#core/tournament/tournament.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aSaved, bindings } from '#test/support/worker.ts'
import { aMember, call, profile } from '../../support/sign-in.ts'

const LINK = 'https://lichess.org/abcd1234'
const site = await aChessSite()

test('where results are pulled, the link of a single game is polled at once, in a match of one game', async () => {
  await site.lichessGame({
    id: 'abcd1234',
    white: 'x',
    black: 'y',
    startTime: Date.now() - 3_600_000,
    secondsPerMove: 1,
  })
  const director = await aMember('boss-single')
  const { id: directorId } = JSON.parse((await profile(director)).text) as { id: string }
  const anEvent = async (id: string, settings: Partial<Settings>) => {
    await aSaved({ id, players: 2, rounds: ['1-2 *'], settings: { pullResults: 2, ...settings } })
    await bindings.DB.prepare('update tournaments set organiser_id = ? where id = ?').bind(directorId, id).run()
    expect((await call('/submit/gameLink', { id: `${id}-1-1`, tournamentId: id, link: LINK }, director)).status).toBe(
      200,
    )
    return bindings.DB.prepare(
      "select outcome, facts ->> 'provisional' as provisional from matches where tournament_id = ?",
    )
      .bind(id)
      .first()
  }
  expect(await anEvent('singleev', {})).toEqual({ outcome: '01', provisional: null })
  expect(await anEvent('asklater', { pullResults: 1 })).toEqual({ outcome: '01', provisional: 1 })
  expect(await anEvent('neverev', { pullResults: 0 })).toEqual({ outcome: '  ', provisional: null })
  expect(await anEvent('twogames', { gamePointTotal: 2 })).toEqual({ outcome: '  ', provisional: null })
})

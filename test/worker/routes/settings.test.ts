import { expect, test } from 'vitest'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aDirector, aMade, START } from '#test/support/made-tournament.ts'
import { ask, bindings, fetchJson, postJson } from '#test/support/worker.ts'
import { publishDue } from '#worker/jobs/publish-due.ts'

test('settings are saved as they are set, and invalid ones refused in a sentence', async () => {
  const made = await aMade('allsettings')
  const set = (settings: object) => made.change({ type: 'editEvent', settings })
  const change = {
    tieBreaks: ['SB', 'KS'],
    location: 'Brno',
    federation: 'CZE',
    winReward: 3,
    qualifyingPlaces: 2,
    rulesURL: '/rules.pdf',
  }
  expect(await set(change)).toMatchObject({ status: 200 })
  expect((await made.snapshot()).settings).toMatchObject(change)
  expect(await set({ tieBreaks: ['nonsense'] })).toMatchObject({ status: 400, message: 'That isn’t a tie-break.' })
  expect(await set({ qualifyingPlaces: 0 })).toMatchObject({
    status: 400,
    message: 'Qualifying places must be a number from 1 to 64.',
  })
  expect(await set({ logoURL: 'javascript:alert(1)' })).toMatchObject({ status: 400 })
  expect(await set({ public: true })).toMatchObject({ status: 409, message: expect.stringContaining('still a draft') })
  expect((await ask(`/t/${made.id}/history`)).status).toBe(404)
  await made.does(...START)
  expect(await set({ drawReward: 1 })).toMatchObject({ status: 409 })
})

test('in FIDE mode settings that FIDE’s rules don’t know are refused in a sentence', async () => {
  const made = await aMade('fidesettings')
  const set = (settings: object) => made.change({ type: 'editEvent', settings })
  expect(await set({ byeReward: 2 })).toMatchObject({ status: 409, message: expect.stringMatching(/^A bye can’t be/) })
  expect(await set({ drawReward: 1 })).toMatchObject({ status: 409, message: expect.stringMatching(/^Two draws/) })
})

test('a league of teams has 2, 1 and 0 match points, and board points decide between level teams', async () => {
  const made = await aMade('league', { system: 'roundRobin', competitors: 'team', gamesPerMatch: 4 })
  expect((await made.snapshot()).settings).toMatchObject({
    winReward: 2,
    drawReward: 1,
    lossReward: 0,
    byeReward: 1,
    tieBreaks: ['GPTS', 'EDE', 'EMGSB'],
  })
})

test('a drawn round is published at its time, unless that was cancelled or the round taken back', async () => {
  const made = await aMade('timed')
  const at = Date.now() + 60_000
  await made.does({ type: 'open' }, { type: 'draw', round: 1 }, { type: 'schedule', round: 1, publishAt: at })
  const publishAt = async () => (await made.desk()).draws[0]!.publishAt
  expect(await publishAt()).toBe(at)
  const round = async (now: number) => {
    await publishDue(bindings, now)
    return (await made.snapshot()).round
  }
  expect(await round(at - 1)).toBe(0)
  await made.does({ type: 'schedule', round: 1, publishAt: null })
  expect(await round(at)).toBe(0)
  await made.does({ type: 'schedule', round: 1, publishAt: at })
  expect(await round(at)).toBe(1)
  expect(await round(at)).toBe(1)
  expect((await made.history())[0]).toMatchObject({ words: 'Round 1 published: 2 boards', by: null })
  await made.does({ type: 'unpublish', round: 1 })
  expect(await publishAt()).toBeUndefined()
  expect(await round(at)).toBe(0)
})

test('a tournament made like an earlier one of the user has its settings and none of its players', async () => {
  const made = await aMade('weekly', { timeControl: '10+5', system: 'swiss' })
  await made.does({ type: 'editEvent', settings: { tieBreaks: ['DE'], winReward: 3, showRatings: false } })
  const body = { name: 'Weekly again', rounds: 7, system: 'swiss', like: made.id }
  const answer = await postJson('/api/tournament/create', body, made.headers)
  const { id } = JSON.parse(answer.text) as { id: string }
  const again = await fetchJson<Snapshot>(`/api/tournament/${id}/snapshot`, { headers: made.headers })
  expect(again.settings).toMatchObject({ tieBreaks: ['DE'], winReward: 3, showRatings: false, totalRounds: 7 })
  expect(again.settings).toMatchObject({ timeControl: '10+5', public: false })
  expect(again.players.no).toEqual([])
  const stranger = await aDirector('weekly-stranger')
  expect((await postJson('/api/tournament/create', body, stranger)).status).toBe(404)
})

import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { rowsOf } from '#test/support/watched-tournament.ts'
import { aMade, person, START } from '#test/support/made-tournament.ts'
import { claims } from '#test/support/people.ts'
import { aUser, bindings, fetchJson, ask } from '#test/support/worker.ts'

type Entries = AnswerOf<'get', '/tournament/:id/getDeskEntries'>

test('club, FIDE ID, sex, birth, group and fee are corrected at the desk and undone; only the desk sees who has paid', async () => {
  const { id, headers, change, does, undo, history } = await aMade('Corrected entries')
  const entries = () => fetchJson<Entries>(`/api/tournament/${id}/getDeskEntries`, { headers })
  const details = { fideId: '1503014', sex: 'w', birth: '2010/03/04', club: 'Rooks', group: 'U16' }
  await does({ type: 'open' }, { type: 'editEntry', no: 2, change: {}, details })
  const paid = await change({ type: 'editEntry', no: 3, change: { rating: 1900 }, details: { fee: 'paid' } })
  expect(paid.status).toBe(200)
  expect(await entries()).toEqual([
    { no: 2, ...details },
    { no: 3, fideId: null, sex: null, birth: null, club: null, fee: 'paid' },
  ])
  const shown = await ask(`/api/tournament/${id}/getEntryDetails`)
  expect(JSON.parse(shown.text)).toEqual([
    { no: 2, fideId: '1503014', sex: 'w', birthYear: 2010, club: 'Rooks', group: 'U16' },
  ])
  const { text: told } = await ask(`/api/tournament/${id}/getChanges`)
  expect(told).toContain('Entry 2 (Bo): FIDE ID, sex, club, date of birth, group')
  const words = told.replaceAll(/[\w-]{43}|\d{13}/g, '')
  expect(words).not.toMatch(/fee|2010/)
  const corrected = (await history()).find(({ words }) => words.startsWith('Entry 2'))!
  expect((await undo(corrected.version)).status).toBe(200)
  expect(await entries()).toEqual([{ no: 3, fideId: null, sex: null, birth: null, club: null, fee: 'paid' }])
  const { status } = await change({ type: 'editEntry', no: 2, change: {}, details: { fee: 'later' } })
  expect(status).toBe(400)
})

test('before round 1 the list is sorted by rating, title and name, and all facts about the players move along', async () => {
  const { id, headers, change, does, snapshot, undo } = await aMade('Renumbered', {
    system: 'swiss',
    entries: [person('Ann', 2400), person('Bo', 2300)],
  })
  const late = [
    { ...person('Cy', 2500), club: 'Knights' },
    { ...person('Zed', 2300), title: 'FM' },
    { ...person('Abe', 2300) },
  ]
  await does({ type: 'addEntries', entries: late })
  await aUser('renumbered-cy')
  await claims(id, 3, { user_id: 'renumbered-cy', owner: 'renumbered-cy' })
  await does(
    { type: 'setBye', no: 3, round: 2, bye: { type: 'H', state: 'granted' } },
    { type: 'checkIn', round: 1, nos: [2], isPresent: true },
  )
  await bindings.DB.batch(
    [1, 3].map((no) =>
      bindings.DB.prepare("insert into player_requests values (?, ?, 'late', 2, 'waiting', 1)").bind(id, no),
    ),
  )
  const done = await change({ type: 'renumber' })
  expect(done).toMatchObject({ status: 200, message: '5 entries have other numbers' })
  const names = async () => (await snapshot()).players.firstName
  expect(await names()).toEqual(['Cy', 'Ann', 'Zed', 'Abe', 'Bo'])
  expect((await snapshot()).players.owner).toEqual({ 0: 'renumbered-cy' })
  const desk = await fetchJson<AnswerOf<'get', '/tournament/:id/getDesk'>>(`/api/tournament/${id}/getDesk`, { headers })
  expect(desk.byeRequests).toMatchObject([{ player: 1, round: 2 }])
  expect(desk.checkIns).toMatchObject([{ player: 5 }])
  expect(desk.requests.map(({ player }) => player).toSorted()).toEqual([1, 2])
  const of = (no: number) => rowsOf(`select club, user_id from players where tournament_id = '${id}' and no = ${no}`)
  expect(await of(1)).toEqual([{ club: 'Knights', user_id: 'renumbered-cy' }])
  expect(await of(3)).toEqual([{ club: null, user_id: null }])
  expect(await change({ type: 'renumber' })).toMatchObject({
    status: 409,
    message: 'The list is in order by rating, title and name already.',
  })
  expect((await undo(done.version)).status).toBe(200)
  expect(await names()).toEqual(['Ann', 'Bo', 'Cy', 'Zed', 'Abe'])
  expect(await of(3)).toEqual([{ club: 'Knights', user_id: 'renumbered-cy' }])
  await does({ type: 'open' }, { type: 'draw', round: 1 })
  expect((await change({ type: 'renumber' })).message).toContain('Round 1 has been drawn.')

  // Numbers may change until round 4 is drawn; the pairings stay the same, also in rounds that are drawn.
  await does({ type: 'publish', round: 1 })
  const played = async () => {
    const { players, rounds } = await snapshot()
    return rounds[0]!.white.map((white, at) => [players.firstName[white], players.firstName[rounds[0]!.black[at]!]])
  }
  const before = await played()
  expect(await change({ type: 'renumber' })).toMatchObject({ status: 200 })
  expect(await names()).toEqual(['Cy', 'Ann', 'Zed', 'Abe', 'Bo'])
  expect(await played()).toEqual(before)
  expect((await snapshot()).remarks).toEqual([expect.stringMatching(/^TPN regeneration @ Round 1: /)])
  expect(await change({ type: 'exchangeNumbers', one: 1, other: 2 })).toMatchObject({ status: 409 })
  expect(await change({ type: 'exchangeNumbers', one: 4, other: 5 })).toMatchObject({ status: 200 })
  expect(await names()).toEqual(['Cy', 'Ann', 'Zed', 'Bo', 'Abe'])
})

test('an expulsion needs a reason, which the history keeps, and can be undone', async () => {
  const { id, change, does, snapshot, history, undo } = await aMade('Expelled', {
    entries: [person('Ann', 2400), person('Bo', 2300), person('Cy', 2200)],
  })
  await does(...START)
  expect(await change({ type: 'expel', no: 3 })).toMatchObject({ status: 409, message: 'Say why they are expelled.' })
  const done = await change({ type: 'expel', no: 3 }, { reason: 'Used a telephone' })
  expect(done).toMatchObject({ status: 200, message: 'Entry 3 (Cy) was expelled from round 2 on' })
  expect((await snapshot()).players).toMatchObject({ withdrawn: [2], exclusions: { 2: 'expelled' } })
  expect((await history())[0]).toMatchObject({ reason: 'Used a telephone' })
  expect(await rowsOf(`select exclusion from players where tournament_id = '${id}' and no = 3`)).toEqual([
    { exclusion: 'expelled' },
  ])
  expect((await undo(done.version)).status).toBe(200)
  expect((await snapshot()).players.exclusions).toBeUndefined()
})

test('FIDE mode is left for good: no undo restores it, and the earlier state remains visible', async () => {
  const { change, does, snapshot, history, undo } = await aMade('Left FIDE mode', {
    entries: [person('Ann', 2400), person('Bo', 2300)],
  })
  await does(...START)
  const points = { type: 'editEvent', settings: { winReward: 3 } }
  expect((await change(points)).message).toContain('in FIDE mode')
  const done = await change({ type: 'leaveFideMode' })
  expect(done).toMatchObject({ status: 200, message: 'FIDE mode left in round 1' })
  expect((await history())[0]).toMatchObject({ mayUndo: false, words: 'FIDE mode left in round 1' })
  expect((await undo(done.version)).status).toBe(409)
  expect((await change(points)).status).toBe(200)
  expect((await snapshot()).remarks).toEqual([
    'Configuration @ Round 1: points 1/0.5/0 => 3/0.5/0',
    'FIDE mode exited @ Round 1',
  ])
})

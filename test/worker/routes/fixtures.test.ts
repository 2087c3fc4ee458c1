import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import { aMade, person, START } from '#test/support/made-tournament.ts'
import { aTeam, claims } from '#test/support/people.ts'
import { ask, aUser, bindings, fetchJson, postJson } from '#test/support/worker.ts'

type Fixtures = AnswerOf<'get', '/tournament/:id/getFixtures'>

const MATCH = { round: 1, no: 1 }

/** A league of two teams with a captain each, whose first round starts in three days. */
async function aLeague(name: string, settings: object = {}) {
  const made = await aMade(name, {
    competitors: 'team',
    gamesPerMatch: 2,
    entries: ['Rooks', 'Knights'].map((one) => person(one)),
    rounds: 1,
    timeZone: 'Europe/Prague',
  })
  const start = Math.floor((Date.now() + 3 * DAY) / MINUTE) * MINUTE
  const captains = await Promise.all(
    [1, 2].map(async (no) => {
      const id = `${name}-cap${no}`.toLowerCase().replaceAll(' ', '')
      const { headers } = await aUser(id)
      await aTeam(`${id}-team`, {}, { [id]: 1 })
      await claims(made.id, no, { team_id: `${id}-team`, owner: `${id}-team` })
      return { id, headers }
    }),
  )
  const rules = { agreeDaysBefore: 2, agreeDaysAfter: 2, ...settings }
  await made.does({ type: 'editEvent', settings: rules, dates: [start] }, ...START)
  const call = async (by: 1 | 2, path: string, body: object) => {
    const { headers } = captains[by - 1]!
    const { status, text } = await postJson(`/api/tournament/${made.id}/${path}`, { ...MATCH, ...body }, headers)
    return status === 200 ? 200 : text
  }
  const fixture = async (by: 1 | 2) => {
    const { headers } = captains[by - 1]!
    const { fixtures } = await fetchJson<Fixtures>(`/api/tournament/${made.id}/getFixtures`, { headers })
    return fixtures[0]!
  }
  const told = async (user: string) => {
    const { results } = await bindings.DB.prepare('select content from notifications where user_id = ? order by id')
      .bind(user)
      .all<{ content: string }>()
    return results.map(({ content }) => content.replaceAll('**', ''))
  }
  return { ...made, start, captains, call, fixture, told }
}

test('captains offer each other times until one takes one: it is the start of the match everywhere', async () => {
  const { id, start, captains, call, fixture, told, snapshot, history } = await aLeague('Times agreed')
  expect(await fixture(1)).toMatchObject({ state: 'planned', startBy: 'round', start })
  expect(await call(1, 'proposeTime', { times: [start + 3 * DAY] })).toBe('Choose times within the days of the round.')
  expect(await call(1, 'proposeTime', { times: [start + HOUR] })).toBe(200)
  expect(await call(1, 'answerTime', { at: start + HOUR })).toBe('The other team isn’t offering a time any more.')
  expect(await call(2, 'proposeTime', { times: [start + DAY, start + 2 * HOUR] })).toBe(200)
  expect(await fixture(1)).toMatchObject({ state: 'countered', proposals: [{ answer: 'countered' }, { by: 2 }] })
  expect(await call(1, 'answerTime', { at: start + HOUR })).toBe(
    'The other team has offered other times in the meantime. Look at them again.',
  )
  expect(await call(1, 'answerTime', { at: start + DAY })).toBe(200)
  // The same answer again is the same agreement.
  expect(await call(1, 'answerTime', { at: start + DAY })).toBe(200)
  expect(await fixture(2)).toMatchObject({ state: 'agreed', startBy: 'captains', start: start + DAY })
  const { rounds } = await snapshot()
  expect(rounds[0]!.facts![0]).toMatchObject({ startTime: start + DAY, agreedTime: start + DAY, timeBy: 'captains' })
  const { text } = await ask(`/api/tournament/${id}/calendar.ics`)
  expect(text).toContain(new Date(start + DAY).toISOString().replace(/[-:]|\.\d+/g, ''))
  expect((await told(captains[1]!.id)).at(-1)).toMatch(/starts .* in Prague, as both captains agreed\.$/)
  expect((await told(captains[0]!.id))[0]).toMatch('Knights propose another time for')
  expect(
    (await history()).some(({ words, source }) => words.includes('captains agreed on') && source === 'captain'),
  ).toBe(true)
})

test('offers are for the two captains and the directors alone', async () => {
  const { id, headers, start, call, desk } = await aLeague('Times hidden')
  expect(await call(1, 'proposeTime', { times: [start] })).toBe(200)
  const { headers: stranger } = await aUser('times-hidden-stranger')
  const seen = await fetchJson<Fixtures>(`/api/tournament/${id}/getFixtures`, { headers: stranger })
  expect(seen).toEqual({ teams: [], fixtures: [], missing: [] })
  for (const [path, body] of [
    ['proposeTime', { times: [start] }],
    ['answerTime', { at: start }],
  ] as const) {
    const answer = await postJson(`/api/tournament/${id}/${path}`, { ...MATCH, ...body }, stranger)
    expect([path, answer.status]).toEqual([path, 403])
  }
  expect((await desk()).talks).toMatchObject([{ round: 1, team: 1, other: 2, proposals: [{ by: 1, times: [start] }] }])
  const everything = await ask(`/api/tournament/${id}/snapshot`, { headers })
  expect(everything.text).not.toContain('proposals')
})

test('a declined or withdrawn offer leaves the start as it is, and after the deadline only a director sets one', async () => {
  const { start, captains, call, fixture, does, told, undo, history } = await aLeague('Times set')
  expect(await call(1, 'proposeTime', { times: [start + HOUR] })).toBe(200)
  expect(await call(2, 'answerTime', { at: null })).toBe(200)
  expect(await call(2, 'proposeTime', { times: [start + HOUR] })).toBe(200)
  expect(await call(2, 'proposeTime', { times: [] })).toBe(200)
  const { state, proposals } = await fixture(1)
  expect([state, ...proposals.map(({ answer }) => answer)]).toEqual(['planned', 'declined', 'withdrawn'])
  expect(await call(1, 'proposeTime', { times: [start + HOUR] })).toBe(200)
  await does({ type: 'editEvent', settings: { agreeHours: 96 } })
  expect(await call(2, 'answerTime', { at: start + HOUR })).toMatch('The time to agree is over')
  await does({ type: 'setTime', ...MATCH, at: start + 2 * HOUR })
  expect(await fixture(1)).toMatchObject({ state: 'set', startBy: 'director', start: start + 2 * HOUR })
  expect((await fixture(1)).proposals.at(-1)!.answer).toBe('lapsed')
  for (const captain of captains) expect((await told(captain.id)).at(-1)).toMatch('the arbiter set the start')
  const [made] = await history()
  expect((await undo(made!.version)).status).toBe(200)
  expect(await fixture(1)).toMatchObject({ state: 'proposed', startBy: 'round', start })
})

test('the line-up of a match is due before its own start, and players who don’t come are replaced until after it', async () => {
  const { id, captains, start, does } = await aLeague('Own deadline', { lineUpMinutes: 15, substituteMinutes: 30 })
  const { headers } = captains[0]!
  const roster = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, rating: 2000 }))
  await postJson(`/api/tournament/${id}/setRoster`, { team: 1, roster }, captains[0]!.headers)
  await does({ type: 'editEvent', settings: { squadClosesAt: start } })
  expect((await postJson(`/api/tournament/${id}/setRoster`, { team: 1, roster }, headers)).status).toBe(200)
  const handIn = async (individuals: number[]) => {
    const answer = await postJson(`/api/tournament/${id}/handInLineUp`, { round: 1, team: 1, individuals }, headers)
    return answer.status === 200 ? 200 : answer.text
  }
  const due = async () => {
    const query = `/api/tournament/${id}/getLineUps?round=1`
    const { matches } = await fetchJson<AnswerOf<'get', '/tournament/:id/getLineUps'>>(query, { headers })
    return matches[0]!.due
  }
  expect(await handIn([1, 2])).toBe(200)
  expect(await due()).toBe(start - 15 * MINUTE)
  const soon = Math.floor(Date.now() / MINUTE) * MINUTE + 5 * MINUTE
  await does({ type: 'setTime', ...MATCH, at: soon })
  expect(await due()).toBe(soon - 15 * MINUTE)
  expect(await handIn([2, 3])).toMatch('only put in players who weren’t in yours')
  expect(await handIn([1, 3])).toBe(200)
  await does({ type: 'setTime', ...MATCH, at: soon - HOUR })
  expect(await handIn([1, 2])).toMatch('are public')
})

test('two different reports are a dispute in which both captains are heard, and a director rules', async () => {
  const { id, captains, call, fixture, does, told, desk, snapshot } = await aLeague('Results disputed', {
    allowSelfSubmissions: true,
  })
  const report = (by: 1 | 2, points: number[]) =>
    postJson('/api/submit/result', { id: `${id}-1-1`, points }, captains[by - 1]!.headers)
  const { rounds, players } = await snapshot()
  const isFirst = players.no[rounds[0]!.white[0]!] === 1
  expect(await call(1, 'state', { kind: 'report', text: 'Board 2 was a draw.' })).toMatch('nothing to explain')
  expect((await report(1, [2, 0])).status).toBe(200)
  expect((await report(2, [1, 1])).status).toBe(200)
  expect((await told(captains[0]!.id)).at(-1)).toMatch('the other team reported a different result')
  expect(await call(1, 'state', { kind: 'report', text: 'Board 2 ended 1–0.' })).toBe(200)
  expect(await call(2, 'state', { kind: 'report', text: 'Board 2 was a draw.' })).toBe(200)
  expect((await desk()).talks![0]!.statements.map(({ by, text }) => [by, text])).toEqual([
    [1, 'Board 2 ended 1–0.'],
    [2, 'Board 2 was a draw.'],
  ])
  expect(await fixture(2)).toMatchObject({ isDisputed: true, statements: [{ by: 1 }, { by: 2 }] })
  await does({ type: 'settle', ...MATCH, by: isFirst ? 'w' : 'b' })
  for (const captain of captains) expect((await told(captain.id)).at(-1)).toMatch('the arbiter decided that')
  expect((await fixture(1)).isDisputed).toBe(false)
})

test('a captain protests until the deadline, and a director’s ruling needs a reason that both captains read', async () => {
  const { captains, call, change, does, fixture, told } = await aLeague('Results protested', { protestHours: 48 })
  const protest = (text: string) => call(2, 'state', { kind: 'protest', text })
  expect(await protest('Too early.')).toBe('You can protest once the match has a result.')
  await does({ type: 'enterResult', ...MATCH, result: { points: [2, 0] } })
  expect(await protest('Board 1 was played by somebody else.')).toBe(200)
  expect((await told('Results protested-boss'))[0]).toMatch('Knights protest against the result')
  const rule = { type: 'rule', ...MATCH, isUpheld: true }
  expect(await change(rule)).toMatchObject({ status: 409, code: 'reason-needed' })
  expect(await change(rule, { reason: 'The player was not on the list.' })).toMatchObject({ status: 200 })
  expect(await change(rule, { reason: 'Twice.' })).toMatchObject({ status: 409 })
  for (const captain of captains)
    expect((await told(captain.id)).at(-1)).toMatch('was upheld. The player was not on the list')
  expect((await fixture(1)).statements).toMatchObject([{ by: 2, ruling: 'upheld' }])
  await does({ type: 'editEvent', dates: [Date.now() - 3 * DAY] })
  expect(await protest('Too late.')).toBe('The time to protest against this match is over.')
  await does({ type: 'editEvent', settings: { protestHours: 0 } })
  expect(await protest('Not here.')).toMatch('takes no protests')
})

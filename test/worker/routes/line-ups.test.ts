import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { HOUR } from '#core/time.ts'
import { aMade, person } from '#test/support/made-tournament.ts'
import { aTeam, claims } from '#test/support/people.ts'
import { importText } from '#test/support/trf/files.ts'
import { ask, aUser, fetchJson, postJson } from '#test/support/worker.ts'

type LineUps = AnswerOf<'get', '/tournament/:id/getLineUps'>

/** A league of three teams; the first two have a captain and four players each. */
async function aLeague(name: string, given: object = {}) {
  const made = await aMade(name, {
    competitors: 'team',
    gamesPerMatch: 2,
    entries: ['Rooks', 'Knights'].map((one) => person(one)),
    rounds: 2,
    ...given,
  })
  const captains = await Promise.all(
    [1, 2].map(async (no) => {
      const id = `${name}-cap${no}`.toLowerCase().replaceAll(' ', '')
      const { headers } = await aUser(id)
      await aTeam(`${id}-team`, {}, { [id]: 1 })
      await claims(made.id, no, { team_id: `${id}-team`, owner: `${id}-team` })
      const roster = ['Ann', 'Bo', 'Cy'].map((one) => ({ name: `${one} ${no}`, rating: 2000 }))
      expect((await postJson(`/api/tournament/${made.id}/setRoster`, { team: no, roster }, headers)).status).toBe(200)
      return headers
    }),
  )
  const lineUps = async (headers?: Record<string, string>) => {
    const { matches } = await fetchJson<LineUps>(`/api/tournament/${made.id}/getLineUps?round=1`, {
      ...(headers && { headers }),
    })
    const sides = matches[0]!.sides.toSorted((a, b) => a.team - b.team)
    return sides.map(({ isIn, players }) => players?.map((one) => one?.name ?? '–').join(', ') ?? isIn)
  }
  const handIn = async (team: number, individuals: number[] | null, headers = captains[team - 1]!) => {
    const { status, text } = await postJson(
      `/api/tournament/${made.id}/handInLineUp`,
      { round: 1, team, individuals },
      headers,
    )
    return status === 200 ? status : text
  }
  return { ...made, captains, lineUps, handIn }
}

const START_OF_TEAMS = [{ type: 'open' }, { type: 'draw', round: 1 }, { type: 'publish', round: 1 }]

test('captains hand in line-ups in the order of their lists, hidden from the other side until both are in', async () => {
  const { captains, does, handIn, lineUps, headers, desk } = await aLeague('Hidden line-ups')
  expect(await handIn(1, [1, 2])).toBe('Entry 1 (Rooks) has no match in round 1.')
  await does(...START_OF_TEAMS)
  expect(await handIn(1, [2, 1])).toBe('Players sit in the order of the team’s list.')
  expect(await handIn(1, [1, 4])).toBe('Choose players of this team.')
  expect(await handIn(1, [1, 1])).toBe('Each player can sit at one board only.')
  expect(await handIn(1, [1, 2, 3])).toBe('A match has 2 boards.')
  expect(await handIn(1, [0, 0])).toBe('Choose who plays.')
  expect(await handIn(1, [1, 3])).toBe(200)
  expect(await lineUps(captains[0])).toEqual(['Ann 1, Cy 1', false])
  for (const other of [captains[1], undefined]) expect(await lineUps(other)).toEqual([true, false])
  expect(await lineUps(headers)).toEqual(['Ann 1, Cy 1', false])
  expect(await handIn(1, [0, 2])).toBe(200)
  expect(await handIn(2, [4, 5])).toBe(200)
  for (const anybody of [captains[0], captains[1], undefined])
    expect(await lineUps(anybody)).toEqual(['–, Bo 1', 'Ann 2, Bo 2'])
  expect(await handIn(1, [1, 2])).toBe('The line-ups of this match are public. Ask the arbiter to change yours.')
  // The arbiter knows reasons for another order.
  expect(await handIn(1, [2, 1], headers)).toBe(200)
  expect((await desk()).lineUps).toEqual([
    { round: 1, team: 1, individuals: [2, 1] },
    { round: 1, team: 2, individuals: [4, 5] },
  ])
})

test('a line-up is public and final once it is due, or once the match has a result', async () => {
  const { does, handIn, lineUps, undo, history } = await aLeague('Line-ups due')
  await does(...START_OF_TEAMS)
  expect(await handIn(1, [1, 2])).toBe(200)
  await does({ type: 'editEvent', dates: [Date.now() + HOUR] })
  expect(await lineUps()).toEqual([true, false])
  await does({ type: 'editEvent', dates: [Date.now() - HOUR - 1] })
  expect(await lineUps()).toEqual(['Ann 1, Bo 1', false])
  expect(await handIn(2, [4, 5])).toMatch('are public')
  await does({ type: 'editEvent', dates: [null] })
  await does({ type: 'enterResult', round: 1, no: 1, result: { points: [2, 0] } })
  expect(await lineUps()).toEqual(['Ann 1, Bo 1', false])
  const made = (await history()).find(({ words }) => words.endsWith('line-up of round 1 handed in'))!
  expect(made.source).toBe('captain')
  expect((await undo(made.version)).status).toBe(200)
  expect(await lineUps()).toEqual([false, false])
})

test('line-ups are due as many minutes before their round as the director sets', async () => {
  const { does, handIn, lineUps, captains } = await aLeague('Line-ups early')
  await does(...START_OF_TEAMS, { type: 'editEvent', dates: [Date.now() + HOUR + 1] })
  expect(await handIn(1, [1, 2])).toBe(200)
  expect(await lineUps(captains[1])).toEqual([true, false])
  await does({ type: 'editEvent', settings: { lineUpMinutes: 90 } })
  expect(await lineUps(captains[1])).toEqual(['Ann 1, Bo 1', false])
  expect(await handIn(2, [4, 5])).toMatch('are public')
})

test('the boards of a match are entered at the desk: match score, individual scores and report follow from them', async () => {
  const { id, does, change, handIn, headers, snapshot } = await aLeague('Boards entered')
  await does(...START_OF_TEAMS)
  expect(await handIn(1, [1, 3])).toBe(200)
  expect(await handIn(2, [4, 5])).toBe(200)
  const boards = (letters: string) => ({ type: 'enterBoards', round: 1, no: 1, boards: letters })
  expect(await change(boards('10'.repeat(3)))).toMatchObject({
    status: 409,
    message: 'Together, both sides can have at most 2 game points.',
  })
  expect((await change(boards('11'))).status).toBe(400)
  await does(boards('10=='))
  const { rounds } = await snapshot()
  expect(rounds[0]).toMatchObject({ outcomes: '10', points: [3, 1] })
  expect(await change(boards('1010'))).toMatchObject({ status: 409, code: 'reason-needed' })
  expect(await change(boards('10+-'), { reason: 'Slip misread' })).toMatchObject({ status: 200 })
  const rows = await fetchJson<AnswerOf<'get', '/tournament/:id/getIndividualPlayers'>>(
    `/api/tournament/${id}/getIndividualPlayers`,
    { headers },
  )
  const scores = rows.map(({ name, histories }) => [name, histories.map(({ score }) => score).join()])
  expect(scores).toEqual([
    ['Ann 1', '1'],
    ['Bo 1', ''],
    ['Cy 1', '1'],
    ['Ann 2', '0'],
    ['Bo 2', '0'],
    ['Cy 2', ''],
  ])
  const file = await ask(`/api/tournament/${id}/tournament.trf`, { headers })
  expect(importText(file.text).games.map(({ white, black, outcome }) => `${white} – ${black} ${outcome}`)).toEqual([
    'Ann 1 – Ann 2 10',
    'Bo 2 – Cy 1 -+',
  ])
})

test('a round that is taken back keeps its line-ups; players in one stay on the list, and captains’ changes end with the draw', async () => {
  const { id, captains, headers, does, handIn, desk } = await aLeague('Kept line-ups')
  await does(...START_OF_TEAMS)
  expect(await handIn(1, [1, 2])).toBe(200)
  await does({ type: 'unpublish', round: 1 }, { type: 'publish', round: 1 })
  expect((await desk()).lineUps).toEqual([{ round: 1, team: 1, individuals: [1, 2] }])
  const roster = (nos: number[]) => ({ team: 1, roster: nos.map((no) => ({ no, name: `No ${no}` })) })
  const save = (nos: number[], by: Record<string, string>) =>
    postJson(`/api/tournament/${id}/setRoster`, roster(nos), by).then(({ text }) => text)
  expect(await save([3, 2, 1], captains[0]!)).toBe('Round 1 has been drawn. Ask the arbiter to change the list.')
  expect(await save([1, 3], headers)).toBe('One of those players is in the line-up of round 1.')
  expect(await save([3, 2, 1], headers)).toContain('Players saved.')
  const saved = await fetchJson<{ no: number; name: string }[]>(`/api/tournament/${id}/getRoster?team=1`, { headers })
  expect(saved.map(({ no, name }) => [no, name])).toEqual([
    [3, 'No 3'],
    [2, 'No 2'],
    [1, 'No 1'],
  ])
})

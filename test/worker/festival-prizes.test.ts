import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { festivalOf } from '#core/festival/of-section.ts'
import { NO_OVERALL_PRIZES } from '#core/festival/overall-prizes.ts'
import { NO_PRIZES } from '#core/tournament/prizes.ts'
import { aFestival } from '#test/support/made-festival.ts'
import { sectionLines } from '#core/rows/section-prizes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ask, fetchJson, postJson } from '#test/support/worker.ts'

type Prizes = AnswerOf<'get', '/festival/:id/getPrizes'>
type Desk = AnswerOf<'get', '/festival/:id/getFestivalDesk'>

const category = (euros: number) => ({
  name: '',
  condition: {},
  sharing: 'place',
  leastShare: 0,
  leastEntries: 0,
  prizes: [{ amount: euros * 100, thing: '', worth: 0 }],
})
const overall = (euros: number, rest: object = {}) => ({
  ...category(euros),
  sections: [],
  compare: 'points',
  bestOfClub: null,
  ...rest,
})
const plan = (...categories: object[]) => ({ ...NO_OVERALL_PRIZES, categories })

test('a player of two sections wins in both and keeps one; the next moves up', async () => {
  const { id, headers, a, blitz, send } = await aFestival('pier-prizes')
  const register = (request: object) => send(`/${id}/changeRegister`, { request })
  const person = (firstName: string) => ({ firstName, lastName: 'Novák', birth: '1990' })
  await register({ type: 'addPerson', person: person('Ada'), sections: [a, blitz] })
  await register({ type: 'addPerson', person: person('Bo'), sections: [a] })
  await register({ type: 'addPerson', person: person('Cy'), sections: [blitz] })
  for (const [tournament, euros] of [
    [a, 100],
    [blitz, 80],
  ] as const) {
    for (const request of [
      { type: 'setPrizes', prizes: { ...NO_PRIZES, categories: [category(euros)] } },
      { type: 'draw', round: 1 },
      { type: 'publish', round: 1 },
    ])
      await postJson(`/api/tournament/${tournament}/change`, { request }, headers)
    const { rounds } = await fetchJson<{ rounds: { white: number[] }[] }>(`/api/tournament/${tournament}/snapshot`)
    // Ada is number 1 in both.
    const outcome = rounds[0]!.white[0] === 0 ? '10' : '01'
    const request = { type: 'enterResult', round: 1, no: 1, result: { outcome } }
    expect((await postJson(`/api/tournament/${tournament}/change`, { request }, headers)).status).toBe(200)
  }
  expect((await fetchJson<Prizes>(`/api/festival/${id}/getPrizes`)).races).toEqual([])
  const fileOfBlitz = async () => (await ask(`/api/tournament/${blitz}/prizes.csv`)).text
  expect(await fileOfBlitz()).toContain('Overall,1,1,Ada Novák,,80,EUR,')
  await send(`/${id}/change`, { request: { type: 'setPrizes', prizes: plan(overall(30)), was: null } })
  const prizes = await fetchJson<Prizes>(`/api/festival/${id}/getPrizes`)
  const { races } = prizes
  expect(races.map(({ word, lines }) => [word, lines.map(({ winner }) => winner?.name)])).toEqual([
    [null, ['Bo Novák']],
    ['Open A', ['Ada Novák']],
    ['Blitz', ['Cy Novák']],
  ])
  const page = await ask(`/f/${id}/prizes`)
  expect([page.status, page.text.includes('Ada Novák keeps 100')]).toEqual([200, true])
  const file = await ask(`/api/festival/${id}/prizes.csv`)
  expect(file.text).toContain('Blitz,Overall,1,Cy Novák,,Blitz,2,80,EUR,')
  // The section’s own page and file name the same winner.
  expect(await fileOfBlitz()).toContain('Overall,1,2,Cy Novák,,80,EUR,')
  const snapshot = await fetchJson<Snapshot>(`/api/tournament/${blitz}/snapshot`)
  expect(festivalOf(snapshot)).toBe(id)
  const [lines] = sectionLines(prizes, snapshot)!
  expect(lines!.map(({ winner }) => winner)).toEqual([1])
  expect(lines![0]!.why.join(' ')).toContain('Ada Novák keeps 100')
  await send(`/${id}/change`, {
    request: { type: 'setPrizes', prizes: { ...plan(overall(30)), withSections: false }, was: plan(overall(30)) },
  })
  expect(await fileOfBlitz()).toContain('Overall,1,1,Ada Novák,,80,EUR,')
})

test('prizes are refused in a sentence, told in the history, and undone', async () => {
  const { id, headers, a, send, read } = await aFestival('pier-plan')
  const change = async (request: object) => {
    const answer = await postJson(`/api/festival/${id}/change`, { request }, headers)
    return `${answer.status} ${answer.text}`
  }
  const stored = async () => (await read<Desk>('getFestivalDesk')).festival.overallPrizes
  expect(await stored()).toBeNull()
  const unknown = plan(overall(50, { sections: ['nowhere'] }))
  expect(await change({ type: 'setPrizes', prizes: unknown })).toMatch(/^409 .*no such section/)
  const none = plan(overall(50, { bestOfClub: 0 }))
  expect(await change({ type: 'setPrizes', prizes: none })).toMatch(/^400 .*how many players/)
  const first = plan(overall(50, { sections: [a] }))
  const { version, message } = await send(`/${id}/change`, { request: { type: 'setPrizes', prizes: first, was: null } })
  expect(message).toBe('Prizes of the festival entered.')
  expect(await stored()).toEqual(first)
  expect(await change({ type: 'setPrizes', prizes: null, was: null })).toMatch(/^409 .*changed the prizes meanwhile/)
  await send(`/${id}/undo`, { version })
  expect(await stored()).toBeNull()
})

import { expect, test } from 'vitest'
import type { RoundMoments } from '#core/moments/shown-moments.ts'
import type { BoardGame } from '#core/snapshot/individual.ts'
import { aRound } from '#test/support/build.ts'
import { aMade, person, result, START } from '#test/support/made-tournament.ts'
import { ask, aSaved, fetchJson } from '#test/support/worker.ts'

const momentsOf = (id: string, query = '', headers = {}) =>
  fetchJson<RoundMoments>(`/api/tournament/${id}/getMoments${query}`, { headers })
const kindsOf = ({ moments }: RoundMoments) => moments.map(({ kind, no }) => `${kind} ${no}`)

/** Two players who meet on board 1 of a round robin, the first of them much weaker. */
async function anEvent(name: string) {
  const event = await aMade(name, { entries: [person('Ann', 1700), person('Bo', 2300)], rounds: 2 })
  await event.does(...START)
  const { rounds, players } = await event.snapshot()
  const isFirst = players.firstName[rounds[0]!.white[0]!] === 'Ann'
  return { ...event, wins: isFirst ? '10' : '01' }
}

test('an upset is told when its result is entered, and is gone once the result is undone', async () => {
  const { id, change, undo, wins } = await anEvent('Upsetting')
  expect(kindsOf(await momentsOf(id))).toEqual([])
  const before = Date.now()
  const { version } = await change(result(1, wins))
  const { moments, round, hidden } = await momentsOf(id, '?round=1')
  expect({ round, hidden }).toEqual({ round: 1, hidden: [] })
  expect(moments).toMatchObject([{ kind: 'upset', match: `${id}-1-1`, winner: { name: 'Ann', rating: 1700 } }])
  expect(moments[0]!.at).toBeGreaterThanOrEqual(before)
  expect((await undo(version)).status).toBe(200)
  expect(kindsOf(await momentsOf(id))).toEqual([])
})

const PGN = '1. f3 {[%eval 0.0]} e5 {[%eval 0.2]} 2. g4 {[%eval #-1]} Qh4# 0-1'
const games: BoardGame[] = [1, 2].map((no) => ({
  round: 1,
  matchNo: 1,
  no,
  board: no,
  white: `W${no}`,
  black: `B${no}`,
  whiteFirst: no === 1,
  outcome: '01',
  pgn: PGN,
  endedAt: 1_700_000_000_000 + no * 60_000,
}))
const teams = {
  players: ['Owls', 'Hawks'],
  settings: { competitors: 'team', gamePointTotal: 2 } as const,
  rounds: [aRound('1-2 *1:1', { games: ['0110'] })],
}

test('mates and swings have the position after their move', async () => {
  const { id } = await aSaved({ ...teams, id: 'momentboards' }, { games })
  const { moments, isTeam } = await momentsOf(id)
  expect(isTeam).toBe(true)
  const mate = moments.find(({ kind }) => kind === 'mate')
  expect(mate).toMatchObject({
    board: 2,
    ply: 4,
    position: { fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', from: 'd8', to: 'h4' },
  })
  expect(moments.find(({ kind }) => kind === 'swing')).toMatchObject({ ply: 3, position: { from: 'g2', to: 'g4' } })
})

test('readers who hide results get counts, and the moments themselves only when they ask', async () => {
  const { id } = await aSaved({ ...teams, id: 'momentveil' }, { games })
  const hide = { cookie: 'spoilers=hide' }
  const whole = await momentsOf(id)
  const veiled = await momentsOf(id, '', hide)
  expect(veiled.moments).toEqual([])
  expect(veiled.hidden).toEqual([{ no: 1, entries: [1, 2], names: ['Owls', 'Hawks'], count: whole.moments.length }])
  expect((await ask(`/api/tournament/${id}/getMoments`, { headers: hide })).text).not.toMatch(/Qh4|mate|swing|fen/)
  expect(await momentsOf(id, '?spoilers=show', hide)).toEqual(whole)
  expect((await momentsOf(id, '', { cookie: `spoilers=hide~${id}.1` })).hidden).toEqual([])
})

test('a round that is not drawn has no moments', async () => {
  const { id } = await aSaved({ ...teams, id: 'momentless' })
  expect(await momentsOf(id, '?round=7')).toEqual({ round: 7, isTeam: true, moments: [], hidden: [] })
})

test('a round whose pairings are hidden has no counts either, as they would name its matches', async () => {
  const rounds = ['1-2 1, 3-4 1', '1-4 1, 3-2 1']
  const players = ['Ann 1500', 'Bo 2400', 'Cy 1500', 'Di 2400']
  const { id } = await aSaved({ id: 'momentpairs', players, rounds })
  expect((await momentsOf(id, '?round=2')).moments).not.toEqual([])
  const hide = { cookie: 'spoilers=hide' }
  expect(await momentsOf(id, '?round=2', hide)).toEqual({ round: 2, isTeam: false, moments: [], hidden: [] })
  expect(await momentsOf(id, '', hide)).toMatchObject({ round: 1, moments: [] })
})

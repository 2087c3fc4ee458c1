import { expect, test } from 'vitest'
import { bonusRows, playerRows, podiumPlayers } from '#core/rows/player-rows.ts'
import { aSnapshot } from '../../support/build.ts'

const event = aSnapshot({
  players: ['GM Ann Lee 2200 NED', 'Bob 2100', 'Cid 2000'],
  rounds: ['1-2 =, 3 H', '3-1 *, 2'],
  bonuses: [
    { player: 0, round: 2, MP: 1, GP: 1 },
    { player: 1, round: 5, MP: 2 },
  ],
})

test('a player’s row has every round, and the bonuses that count', () => {
  expect(playerRows(event)[0]).toEqual({
    id: 'cup-1',
    tournamentId: 'cup',
    firstName: 'Ann',
    lastName: 'Lee',
    rating: 2200,
    nationality: 'NED',
    pool: 0,
    active: true,
    isPlaying: true,
    performanceRating: 2100,
    teamId: null,
    contact: null,
    lichess: null,
    chessCom: null,
    code: null,
    meta: {},
    createdAt: event.createdAt,
    updatedAt: event.updatedAt,
    histories: [
      {
        round: 1,
        match: 0.5,
        id: 'cup-2',
        name: 'Bob',
        colour: 'W',
        game: 0.5,
        played: true,
        expected: 0.64,
        oppRating: 2100,
        pool: 0,
        resultId: 'cup-1-1',
      },
      {
        round: 2,
        match: null,
        id: 'cup-3',
        name: 'Cid',
        colour: 'B',
        game: null,
        played: false,
        expected: 0.76,
        oppRating: 2000,
        pool: 0,
        resultId: 'cup-2-1',
      },
    ],
    bonuses: [{ id: 'cup-1', round: 2, MP: 0.5, GP: 0.5 }],
  })
})

test('a bye is an opponent, and a round without a pairing has none', () => {
  const [, , cid] = playerRows(event)
  expect(cid!.histories[0]).toMatchObject({ match: 0.5, id: 'bye', name: 'BYE', colour: null, resultId: 'cup-1-2' })
  const late = aSnapshot({ players: 3, rounds: ['1-2 1'] })
  expect(playerRows(late)[2]!.histories[0]).toMatchObject({ match: null, id: null, name: null, resultId: null })
})

test('a player with an opponent in the current round of a running event is playing', () => {
  const playing = (snapshot: typeof event) => playerRows(snapshot).map(({ isPlaying }) => isPlaying)
  expect(playing(event)).toEqual([true, false, true])
  expect(playing({ ...event, active: false })).toEqual([false, false, false])
})

test('a withdrawn player is not active', () => {
  const players = { ...event.players, withdrawn: [1] }
  expect(playerRows({ ...event, players }).map(({ active }) => active)).toEqual([true, false, true])
})

test('in a team event the owner of an entry is a team; other entries have no team', () => {
  const players = { ...event.players, owner: { 1: 'brno' } }
  expect(playerRows({ ...event, players })[1]!.teamId).toBeNull()
  expect(playerRows({ ...event, players, settings: { ...event.settings, competitors: 'team' } })[1]!.teamId).toBe(
    'brno',
  )
})

test('players are selected by id, with data that the snapshot lacks', () => {
  const [bob, ...others] = playerRows(event, ['cup-2', 'cup-99', 'bye'], new Map([[2, { lichess: 'bob64' }]]))
  expect(bob).toMatchObject({ id: 'cup-2', lichess: 'bob64', chessCom: null })
  expect(others).toEqual([])
})

test('the status has the podium by rank', () => {
  const state = podiumPlayers(aSnapshot({ players: 4, rounds: ['1-2 1, 3-4 =', '1-3 1, 4-2 1'] }))
  expect(Object.entries(state).map(([rank, players]) => [rank, players.map(({ id }) => id)])).toEqual([
    ['1', ['cup-1']],
    ['2', ['cup-4']],
    ['3', ['cup-3']],
  ])
  const shared = podiumPlayers(aSnapshot({ players: 4, rounds: ['1-2 1, 3-4 1'] }))
  expect(Object.entries(shared).map(([rank, players]) => [rank, players.map(({ id }) => id)])).toEqual([
    ['1', ['cup-1', 'cup-3']],
    ['3', ['cup-2', 'cup-4']],
  ])
})

test('the podium of a knockout is decided by its final, not by points', () => {
  const settings = { pairingSystem: 'knockout', totalRounds: 2, gamePointTotal: 4, displayPoints: 'game' } as const
  const state = podiumPlayers(aSnapshot({ rounds: ['1-4 4:0, 2-3 2½:1½', '1-2 1½:2½'], settings }))
  expect(Object.entries(state).map(([rank, players]) => [rank, players.map(({ id }) => id)])).toEqual([
    ['1', ['cup-2']],
    ['2', ['cup-1']],
    ['3', ['cup-4', 'cup-3']],
  ])
})

test('the podium is empty before the first round', () => {
  expect(podiumPlayers(aSnapshot({ players: 4 }))).toEqual({})
})

test('every bonus has its player’s id', () => {
  expect(bonusRows(event)).toEqual([
    { id: 'cup-1', round: 2, MP: 0.5, GP: 0.5 },
    { id: 'cup-2', round: 5, MP: 1, GP: 0 },
  ])
})

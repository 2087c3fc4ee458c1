import { expect, test } from 'vitest'
import { parseClubId, parseClubMatches } from '#core/chess-site/club-matches.ts'
import { isForeign } from '#core/chess-site/foreign-link.ts'
import { linkWindow } from '#core/match/link-window.ts'
import { DAY } from '#core/time.ts'

const API = 'https://api.chess.com/pub'
const entry = (id: string, rest: object = {}) => ({
  name: 'Round 1',
  '@id': `${API}/match/${id}`,
  opponent: `${API}/club/Night-Owls`,
  time_class: 'daily',
  ...rest,
})

test('the list of a club names its matches by kind and number, with the other club', () => {
  const list = {
    finished: [entry('live/7', { start_time: 1_692_624_006, result: 'lose' }), { odd: true }],
    in_progress: [],
    registered: [entry('8')],
  }
  expect(parseClubMatches(list)).toEqual([
    { link: { source: 'chessCom', type: 'daily', siteId: '8' }, name: 'Round 1', opponent: 'night-owls' },
    {
      link: { source: 'chessCom', type: 'team', siteId: '7' },
      name: 'Round 1',
      opponent: 'night-owls',
      startTime: 1_692_624_006_000,
    },
  ])
  expect(parseClubMatches('<html>')).toBeUndefined()
  expect(parseClubMatches({})).toEqual([])
})

test('a club has a number', () => {
  expect(parseClubId({ club_id: 57_796 })).toBe(57_796)
  for (const odd of [{}, { club_id: 'x' }, null]) expect(parseClubId(odd)).toBeUndefined()
})

const CLUBS = [
  { slug: 'night-owls', name: 'Night Owls', id: 1 },
  { slug: 'tide-pool', name: 'Tide Pool', id: 2 },
]
const team = (name: string, club: string | null) => ({ name, club })

test.each<[string, string | null, boolean]>([
  ['the club’s page', 'https://www.chess.com/club/night-owls', false],
  ['another club', 'https://www.chess.com/club/zebra-society', true],
  ['no known club', null, false],
])('a match of a team with %s', (_, club, foreign) => {
  expect(isForeign(CLUBS, [team('Xyz', club)])).toBe(foreign)
})

test('a renamed club is known by its number or its name', () => {
  const old = 'https://www.chess.com/club/old-owls'
  expect(isForeign(CLUBS, [team('Xyz', old)])).toBe(true)
  expect(isForeign(CLUBS, [team('Xyz', old)], new Map([['old-owls', 1]]))).toBe(false)
  expect(isForeign(CLUBS, [team('Night Owls', old)])).toBe(false)
})

test('a match of a round starts from three days before its date until three days before the next', () => {
  const start = 100 * DAY
  expect(linkWindow([start, start + 30 * DAY], 1)).toEqual({ from: start - 3 * DAY, until: start + 27 * DAY })
  expect(linkWindow([start], 1)).toEqual({ from: start - 3 * DAY, until: start + 35 * DAY })
  expect(linkWindow([start, start + DAY], 1)).toEqual({ from: start - 3 * DAY, until: start + DAY })
  expect(linkWindow([null], 1)).toBeUndefined()
})

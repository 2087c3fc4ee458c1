import { expect, test } from 'vitest'
import { initialQueries, PAGES } from '#core/addresses/pages.ts'
import { parsePath } from '#core/addresses/parse-path.ts'
import { queryKey } from '#core/addresses/query-keys.ts'
import { aSnapshot } from '#test/support/build.ts'

function keys(address: string, context: Partial<Parameters<typeof initialQueries>[1]> = {}) {
  const { pathname, searchParams } = new URL(address, 'https://kibitz.example')
  return initialQueries(parsePath(pathname), { param: (name) => searchParams.get(name), ...context }).map(queryKey)
}

test('no two pages share an address', () => {
  const patterns = Object.values(PAGES).flatMap(({ paths }) => paths.map(({ pattern }) => pattern))
  expect(new Set(patterns).size).toBe(patterns.length)
})

test.each([
  ['/', [['tournaments'], ['rounds', 0, 0], ['announcements']]],
  ['/news', [['announcements']]],
  ['/privacy', [['page', 'privacy']]],
  ['/feedback/one', [['feedback', 'one']]],
  ['/login', []],
  ['/contact', []],
  ['/check', []],
  ['/nowhere/at/all', []],
  [
    '/@/ann_lee',
    [
      ['@', 'ann_lee'],
      ['@', 'ann_lee', 'matches'],
      ['@', 'ann_lee', 'accounts'],
    ],
  ],
  [
    '/@/ann_lee/teams',
    [
      ['@', 'ann_lee'],
      ['@', 'ann_lee', 'accounts'],
    ],
  ],
  [
    '/player/cup-3',
    [
      ['player', 'cup-3'],
      ['player', 'cup-3', 'matches'],
    ],
  ],
  ['/team/cup-3/tournaments', [['team', 'cup-3']]],
  ['/t/cup/standings/3', [['tournament', 'cup', 'snapshot']]],
  [
    '/t/cup/dashboard',
    [
      ['tournament', 'cup', 'snapshot'],
      ['tournament', 'cup', 'announcements'],
    ],
  ],
  [
    '/g/cup-1-2/3',
    [
      ['tournament', 'cup', 'snapshot'],
      ['result', 'cup-1-2'],
    ],
  ],
])('%s shows first %j', (path, expected) => {
  expect(keys(path)).toEqual(expected)
})

test('a list of names shows the rows of its address: a search wins over a letter', () => {
  expect(keys('/teams')).toEqual([
    ['teams', 'letters'],
    ['teams', '', '', ''],
  ])
  expect(keys('/teams?from=E&after=eagle')).toEqual([
    ['teams', 'letters'],
    ['teams', '', 'E', 'eagle'],
  ])
  expect(keys('/users?from=E&search=%20ann%20')).toEqual([
    ['users', 'letters'],
    ['users', 'ann', '', ''],
  ])
})

test('individual scores are queried only for pages of team events that show them', () => {
  const individuals = ['tournament', 'cup', 'individuals']
  const teams = aSnapshot({ rounds: ['1-2 1'], active: false, settings: { competitors: 'team', totalRounds: 1 } })
  expect(keys('/t/cup/standings/individual', { snapshot: teams })).toContainEqual(individuals)
  expect(keys('/t/cup/pairings/results', { snapshot: teams })).toContainEqual(individuals)
  expect(keys('/t/cup/pairings/1', { snapshot: teams })).not.toContainEqual(individuals)
  const players = aSnapshot({ rounds: ['1-2 1'], active: false, settings: { totalRounds: 1 } })
  expect(keys('/t/cup/pairings/results', { snapshot: players })).not.toContainEqual(individuals)
})

test('the page of a match that may be running asks for its running games', () => {
  expect(keys('/g/cup-1-2', { mayRun: true })).toContainEqual(['result', 'cup-1-2', 'running'])
})

test('the title of a page is fixed or comes from what it shows', () => {
  expect(PAGES.teams.title).toBe('Teams')
  expect(PAGES.login.title('register')).toBe('Create account')
  expect(PAGES.login.title('reset/password')).toBe('Set a new password')
  expect(PAGES.markdown.title('tos')).toBe('Terms of Service')
  expect(PAGES.feedback.title({ title: 'More squares' })).toBe('More squares')
  expect(PAGES.profile.title({ name: 'Ann Lee', username: 'ann' })).toBe('Ann Lee (ann)')
})

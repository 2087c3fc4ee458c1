import { expect, test } from 'vitest'
import { parsePath, RESERVED } from '#core/addresses/parse-path.ts'
import { profilePath, tournamentPath } from '#core/addresses/paths.ts'

test.each([
  ['/', { page: 'home' }],
  ['/news', { page: 'news' }],
  ['/community', { page: 'markdown', name: 'community' }],
  ['/privacy', { page: 'markdown', name: 'privacy' }],
  ['/tos', { page: 'markdown', name: 'tos' }],
  ['/teams', { page: 'teams' }],
  ['/users', { page: 'users' }],
  ['/embed', { page: 'embed' }],
  ['/api', { page: 'api' }],
  ['/@/lock_keeper', { page: 'profile', of: '@', id: 'lock_keeper', tab: 'tournaments' }],
  ['/@/lock_keeper/tournaments', { page: 'profile', of: '@', id: 'lock_keeper', tab: 'tournaments' }],
  ['/@/lock_keeper/teams', { page: 'profile', of: '@', id: 'lock_keeper', tab: 'teams' }],
  ['/t/cup/why/rank/3', { page: 'tournament', id: 'cup', section: 'rank', no: 3 }],
  ['/t/cup/why/rank/3/7', { page: 'tournament', id: 'cup', section: 'rank', no: 3, round: '7' }],
  ['/player/cup-3', { page: 'profile', of: 'player', id: 'cup-3', tab: 'play' }],
  ['/player/cup-3/tournaments', { page: 'profile', of: 'player', id: 'cup-3', tab: 'tournaments' }],
  ['/team/cup-3', { page: 'profile', of: 'team', id: 'cup-3', tab: 'play' }],
  ['/team/reti-sharks/settings', { page: 'profile', of: 'team', id: 'reti-sharks', tab: 'settings' }],
  ['/team/reti-sharks/members', { page: 'profile', of: 'team', id: 'reti-sharks', tab: 'members' }],
  ['/g/cup-3-12', { page: 'match', id: 'cup-3-12' }],
  ['/g/cup-3-12/2', { page: 'match', id: 'cup-3-12', index: 2 }],
  ['/t/cup/dashboard', { page: 'tournament', id: 'cup', section: 'dashboard' }],
  ['/t/cup/stats', { page: 'tournament', id: 'cup', section: 'stats' }],
  ['/t/cup/announcements', { page: 'tournament', id: 'cup', section: 'announcements' }],
  ['/t/cup/tv', { page: 'tournament', id: 'cup', section: 'tv' }],
  ['/t/cup/print', { page: 'tournament', id: 'cup', section: 'print' }],
  ['/t/cup/screen', { page: 'tournament', id: 'cup', section: 'screen' }],
  ['/t/cup/history', { page: 'tournament', id: 'cup', section: 'history' }],
  ['/t/cup/rules/', { page: 'tournament', id: 'cup', section: 'rules' }],
  ['/t/cup/pairings', { page: 'tournament', id: 'cup', section: 'pairings' }],
  ['/t/cup/pairings/3', { page: 'tournament', id: 'cup', section: 'pairings', round: '3' }],
  ['/t/cup/pairings/results', { page: 'tournament', id: 'cup', section: 'pairings', round: 'results' }],
  ['/t/cup/standings', { page: 'tournament', id: 'cup', section: 'standings' }],
  ['/t/cup/standings/final', { page: 'tournament', id: 'cup', section: 'standings', round: 'final' }],
  ['/t/cup/standings/individual', { page: 'tournament', id: 'cup', section: 'standings', round: 'individual' }],
  ['/t/Vår%20cup/dashboard/', { page: 'tournament', id: 'Vår cup', section: 'dashboard' }],
])('%s is a page', (path, expected) => {
  expect(parsePath(path)).toEqual(expected)
})

test.each([
  ['/cup', '/t/cup'],
  ['/tournament/cup', '/t/cup'],
  ['/tournament/cup/standings/3', '/t/cup/standings/3'],
  ['/t/cup', '/t/cup/dashboard'],
  ['/t/cup/leaderboard', '/t/cup/standings/individual'],
])('%s redirects to %s if there is such a tournament', (path, to) => {
  expect(parsePath(path)).toEqual({ page: 'redirect', to, id: 'cup' })
})

test('a vanity URL of several words leads to its tournament', () => {
  expect(parsePath('/Vår%20cup')).toEqual({ page: 'redirect', to: '/t/V%C3%A5r%20cup', id: 'Vår cup' })
})

test.each([
  '/@',
  '/@/_underscore',
  '/@/x',
  '/@/no body',
  '/@/lock_keeper/play',
  '/@/lock_keeper/teams/1',
  '/player',
  '/player/cup-3/members',
  '/player/cup-3/settings',
  '/team/%20',
  '/teams/more',
  '/api/more',
  '/users/lock_keeper',
  '/t',
  '/tournament',
  '/t/cup/nonsense',
  '/g',
  '/g/cup',
  '/g/cup-1',
  '/g/cup-1-1/0',
  '/g/cup-1-1/x',
  '/g/cup-1-1/1/1',
  '/t/cup/dashboard/1',
  '/t/cup/stats/1',
  '/t/cup/rules/3',
  '/t/cup/pairings/1/2',
  '/t/cup/leaderboard/1',
  '/news/1',
  '/privacy/more',
  '/cup/standings',
  '/%',
  '/t/%E0%A4%A/dashboard',
  '/robots.txt',
  '/assets/missing.js',
  '/wp-login.php',
])('%s is not found', (path) => {
  expect(parsePath(path)).toEqual({ page: 'unknown' })
})

test('pages of the signed-in user have their own addresses, with nothing below them', () => {
  const own = (tab: string) => ({ page: 'profile', of: '@', id: 'ann_lee', tab })
  for (const tab of ['accounts', 'settings', 'verify']) expect(parsePath(`/@/ann_lee/${tab}`)).toEqual(own(tab))
  expect(parsePath('/@/ann_lee/verify/email')).toEqual(own('verify'))
  for (const path of ['/@/ann_lee/verify/other', '/@/ann_lee/accounts/email', '/player/cup-1/accounts']) {
    expect(parsePath(path)).toEqual({ page: 'unknown' })
  }
  expect(parsePath('/me/a/b')).toEqual({ page: 'me', rest: '/a/b' })
  expect(parsePath('/reset/password')).toEqual({ page: 'login', mode: 'reset/password' })
  expect(parsePath('/reset')).toEqual({ page: 'unknown' })
})

test('a reserved word is no tournament, in lower or upper case', () => {
  const pages = [
    'contact',
    'figures',
    'check',
    'letters',
    'login',
    'register',
    'me',
    'news',
    'events',
    'following',
    'teams',
    'users',
    'community',
    'manual',
    'privacy',
    'security',
    'tos',
    'api',
    'help',
    'embed',
    's',
  ]
  const rest = RESERVED.filter((word) => !pages.includes(word))
  expect(rest.flatMap((word) => [word, word.toUpperCase()]).map((word) => parsePath(`/${word}`).page)).toEqual(
    rest.flatMap(() => ['unknown', 'unknown']),
  )
})

test('no redirect of an old address leaves the site', () => {
  for (const path of ['//evil.example', '/%2F%2Fevil', '/\\evil', '/tournament//evil', '/tournament/%2F%2Fevil/x']) {
    const found = parsePath(path)
    if (found.page === 'redirect') expect(found.to).toMatch(/^\/t\/[^/\\]/)
  }
})

test('a path that the site writes parses to the route it was written for', () => {
  expect(parsePath(tournamentPath('a/b ?', 'pairings', 'x/y'))).toEqual({
    page: 'tournament',
    id: 'a/b ?',
    section: 'pairings',
    round: 'x/y',
  })
})

test('the first tab of a profile has no word in the address', () => {
  expect(profilePath('@', 'lock_keeper', 'tournaments')).toBe('/@/lock_keeper')
  expect(profilePath('team', 'a b', 'members')).toBe('/team/a%20b/members')
})

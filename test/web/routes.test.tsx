import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ADDRESSES, addressAt, parsePath } from '#core/addresses/parse-path.ts'
import { ROUTES, routesOf } from '#web/routes.tsx'

const PATHS = `
/
/news
/news/
/News
/events
/api
/api/more
/privacy
/login
/reset/password
/teams/more
/me
/me/settings
/me/a/b
/@/ann_lee
/@/ann_lee/teams
/@/ann_lee/verify/email
/@/x
/@
/player/cup-3
/player/cup-3/members
/team/owls/settings
/team/%20
/feedback/ab
/help
/help/
/help/secret
/g/cup-1-2
/g/cup-1-2/3
/g/cup-1-2/0
/g/cup
/manage/new
/manage/import
/manage/cup
/manage/cup/draw
/manage/cup/desk
/t/cup
/t/cup/leaderboard
/t/cup/pairings
/t/cup/pairings/3
/t/cup/stats/3
/t/cup/nonsense
/t/cup/player/3
/t/cup/player/x
/t/cup/team/3
/t/cup/why
/t/cup/why/2
/t/cup/why/rank/3
/t/cup/why/rank/3/2
/t/cup/screen
/t/V%C3%A5r%20cup/dashboard
/cup
/V%C3%A5r%20cup
/tournament/cup/standings/3
/tournament
/nowhere/at/all
/file.txt
/assets
/%E0%A4%A
/t
/t/a%2Fb/pairings
`
  .trim()
  .split('\n')

test.each(PATHS)('router and Worker find the same page at %s', (path) => {
  const found = matchRoutes(ROUTES, path)!.at(-1)!.route.path
  const addresses = ADDRESSES.filter(({ pattern }) => pattern === found)
  expect(parsePath(path, addresses)).toEqual(parsePath(path))
})

test.each(PATHS)('the route that the edge renders alone is the same page at %s', (path) => {
  const address = addressAt(path)
  const found = matchRoutes(routesOf(address ? [address] : []), path)!.at(-1)!.route.path
  const addresses = ADDRESSES.filter(({ pattern }) => pattern === found)
  expect(parsePath(path, addresses)).toEqual(parsePath(path))
})

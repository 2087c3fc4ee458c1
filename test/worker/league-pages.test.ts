import { expect, test } from 'vitest'
import type { LeagueMeetings } from '#core/rows/league-meetings.ts'
import type { SeasonChangeRow } from '#core/rows/season-desk.ts'
import type { SeasonRulings } from '#core/rows/season-rulings.ts'
import type { LeagueAnswer } from '#core/rows/season-rows.ts'
import { aMadeSeason, playAll, sent } from '#test/support/made-season.ts'
import { aMember } from '#test/support/sign-in.ts'
import { ask, bindings, fetchJson, postJson } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { searchNames } from '#worker/data/search.ts'

const TEAMS = ['Ash', 'Birch', 'Cedar', 'Dale'].map((name) => ({ name }))

test('a league is found once it has a public season, under its new name too, and listed on its page', async () => {
  const { change, headers } = await aMadeSeason('quay-found', { entries: TEAMS })
  const found = async (query: string) =>
    (await searchNames(open(bindings.DB), query)).filter(({ kind }) => kind === 'league').map(({ href }) => href)
  await sent('league/quay-found/edit', { name: 'Zürcher Löwenliga' }, headers)
  expect(await found('loewenliga')).toEqual([])
  await change({ type: 'step', step: 'openEntries' })
  expect(await found('loewenliga')).toEqual(['/s/quay-found'])
  await sent('league/quay-found/edit', { name: 'Bärenliga' }, headers)
  expect([await found('loewenliga'), await found('barenl')]).toEqual([[], ['/s/quay-found']])
  const page = await ask('/s')
  expect([page.status, page.text.includes('Bärenliga')]).toEqual([200, true])
  expect((await ask('/sitemap.xml')).text).toContain('<loc>http://localhost/s/quay-found</loc>')
})

test('changes of the league are in the history of its seasons, and can be undone unless it changed since', async () => {
  const { headers, read } = await aMadeSeason('quay-edits', { entries: TEAMS })
  await aMember('quay-helper')
  const words = async () =>
    (await read<SeasonChangeRow[]>('getSeasonChanges')).map(({ of, words: said }) => `${of}: ${said}`)
  await sent(
    'league/quay-edits/edit',
    { name: 'Harbour quay-edits', rulesURL: 'https://league.example/rules' },
    headers,
  )
  // Saving the same again is no change.
  await sent(
    'league/quay-edits/edit',
    { name: 'Harbour quay-edits', rulesURL: 'https://league.example/rules' },
    headers,
  )
  await sent('league/quay-edits/addManager', { username: 'quay-helper', season: 'autumn' }, headers)
  await sent('league/quay-edits/addManager', { username: 'quay-helper', season: 'autumn' }, headers)
  expect(await words()).toEqual([
    'league: quay-helper may manage this season.',
    'league: Details of the league changed.',
    'season: Season Autumn made.',
  ])
  const [added, edited] = await read<SeasonChangeRow[]>('getSeasonChanges')
  await sent('league/quay-edits/undoSeason', { season: 'autumn', of: 'league', version: added!.version }, headers)
  await sent('league/quay-edits/edit', { name: 'Quay League', rulesURL: 'https://league.example/rules' }, headers)
  const undo = { season: 'autumn', of: 'league', version: edited!.version }
  const refused = await postJson('/api/league/quay-edits/undoSeason', undo, headers)
  expect(`${refused.status} ${refused.text}`).toMatch(/^409 .*changed since/)
  expect((await words()).slice(0, 2)).toEqual([
    'league: The league is now called Quay League.',
    'league: quay-helper may no longer manage it.',
  ])
})

test('everybody who may manage a season is told so, and nobody else', async () => {
  const { headers, change } = await aMadeSeason('quay-manage', { entries: TEAMS })
  await change({ type: 'step', step: 'openEntries' })
  const [helper, stranger] = await Promise.all([aMember('quay-manages'), aMember('quay-watches')])
  await sent('league/quay-manage/addManager', { username: 'quay-manages', season: 'autumn' }, headers)
  const may = async (as: Record<string, string>) =>
    (await fetchJson<LeagueAnswer>('/api/league/quay-manage/getSeason?season=autumn', { headers: as })).league.mayManage
  expect([await may(headers), await may(helper), await may(stranger), await may({})]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('rulings, penalties and meetings of two teams are public', async () => {
  const { headers, publish, season } = await aMadeSeason('quay-public', {
    entries: TEAMS,
    rules: {
      preset: {
        segments: [{ label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 }],
        fixtureScoring: 'perMini',
        winReward: 1,
        drawReward: 0.5,
        gamePointTotal: 8,
      },
    },
  })
  await publish()
  const { id } = (await season()).divisions[0]!.tournament!
  const desk = (request: object) => sent(`tournament/${id}/change`, { request }, headers)
  await desk({ type: 'setMini', round: 1, no: 1, k: 1, result: { points: [4.5, 3.5] } })
  const ruling = { kind: 'fairPlay', result: { points: [2.5, 5.5] }, reason: 'Board 1 rescored' }
  await desk({ type: 'ruleMini', round: 1, no: 1, k: 1, ruling })
  await desk({ type: 'grantBonus', no: 2, round: 1, mp: -1, gp: 0, reason: 'Late report' })
  const { rulings, adjustments } = await fetchJson<SeasonRulings>('/api/league/quay-public/getRulings')
  expect(rulings).toMatchObject([
    { home: 'Ash', away: 'Dale', label: 'Rapid', before: [4.5, 3.5], after: [2.5, 5.5], reason: 'Board 1 rescored' },
  ])
  expect(adjustments).toMatchObject([{ team: 'Birch', mp: -1, gp: 0, reason: 'Late report' }])
  const meetings = await fetchJson<LeagueMeetings>('/api/league/quay-public/getMeetings?first=~Dale&second=~Ash')
  expect(meetings).toMatchObject({
    first: { name: 'Dale' },
    second: { name: 'Ash' },
    fixtures: { won: 1, drawn: 0, lost: 0 },
    matches: { won: 1, drawn: 0, lost: 0 },
    meetings: [{ seasonName: 'Autumn', round: 1, isHome: false, mp: [1, 0], gp: [5.5, 2.5] }],
  })
  const pages = await Promise.all(
    ['autumn/rulings', 'h2h', 'h2h/~Dale/~Ash', 'h2h/~Dale/~Nobody'].map((path) => ask(`/s/quay-public/${path}`)),
  )
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(pages[0]!.text).toContain('Board 1 rescored')
})

test('records of players come from closed seasons', async () => {
  const { headers, publish, season, change, read } = await aMadeSeason('quay-records', { entries: TEAMS })
  await publish()
  const { id } = (await season()).divisions[0]!.tournament!
  await playAll(id, headers)
  await bindings.DB.batch([
    bindings.DB.prepare(
      "insert into individuals (tournament_id, no, team_no, board, name) values (?, 1, 1, 1, 'Anna Novak')",
    ).bind(id),
    bindings.DB.prepare(
      `insert into games (tournament_id, round, match_no, no, board, white, black, white_individual, white_first, outcome)
       values (?, 1, 1, 1, 1, 'Anna Novak', 'Somebody', 1, 1, '10')`,
    ).bind(id),
  ])
  expect(await read('getRecords')).toEqual([])
  await change({ type: 'step', step: 'close' })
  expect(await read<{ name: string }[]>('getRecords')).toContainEqual(
    expect.objectContaining({ name: 'Anna Novak', team: 'Ash', games: 1, points: 1, percentage: 100 }),
  )
})

import { expect, test } from 'vitest'
import type { BoardGame } from '#core/snapshot/individual.ts'
import { SECTIONS, SECTIONS_BY_ROUND } from '#core/addresses/paths.ts'
import { aRound } from '#test/support/build.ts'
import { ask, aSaved, aUser, bindings, fetchJson, forgetLists } from '#test/support/worker.ts'

const HIDE = { cookie: 'spoilers=hide' }
const players = ['Ann Arden 2400', 'Bo Berg 2300', 'Cy Cole 2200', 'Di Dorn 2100']
const finished = { active: false, players, dates: [1e12, 1.1e12, 1.2e12], name: 'Veiled' }
/** Each event twice, with different results. */
const EVENTS = {
  swiss: [
    { ...finished, rounds: ['1-3 1, 4-2 0', '2-1 =, 3-4 1', '1-4 1, 2-3 ='] },
    { ...finished, rounds: ['1-3 0, 4-2 1', '3-4 1, 2-1 0', '1-2 1, 4-3 -'] },
  ],
  knockout: [
    { ...finished, rounds: ['1-4 1, 2-3 1', '1-2 1'], settings: { pairingSystem: 'knockout', totalRounds: 2 } },
    { ...finished, rounds: ['1-4 0, 2-3 0', '4-3 0'], settings: { pairingSystem: 'knockout', totalRounds: 2 } },
  ],
  // A player with a bye in round 1 has nothing to hide, but the next opponent is a winner.
  byes: [
    { ...finished, rounds: ['1 U, 2-3 1', '1-2 1'], settings: { pairingSystem: 'knockout', totalRounds: 2 } },
    { ...finished, rounds: ['1 U, 2-3 0', '1-3 0'], settings: { pairingSystem: 'knockout', totalRounds: 2 } },
  ],
  robin: [
    { ...finished, rounds: ['1-4 1, 2-3 1', '4-3 =, 1-2 1'], settings: { pairingSystem: 'roundRobin' } },
    { ...finished, rounds: ['1-4 =, 2-3 0', '4-3 1, 1-2 0'], settings: { pairingSystem: 'roundRobin' } },
  ],
  teams: [
    teamEvent({ games: ['1010', '10=='], points: [4, 4, 6, 2] }),
    teamEvent({ games: ['1111', '0000'], points: [8, 0, 0, 8] }),
  ],
} satisfies Record<string, Parameters<typeof aSaved>[0][]>

function teamEvent(round: { games: string[]; points: number[] }) {
  return {
    ...finished,
    players: ['Owls', 'Rooks', 'Foxes', 'Bears'],
    rounds: [aRound('1-2 =, 3-4 1', { ...round, outcomes: round.points[0] === 8 ? '1001' : '==10' })],
    settings: { competitors: 'team', gamePointTotal: 4 },
  } satisfies Parameters<typeof aSaved>[0]
}

const GAMES = [1, 2].map((no): BoardGame => ({
  round: 1,
  matchNo: 1,
  no,
  board: no,
  white: 'Ada',
  black: 'Bea',
  whiteFirst: true,
  outcome: '10',
  pgn: '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0',
}))

/** Every public address of an event with this many rounds. */
function addressesOf(id: string, rounds: number): string[] {
  const all = Array.from({ length: rounds }, (_, at) => at + 1)
  const sections = SECTIONS.flatMap((section) => [
    `/t/${id}/${section}`,
    ...(SECTIONS_BY_ROUND.includes(section) ? all.map((round) => `/t/${id}/${section}/${round}`) : []),
  ])
  return [
    ...sections,
    ...['standings/final', 'standings/individual', 'pairings/results', 'player/1', 'team/1', 'why/rank/1'].map(
      (rest) => `/t/${id}/${rest}`,
    ),
    `/t/${id}/standings/1?view=opponents`,
    `/t/${id}/pairings/1?view=table`,
    `/t/${id}/standings/1?at=1`,
    ...all.flatMap((round) => [`/g/${id}-${round}-1`, `/g/${id}-${round}-2`]),
    `/player/${id}-1`,
    `/team/${id}-1`,
    ...['standings', 'pairings', 'bracket', 'live', 'board', 'odds', 'player'].map(
      (embed) => `/t/${id}/dashboard?embed=${embed}`,
    ),
    `/team/${id}-1?embed=games`,
    ...['calendar.ics', 'announcements.rss'].map((feed) => `/api/tournament/${id}/${feed}`),
    ...['player', 'team'].map((kind) => `/api/${kind}/${id}-1/calendar.ics`),
    `/api/result/${id}-1-1/calendar.ics`,
    `/api/result/${id}-1-1/running`,
    ...['snapshot', 'getState', 'getStatus', 'isLive', 'fetchPlayers', 'fetchBonuses', 'getAnnouncements'].map(
      (call) => `/api/tournament/${id}/${call}`,
    ),
    ...['getPairings?round=1&withResults=true', 'getPairings?round=1&games=true', 'getChanges', 'getChain'].map(
      (call) => `/api/tournament/${id}/${call}`,
    ),
    ...['getMoment?at=1', 'getRunningGames?round=1', 'getIndividualPlayers'].map(
      (call) => `/api/tournament/${id}/${call}`,
    ),
    `/api/result/${id}-1-1?games=true`,
    `/api/results?ids=${id}-1-1,${id}-1-2,${id}-2-1&games=true`,
  ]
}

/** The answer without its variable parts: those that differ between two requests, and the event's id. */
async function sent(path: string, id: string, headers: Record<string, string>): Promise<string> {
  const { status, text, response } = await ask(path, { headers })
  return `${status} ${response.headers.get('location') ?? ''} ${text}`
    .replaceAll(id, 'veil')
    .replaceAll(/"at":\d{12,}/g, '"at":0')
    .replaceAll(/"(?:hash|mark|digest|by)":"[^"]*"/g, '')
}

test.each(Object.entries(EVENTS))(
  'pages of two events of a %s that differ in results are the same',
  async (kind, pair) => {
    const ids = ['one', 'two'].map((which) => `veil${kind}${which}`)
    for (const [at, event] of pair.entries()) {
      const games = kind === 'teams' ? GAMES.map((game) => ({ ...game, outcome: at === 0 ? '10' : '==' })) : []
      await aSaved({ ...event, id: ids[at]! }, { games })
    }
    const [one = '', other = ''] = ids
    const rounds = pair[0]!.rounds.length
    let differing = 0
    for (const [at, path] of addressesOf(one, rounds).entries()) {
      const there = addressesOf(other, rounds)[at]!
      expect(await sent(there, other, HIDE), path).toBe(await sent(path, one, HIDE))
      if (kind === 'swiss' && (await sent(there, other, {})) !== (await sent(path, one, {}))) differing += 1
    }
    // For readers who hide nothing, most answers differ.
    if (kind === 'swiss') expect(differing).toBeGreaterThan(20)
  },
)

test('a reader who reveals a game, a round or all results sees these; other readers don’t', async () => {
  await aSaved({ ...finished, id: 'veilasked', rounds: ['1-3 1, 4-2 0', '2-1 =, 3-4 1'] })
  const outcomes = async (choice: string) =>
    (
      await fetchJson<{ rounds: { outcomes: string }[] }>('/api/tournament/veilasked/snapshot', {
        headers: { cookie: `spoilers=${choice}` },
      })
    ).rounds.map((round) => round.outcomes)
  expect(await outcomes('hide')).toEqual(['    '])
  expect(await outcomes('hide~veilasked.1b2')).toEqual(['  01'])
  expect(await outcomes('hide~veilasked.1')).toEqual(['1001', '    '])
  expect(await outcomes('hide~veilasked.all')).toEqual(['1001', '==10'])
  expect(await outcomes('show~veilasked')).toEqual(['    '])
  expect(await outcomes('nonsense')).toEqual(['1001', '==10'])
  const read = async (choice?: string) =>
    (await ask('/t/veilasked/standings/1', { headers: choice ? { cookie: `spoilers=${choice}` } : {} })).text
  expect(await read('hide~veilasked.1')).toContain('"outcomes":"1001"')
  expect(await read('hide')).not.toContain('"outcomes":"1001"')
  expect(await read()).toContain('"==10"')
})

test('an answer with hidden results has another etag than the full one', async () => {
  await aSaved({ ...finished, id: 'veiltag', rounds: ['1-2 1'] })
  const path = '/api/tournament/veiltag/snapshot'
  const [open, hidden] = [await ask(path), await ask(path, { headers: HIDE })]
  const tag = open.response.headers.get('etag')!
  expect(hidden.response.headers.get('etag')).not.toBe(tag)
  expect(hidden.response.headers.get('cache-control')).toBe('private, no-cache')
  expect((await ask(path, { headers: { ...HIDE, 'if-none-match': tag } })).status).toBe(200)
  const again = await ask(path, { headers: { ...HIDE, 'if-none-match': hidden.response.headers.get('etag')! } })
  expect(again.status).toBe(304)
})

test('lists name no winners and contain no news of an event whose results are hidden', async () => {
  await aSaved({ ...finished, id: 'veillist', rounds: ['1-2 1'] })
  const { DB } = bindings
  await DB.batch([
    DB.prepare('update tournaments set podium = ? where id = ?').bind(
      JSON.stringify([{ rank: 1, id: 'veillist-1', name: 'Ann Arden', nationality: '' }]),
      'veillist',
    ),
    DB.prepare(
      `insert into announcements (tournament_id, title, announcement, created_at, updated_at, audience, is_pinned)
       values ('veillist', 'Arden takes it', 'Ann Arden won.', ?1, ?1, 'public', 0)`,
    ).bind(Date.now()),
  ])
  await forgetLists()
  const rows = (headers = {}) =>
    fetchJson<{ id: string; podium: unknown[] }[]>('/api/tournaments?limit=100', { headers })
  const podium = async (headers = {}) => (await rows(headers)).find(({ id }) => id === 'veillist')?.podium
  expect(await podium()).toHaveLength(1)
  expect(await podium(HIDE)).toEqual([])
  expect(await podium({ cookie: 'spoilers=hide~veillist.all' })).toHaveLength(1)
  for (const path of ['/', '/news', '/t/veillist/announcements', '/api/announcements']) {
    expect((await ask(path, { headers: HIDE })).text, path).not.toContain('Arden takes it')
    expect((await ask(path)).text, path).toContain('Arden takes it')
  }
})

test('directors see the results of their event even if they hide results', async () => {
  const { headers } = await aUser('veilboss', 9)
  await aSaved({ ...finished, id: 'veilrun', user: 'veilboss', rounds: ['1-2 1'] })
  const asked = await ask('/api/tournament/veilrun/snapshot', {
    headers: { ...headers, cookie: `${headers['cookie']}; spoilers=hide` },
  })
  expect(asked.text).toContain('"outcomes":"10"')
})

test('an embed hides results if its address says so', async () => {
  await aSaved({ ...finished, id: 'veilembed', rounds: ['1-2 1, 3-4 =', '1-3 1, 2-4 1'] })
  const { text } = await ask('/t/veilembed/pairings/1?embed=pairings&spoilers=hide')
  expect(text).toContain('Ann Arden')
  expect(text).not.toContain('½')
  expect(text).not.toContain('embed-state')
  expect((await ask('/t/veilembed/pairings/1?embed=pairings')).text).toContain('½')
  expect((await ask('/t/veilembed/pairings/1?embed=pairings&spoilers=show')).status).toBe(400)
})

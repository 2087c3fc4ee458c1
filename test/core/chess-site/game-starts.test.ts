import { describe, expect, it, test } from 'vitest'
import { bulkForm, bulkRefusal, gamesOfBulk, lostBulk, parseBulk } from '#core/chess-site/bulk-pairing.ts'
import { BULK_LAG, nextLook, startAfterLook } from '#core/chess-site/game-start.ts'
import { parseAccounts, parsePresences } from '#core/chess-site/lichess-accounts.ts'
import { lichessClock } from '#core/chess-site/start-clock.ts'
import { planStarts, type PairingToStart } from '#core/chess-site/start-plan.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#core/time.ts'

test.each([
  ['10+5', { limit: 600, increment: 5 }],
  ['3+2', { limit: 180, increment: 2 }],
  ['180+2', { limit: 180, increment: 2 }],
  // Not a minute, nor a minute and a half.
  ['60+5', { limit: 3600, increment: 5 }],
  ['90', { limit: 5400, increment: 0 }],
  ['10 min, delay 5 s', undefined],
  ['15 min + 10 sec', { limit: 900, increment: 10 }],
  ['5400+30', { limit: 5400, increment: 30 }],
  ['G/60', { limit: 3600, increment: 0 }],
  ['90min/40 moves + 30min + 30s/move', undefined],
  ['240 minutes', undefined],
  ['a move a day', undefined],
  [null, undefined],
])('the clock of the rate of play %s is %o', (text, clock) => {
  expect(lichessClock(text)).toEqual(clock)
})

const clock = { limit: 600, increment: 5 }
const wish = { way: 'links' as const, clock, rated: true, now: 1000 }
const pairing = (no: number, white: string | null, black: string | null, more: Partial<PairingToStart> = {}) => ({
  no,
  isOpen: true,
  accounts: [
    { name: white, isConsenting: true },
    { name: black, isConsenting: true },
  ] as PairingToStart['accounts'],
  ...more,
})
const known = (some: Partial<NonNullable<PairingToStart['start']>>) => ({
  way: 'links' as const,
  state: 'created' as const,
  white: 'ann',
  black: 'bob',
  clock,
  rated: true,
  expiresAt: 5000,
  worksOn: false,
  ...some,
})

describe('starts of a round', () => {
  it('are asked for each open pairing with two accounts, and for none whose start is under way', () => {
    expect(
      planStarts(
        [
          pairing(1, 'ann', 'bob'),
          pairing(2, 'cy', null),
          pairing(3, 'di', 'ed', { isOpen: false }),
          pairing(4, 'fay', 'gus', { start: known({ white: 'fay', black: 'gus' }) }),
        ],
        wish,
      ),
    ).toEqual([
      { no: 1, does: 'start', white: 'ann', black: 'bob' },
      { no: 2, does: 'fail', fault: 'account' },
    ])
  })

  it('give the same links again that were cancelled without an account and still work', () => {
    const start = known({ state: 'cancelled', worksOn: true })
    expect(planStarts([pairing(1, 'ann', 'bob', { start })], wish)).toEqual([{ no: 1, does: 'reuse' }])
    const slower = { ...wish, clock: { limit: 900, increment: 5 } }
    expect(planStarts([pairing(1, 'ann', 'bob', { start })], slower)).toEqual([
      { no: 1, does: 'fail', fault: 'oldLinks' },
    ])
    expect(planStarts([pairing(1, 'ann', 'bob', { start })], { ...slower, now: 5000 })).toEqual([
      { no: 1, does: 'start', white: 'ann', black: 'bob' },
    ])
  })

  it('that begin together need both players’ permission, and a player at one board alone', () => {
    const accounts = (second: boolean) =>
      [
        { name: 'ann', isConsenting: true },
        { name: 'bob', isConsenting: second },
      ] as PairingToStart['accounts']
    const bulk = { ...wish, way: 'bulk' as const }
    expect(planStarts([{ no: 1, isOpen: true, accounts: accounts(false) }], bulk)).toEqual([
      { no: 1, does: 'fail', fault: 'consent' },
    ])
    expect(planStarts([pairing(1, 'ann', 'bob'), pairing(2, 'cy', 'ann')], bulk)).toEqual([
      { no: 1, does: 'fail', fault: 'twice' },
      { no: 2, does: 'fail', fault: 'twice' },
    ])
  })
})

describe('a look at a game', () => {
  const links = { state: 'created' as const, pairAt: null, expiresAt: 10_000, looks: 0 }

  it('tells a game that exists, one that is played, and one that nobody played', () => {
    expect(startAfterLook(links, { status: 'created' }, 0).state).toBe('opened')
    expect(startAfterLook(links, { status: 'started' }, 0).state).toBe('playing')
    expect(startAfterLook(links, { status: 'mate' }, 0).state).toBe('playing')
    expect(startAfterLook({ ...links, state: 'opened' }, { status: 'noStart' }, 0).state).toBe('unplayed')
    expect(startAfterLook({ ...links, state: 'opened' }, { status: 'aborted' }, 0).state).toBe('unplayed')
  })

  it('finds no game until both players have opened their links, which expire', () => {
    expect(startAfterLook(links, undefined, 9_999)).toEqual({ state: 'created', looks: 0 })
    expect(startAfterLook(links, undefined, 10_000).state).toBe('expired')
  })

  it('waits three seconds and three looks for a game of a bulk, then reports it', () => {
    const bulk = { state: 'created' as const, pairAt: 10_000, expiresAt: null, looks: 0 }
    expect(nextLook({ ...bulk, createdAt: 0 }, 5_000)).toBe(10_000 + BULK_LAG)
    expect(startAfterLook(bulk, undefined, 11_000)).toEqual({ state: 'created', looks: 0 })
    for (const looks of [0, 1])
      expect(startAfterLook({ ...bulk, looks }, undefined, 14_000)).toEqual({ state: 'created', looks: looks + 1 })
    expect(startAfterLook({ ...bulk, looks: 2 }, undefined, 20_000)).toEqual({
      state: 'failed',
      looks: 3,
      fault: 'lost',
    })
  })

  it('follows each quarter of a minute in the first hour, then each minute', () => {
    const at = { state: 'created' as const, createdAt: 0, pairAt: null, expiresAt: DAY }
    expect(nextLook(at, MINUTE)).toBe(MINUTE + 15 * SECOND)
    expect(nextLook(at, 2 * HOUR)).toBe(2 * HOUR + MINUTE)
    expect(nextLook(at, DAY - SECOND)).toBe(DAY)
  })
})

describe('a bulk', () => {
  const pairs = [
    { no: 1, white: 'ann', black: 'bob' },
    { no: 2, white: 'cy', black: 'di' },
  ]
  const tokens = new Map([
    ['ann', 'lio_a'],
    ['bob', 'lio_b'],
    ['cy', 'lio_c'],
    ['di', 'lio_d'],
  ])
  const bulk = (games: object[], pairAt = 5000) => parseBulk({ id: 'RVAcwgg7', games, pairAt })!
  const game = (id: string, white: string, black: string) => ({ id, white, black })

  it('names tokens, White first, the clock, and when games and clocks begin', () => {
    expect(bulkForm(pairs, tokens, { clock, rated: false, pairAt: 5000, clocksAt: 6000 })).toEqual({
      players: 'lio_a:lio_b,lio_c:lio_d',
      'clock.limit': '600',
      'clock.increment': '5',
      rated: 'false',
      pairAt: '5000',
      startClocksAt: '6000',
      rules: 'noAbort,noRematch,noGiveTime',
    })
  })

  it('gives each pairing its game by the players, whatever the order', () => {
    const made = bulk([game('BBBBBBBB', 'cy', 'Di'), game('AAAAAAAA', 'ann', 'bob')])
    expect(gamesOfBulk(pairs, made)).toEqual([
      { no: 1, siteId: 'AAAAAAAA' },
      { no: 2, siteId: 'BBBBBBBB' },
    ])
  })

  it('whose answer was lost is found by its time and its games', () => {
    const made = bulk([game('AAAAAAAA', 'ann', 'bob'), game('BBBBBBBB', 'cy', 'di')])
    const reversed = bulk([game('CCCCCCCC', 'bob', 'ann'), game('DDDDDDDD', 'cy', 'di')])
    const other = bulk([game('AAAAAAAA', 'ann', 'bob')])
    expect(lostBulk([other, reversed, made], pairs, 5000)).toBe(made)
    expect(lostBulk([made], pairs, 5001)).toBeUndefined()
    expect(lostBulk([other, reversed], pairs, 5000)).toBeUndefined()
  })

  it('that is refused for tokens names their owners, and never a token', () => {
    const refusal = bulkRefusal({ tokens: { lio_b: 'No such token', lio_x: 'No such token' } }, tokens)
    expect(refusal).toEqual({ kind: 'players', token: new Set(['bob']), twice: new Set() })
    expect(JSON.stringify([...(refusal as { token: Set<string> }).token])).not.toContain('lio_')
    expect(bulkRefusal({ duplicateUsers: ['Cy'] }, tokens)).toMatchObject({ twice: new Set(['cy']) })
    expect(bulkRefusal({ error: 'Already too many bulks queued' }, tokens)).toEqual({ kind: 'full' })
    expect(bulkRefusal({ error: 'A bulk containing the same players is scheduled at the same time' }, tokens)).toEqual({
      kind: 'overlap',
    })
    expect(bulkRefusal('?', tokens)).toEqual({ kind: 'other' })
  })
})

test('accounts are closed or open, and players are away unless Lichess says more', () => {
  expect(parseAccounts([{ id: 'ann' }, { id: 'bob', disabled: true }])).toEqual(
    new Map([
      ['ann', { isClosed: false }],
      ['bob', { isClosed: true }],
    ]),
  )
  expect(
    parsePresences([{ id: 'ann', online: true }, { id: 'bob', online: true, playing: true }, { id: 'cy' }]),
  ).toEqual(
    new Map([
      ['ann', 'online'],
      ['bob', 'playing'],
      ['cy', 'away'],
    ]),
  )
  expect(parseAccounts({ error: 'no' })).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LiveEvent, MatchEvent } from '#core/match/live.ts'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import { recordsOf, snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { trimmedGames } from '#core/snapshot/pairing-state.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { snapshots } from '../../support/arbitrary.ts'
import { facts } from '../../support/arbitrary-facts.ts'
import { aRound, aSnapshot } from '../../support/build.ts'

const event = aSnapshot({ version: 7, rounds: ['1-2 1, 3-4 =', '2-4 *, 1-3 *'] })
const patched = (change: Partial<MatchEvent>, snapshot = event): Snapshot => {
  const after = applyEvent(snapshot, { type: 'match', v: snapshot.version + 1, r: 2, n: 1, ...change })
  if (after === 'gap') throw new Error('There is a gap.')
  return after
}

test('a result changes only the outcome of its pairing', () => {
  const after = patched({ o: '01' })
  expect(after).toEqual({ ...event, version: 8, rounds: [event.rounds[0], { ...event.rounds[1], outcomes: '01  ' }] })
})

test('unchanged parts are shared, and the snapshot before is not modified', () => {
  const before = structuredClone(event)
  const after = patched({ o: '01', p: [1, 3] })
  expect(after.rounds[0]).toBe(event.rounds[0])
  expect(after.players).toBe(event.players)
  expect(after.settings).toBe(event.settings)
  expect(after.rounds[1]!.white).toBe(event.rounds[1]!.white)
  expect(event).toEqual(before)
})

test('a pairing is found by its number, whatever the order of boards', () => {
  const numbered = aSnapshot({ rounds: [aRound('1-2 *, 3-4 *', { no: [9, 4] })] })
  expect(patched({ r: 1, n: 4, o: '10' }, numbered).rounds[0]!.outcomes).toBe('  10')
})

test('points of one pairing don’t add points to the others', () => {
  expect(patched({ r: 1, n: 2, p: [5, 3] }).rounds[0]!.points).toEqual([null, null, 5, 3])
})

test('stored points of a pairing stay until a frame replaces or removes them, and an empty column is left out', () => {
  const own = aSnapshot({ rounds: [aRound('1-2 1, 3-4 2:0', { points: [null, null, 4, 0] })] })
  expect(patched({ r: 1, n: 2, o: '01' }, own).rounds[0]!.points).toEqual([null, null, 4, 0])
  expect('points' in patched({ r: 1, n: 2, o: '01', p: null }, own).rounds[0]!).toBe(false)
})

test('finished games are stored at their positions', () => {
  const once = patched({ g: [[2, '10']] })
  expect(once.rounds[1]!.games).toEqual(['    10', ''])
  const twice = patched(
    {
      g: [
        [0, '=='],
        [3, '01'],
      ],
    },
    once,
  )
  expect(twice.rounds[1]!.games).toEqual(['==  1001', ''])
})

test('facts are added and removed, and an empty column is left out', () => {
  const known = patched({ f: { startTime: 5, provisional: true } })
  expect(known.rounds[1]!.facts).toEqual({ 0: { startTime: 5, provisional: true } })
  const confirmed = patched({ f: { provisional: null, endTime: 9 } }, known)
  expect(confirmed.rounds[1]!.facts).toEqual({ 0: { startTime: 5, endTime: 9 } })
  expect('facts' in patched({ f: { startTime: null, endTime: null } }, confirmed).rounds[1]!).toBe(false)
})

test('an old event changes nothing', () => {
  for (const v of [1, 7]) expect(applyEvent(event, { type: 'match', v, r: 2, n: 1, o: '10' })).toBe(event)
  expect(applyEvent(event, { type: 'round', v: 7 })).toBe(event)
  expect(applyEvent(event, { type: 'online', count: 12 })).toBe(event)
})

test('an announcement changes only the version', () => {
  expect(applyEvent(event, { type: 'announcement', v: 8 })).toEqual({ ...event, version: 8 })
})

test.each<[string, LiveEvent]>([
  ['an event was missed', { type: 'match', v: 9, r: 2, n: 1, o: '10' }],
  ['an announcement after a missed event', { type: 'announcement', v: 9 }],
  ['the round is not known', { type: 'match', v: 8, r: 3, n: 1, o: '10' }],
  ['the pairing is not known', { type: 'match', v: 8, r: 2, n: 3, o: '10' }],
  ['a pairing has no number 0', { type: 'match', v: 8, r: 2, n: 0, o: '10' }],
  ['a round was drawn', { type: 'round', v: 8 }],
  ['the room no longer has the missed events', { type: 'stale', v: 20 }],
])('there is a gap if %s', (_, told) => {
  expect(applyEvent(event, told)).toBe('gap')
})

const letters = fc.constantFrom('10', '01', '==', '  ', '+-')
const change = fc.record(
  {
    o: letters,
    p: fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })),
    g: fc.array(fc.tuple(fc.nat({ max: 5 }), letters), { minLength: 1, maxLength: 3 }),
    f: facts.chain((known) =>
      fc.record({ added: fc.constant(known), taken: fc.subarray(['startTime', 'provisional', 'link'] as const) }),
    ),
  },
  { requiredKeys: [] },
)

test('applying an event gives the same snapshot as reading the tables', () => {
  const played = snapshots.filter(({ rounds }) => rounds.some(({ white }) => white.length > 0))
  fc.assert(
    fc.property(played, fc.array(fc.tuple(fc.nat(), fc.nat(), change), { maxLength: 6 }), (start, changes) => {
      const rows = recordsOf(start)
      const rounds = start.rounds.flatMap(({ white }, at) => (white.length > 0 ? [at + 1] : []))
      let seen = start
      for (const [at, which, { o, p, g, f }] of changes) {
        const round = rounds[at % rounds.length]!
        const inRound = rows.matches.filter((match) => match.round === round)
        const row = inRound[which % inRound.length]!
        const taken = Object.fromEntries(f?.taken.map((name) => [name, null]) ?? [])
        const told = { type: 'match' as const, v: seen.version + 1, r: round, n: row.no, o, p, g }
        const after = applyEvent(seen, { ...told, ...(f && { f: { ...f.added, ...taken } }) } as MatchEvent)
        if (after === 'gap') throw new Error('There is a gap.')
        seen = after
        if (o) row.outcome = o
        if (p) [row.whitePoints, row.blackPoints] = p
        for (const [game, outcome] of g ?? []) {
          row.games =
            (row.games ?? '').slice(0, 2 * game).padEnd(2 * game) + outcome + (row.games ?? '').slice(2 * game + 2)
        }
        if (g) row.games = trimmedGames(row.games ?? '') || null
        if (f) {
          const merged = Object.entries({ ...row.facts, ...f.added, ...taken }).filter(([, fact]) => fact !== null)
          row.facts = merged.length > 0 ? Object.fromEntries(merged) : null
        }
      }
      const stored = snapshotFromRecords({ ...rows, tournament: { ...rows.tournament, version: seen.version } })
      expect(seen).toEqual(stored)
    }),
  )
})

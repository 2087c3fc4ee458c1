import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Act } from '#core/changes/act.ts'
import { actRefusal, actText, applyAct, inverseOf } from '#core/changes/acts.ts'
import { deskActs } from '#core/changes/desk-acts.ts'
import type { DeskRequest } from '#core/changes/desk-requests.ts'
import { changeEvents } from '#core/changes/events.ts'
import { planActs, planChange } from '#core/changes/plan.ts'
import { rowChanges } from '#core/changes/row-changes.ts'
import { decidedFixture } from '#core/match/fixture-decided.ts'
import { emptyMini, type Mini } from '#core/match/mini.ts'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { recordsOf, snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { formatRevealed, parseRevealed } from '#core/snapshot/revealed-results.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { spoilerFree } from '#core/snapshot/spoiler-free.ts'
import { asItStands } from '#core/standings/as-it-stands.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { anAct } from '#test/support/acts.ts'
import { fixtureSnapshots } from '#test/support/arbitrary-fixtures.ts'
import { cases } from '#test/support/audit.ts'
import { division, LEAGUE_RULES, miniOf, withMatches } from '#test/support/worked-league.ts'

const TYPES = ['setMini', 'ruleMini', 'editEvent', 'grantBonus', 'revokeBonus', 'restorePairing'] as const
// They take longer to make than all else.
const LEAGUES = fc.sample(fixtureSnapshots, { numRuns: cases(20, 300), seed: 2026 })
const withAct = (type: (typeof TYPES)[number]) =>
  fc.constantFrom(...LEAGUES).chain((snapshot) => anAct(snapshot, type).map((act): [Snapshot, Act] => [snapshot, act]))

describe('Acts in a league whose fixtures are two matches', () => {
  it.each(TYPES)('%s: its inverse undoes it, and its words say something', (type) => {
    fc.assert(
      fc.property(withAct(type), ([snapshot, act]) => {
        if (actRefusal(snapshot, act) !== undefined) return
        const inverse = inverseOf(snapshot, act)!
        const after = applyAct(snapshot, act)
        expect(actText(snapshot, act)).not.toBe('')
        expect(actRefusal(after, inverse)).toBeUndefined()
        expect(applyAct(after, inverse)).toEqual(snapshot)
      }),
      { numRuns: cases(40, 3000), seed: 2026 },
    )
  })

  it.each(TYPES)('%s: doing it twice is refused or changes nothing', (type) => {
    fc.assert(
      fc.property(withAct(type), ([snapshot, act]) => {
        if (actRefusal(snapshot, act) !== undefined) return
        const once = applyAct(snapshot, act)
        if (actRefusal(once, act) === undefined) expect(applyAct(once, act)).toEqual(once)
      }),
      { numRuns: cases(40, 3000), seed: 2026 },
    )
  })

  it('survives its way through the rows of the tables', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LEAGUES), (snapshot) => {
        expect(snapshotFromRecords(recordsOf(snapshot))).toEqual(snapshot)
      }),
      { numRuns: cases(40, 3000), seed: 2026 },
    )
  })

  it('clears the columns of a fixture whose first match is undone', () => {
    const before = division('A', {}, 0)
    const after = applyAct(before, {
      type: 'setMini',
      round: 1,
      no: 1,
      k: 1,
      change: { outcome: '10', points: [10, 6] },
    })
    expect(rowChanges(after, before).matches[0]!.after).toMatchObject({ minis: null, whiteMp: null, blackMp: null })
  })

  it('sends viewers of a match small frames that give them the same snapshot', () => {
    fc.assert(
      fc.property(withAct('setMini'), ([snapshot, act]) => {
        const plan = planActs(snapshot, [act])
        if (typeof plan === 'string') return
        const frames = changeEvents(plan)
        if (frames.some(({ type }) => type !== 'match')) return
        let seen = snapshot
        for (const [at, frame] of frames.entries()) {
          const event = { ...frame, v: snapshot.version + at + 1 } as Parameters<typeof applyEvent>[1]
          expect(JSON.stringify(event).length).toBeLessThanOrEqual(120)
          const next = applyEvent(seen, event)
          expect(next).not.toBe('gap')
          seen = next as Snapshot
        }
        expect({ ...seen, version: 0 }).toEqual({ ...plan.after, version: 0 })
      }),
      { numRuns: cases(40, 3000), seed: 2026 },
    )
  })
})

const desk = (snapshot: Snapshot): Snapshot => ({ ...snapshot, desk: EMPTY_DESK })
const made = (snapshot: Snapshot, request: DeskRequest): Snapshot => {
  const acts = deskActs(snapshot, request)
  const plan = typeof acts === 'string' ? acts : planChange(snapshot, acts)
  if (typeof plan === 'string') throw new Error(plan)
  return plan.after
}
const ref = { round: 1, no: 1 }
const minisAt = (snapshot: Snapshot): readonly Mini[] => pairings(snapshot, 1)[0]!.minis!

describe('The desk', () => {
  const open = desk(division('A', {}, 0))

  it('enters the result of each match of a fixture', () => {
    const half = made(open, { type: 'setMini', ...ref, k: 1, result: { points: [5.5, 2.5] } })
    expect(pairings(half, 1)[0]).toMatchObject({ outcome: '  ', points: [11, 5], mp: [2, 0] })
    const over = made(half, { type: 'setMini', ...ref, k: 2, result: { outcome: '-+' } })
    expect(pairings(over, 1)[0]).toMatchObject({ outcome: '==', points: [11, 25], mp: [2, 2] })
  })

  it('refuses a result of the whole fixture, unless one side forfeits it', () => {
    const points: DeskRequest = { type: 'enterResult', ...ref, result: { points: [9, 9] } }
    expect(deskActs(open, points)).toBe('Enter the result of each match of this fixture.')
    const lost = made(open, { type: 'enterResult', ...ref, result: { outcome: '-+' } })
    expect(minisAt(lost).map(({ outcome }) => outcome)).toEqual(['-+', '-+'])
    expect(pairings(made(lost, { type: 'clearResult', ...ref }), 1)[0]).toMatchObject({ outcome: '  ', points: null })
  })

  it('refuses a link that another match of the event has', () => {
    const link = 'https://www.chess.com/club/matches/live/5833'
    const linked = made(open, { type: 'setMini', ...ref, k: 1, link })
    expect(minisAt(linked)[0]!.facts).toMatchObject({ link, linkSource: 'chessCom', linkType: 'team' })
    expect(deskActs(linked, { type: 'setMini', round: 2, no: 1, k: 2, link: `${link}#games` })).toBe(
      'This link is already used for Round 1, table 1: Ash – Fir, Rapid.',
    )
  })

  it('rules on a match with a reason, and takes the ruling back', () => {
    const played = desk(withMatches(open, 1, 1, [miniOf(1, '4.5-3.5'), miniOf(2, '5-5')]))
    const ruling = { kind: 'fairPlay', result: { points: [2.5, 5.5] }, reason: 'Board 1 rescored' } as const
    const ruled = made(played, { type: 'ruleMini', ...ref, k: 1, ruling, by: 'boss', at: 7 } as DeskRequest)
    expect(minisAt(ruled)[0]).toMatchObject({
      outcome: '01',
      points: [5, 11],
      ruling: { before: { outcome: '10', points: [9, 7] }, after: { points: [5, 11] }, by: 'boss', at: 7 },
    })
    expect(pairings(ruled, 1)[0]).toMatchObject({ outcome: '01', mp: [1, 3] })
    expect(made(ruled, { type: 'ruleMini', ...ref, k: 1, ruling: null }).rounds).toEqual(played.rounds)
  })

  it('annuls a match, which then counts for nobody', () => {
    const played = desk(withMatches(open, 1, 1, [miniOf(1, '4.5-3.5'), miniOf(2, '6-4')]))
    const ruling = { kind: 'annulled', reason: 'Wrong clock' } as const
    const ruled = made(played, { type: 'ruleMini', ...ref, k: 1, ruling, by: 'boss', at: 7 } as DeskRequest)
    expect(pairings(ruled, 1)[0]).toMatchObject({ outcome: '10', points: [12, 8], mp: [2, 0] })
  })

  it('imposes several penalties in a round, each with its reason', () => {
    const penalty = { type: 'grantBonus', no: 1, round: 1, mp: -1, gp: 0 } as const
    const once = made(open, { ...penalty, reason: 'Late report' })
    const twice = made(once, { ...penalty, reason: 'Ineligible player' })
    expect(twice.bonuses).toHaveLength(2)
    expect(() => made(twice, { ...penalty, reason: 'Late report' })).toThrow('already has this')
    const back = made(twice, { ...penalty, type: 'revokeBonus', reason: 'Late report' })
    expect(back.bonuses).toEqual([{ player: 0, round: 1, MP: -2, GP: 0, reason: 'Ineligible player' }])
    expect(actText(open, { type: 'grantBonus', bonus: { player: 1, round: 1, mp: -2, gp: 0, reason: 'Late' } })).toBe(
      'Entry 1 (Ash): penalty of −1 match point from round 1 (Late)',
    )
  })

  it('scores all fixtures again when the rule changes', () => {
    const perMini = desk(division('A'))
    const sum = made(perMini, { type: 'editEvent', settings: { fixtureScoring: 'sum', forfeitBoardPoints: 'none' } })
    expect(sum.rounds).toEqual(division('A', { fixtureScoring: 'sum', forfeitBoardPoints: 'none' }).rounds)
  })

  it('refuses tie-breaks by boards, whose number varies', () => {
    const undrawn = { ...open, round: 0, rounds: [] }
    expect(() => made(undrawn, { type: 'editEvent', settings: { tieBreaks: ['EDE', 'BC'] } })).toThrow(
      'Tie-breaks by boards can’t be used when a fixture has several matches: BC.',
    )
  })
})

describe('A fixture of two matches', () => {
  const rules = { ...DEFAULTS, ...LEAGUE_RULES, segments: [...LEAGUE_RULES.segments] }
  const running = (k: number, points: [number, number]): Mini => ({
    ...emptyMini(k),
    points,
    facts: { bodyStatus: 'in_progress', boards: 5 },
  })

  it('is decided once the open match can no longer change who has more match points', () => {
    expect(decidedFixture(rules, [miniOf(1, '5-3'), running(2, [4, 4])])).toBeUndefined()
    expect(decidedFixture(rules, [miniOf(1, '5-3'), running(2, [12, 4])])).toBe(0)
  })

  it('is decided by its sum only where all boards are known', () => {
    const sum = { ...rules, fixtureScoring: 'sum' } as const
    expect(decidedFixture(sum, [miniOf(1, '8-0')])).toBeUndefined()
    expect(decidedFixture(sum, [miniOf(1, '8-0'), running(2, [6, 0])])).toBe(0)
  })

  it('counts with its present score in the standings as they stand', () => {
    const live = withMatches(division('A', {}, 4), 5, 1, [miniOf(1, '6-2'), running(2, [3, 6])])
    const { snapshot, running: sides } = asItStands(live)!
    expect(pairings(snapshot, 5)[0]).toMatchObject({ outcome: '==', mp: [2, 2] })
    expect(sides.get(2)).toMatchObject({ result: 'level', points: [15, 10] })
  })
})

describe('A reader who hides results', () => {
  const played = withMatches(division('A', {}, 0), 1, 1, [miniOf(1, '6-2'), miniOf(2, '4-6')])

  it('sees neither score nor match points of a fixture', () => {
    const { rounds } = spoilerFree(played, parseRevealed(''))
    expect(rounds[0]).toMatchObject({ outcomes: '      ', facts: { 0: { hidden: true } } })
    expect([rounds[0]!.points, rounds[0]!.mp]).toEqual([undefined, undefined])
    expect(rounds[0]!.minis![0]!.map(({ points, facts }) => [points, facts.hidden])).toEqual([
      [null, true],
      [null, true],
    ])
  })

  it('reveals one match of it, and the fixture with the last one', () => {
    const one = spoilerFree(played, parseRevealed('1b1k1')).rounds[0]!
    expect(one.minis![0]!.map(({ points }) => points)).toEqual([[12, 4], null])
    expect(one.points).toBeUndefined()
    expect(spoilerFree(played, parseRevealed('1b1k1.1b1k2')).rounds[0]).toEqual(played.rounds[0])
    expect(formatRevealed(parseRevealed('1b1k1.2b3'))).toBe('2b3.1b1k1')
  })
})

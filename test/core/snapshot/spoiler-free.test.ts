import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import { isRevealed, NOTHING_REVEALED, parseRevealed, withRevealed } from '#core/snapshot/revealed-results.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { shownGames, spoilerFree, toldBefore } from '#core/snapshot/spoiler-free.ts'
import { firstHiddenRound } from '#core/snapshot/hidden-round.ts'
import { phase } from '#core/tournament/phase.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import { snapshots } from '../../support/arbitrary.ts'
import { aRound, aSnapshot } from '../../support/build.ts'
import { cases } from '#test/support/audit.ts'

const round = fc.integer({ min: 1, max: 4 })
const revealed = fc.record({
  rounds: fc.uniqueArray(round, { maxLength: 3 }).map((rounds) => rounds.toSorted((a, b) => a - b)),
  games: fc.uniqueArray(fc.tuple(round, fc.integer({ min: 1, max: 9 })), { maxLength: 4, selector: String }),
  pairedTo: fc.nat({ max: 4 }),
})
const rapid = aSnapshot({ active: false, rounds: ['1-2 1, 3-4 =', '1-3 1, 4-2 0', '1-4 =, 2-3 1'] })
const outcomesOf = (snapshot: Snapshot) => snapshot.rounds.map(({ outcomes }) => outcomes)

/** Changes the outcomes of all games that are not revealed. */
function hadItEndedOtherwise(snapshot: Snapshot, known: ReturnType<typeof parseRevealed>): Snapshot {
  const OTHER: Record<string, string> = { '10': '01', '01': '==', '==': '10', '+-': '-+', '-+': '--', '--': '+-' }
  const other = (outcome: string) => OTHER[outcome] ?? outcome
  return {
    ...snapshot,
    rounds: snapshot.rounds.map((columns, at) => {
      const isHidden = columns.black.map((side, i) => side >= 0 && !isRevealed(known, at + 1, columns.no?.[i] ?? i + 1))
      return {
        ...columns,
        outcomes: columns.outcomes.replaceAll(/../gs, (letters, from: number) =>
          isHidden[from / 2] ? other(letters) : letters,
        ),
        ...(columns.points && {
          points: columns.points.map((value, i) => (isHidden[i >> 1] && value !== null ? value + 2 : value)),
        }),
        ...(columns.games && {
          games: columns.games.map((letters, i) => (isHidden[i] && letters ? '0110' : letters)),
        }),
      }
    }),
  }
}

test('a reader who hides results gets the same data whatever the results are', () => {
  fc.assert(
    fc.property(snapshots, revealed, (snapshot, known) => {
      expect(spoilerFree(hadItEndedOtherwise(snapshot, known), known)).toEqual(spoilerFree(snapshot, known))
    }),
    { numRuns: cases(25, 600) },
  )
})

test('revealed results are unchanged, and hiding twice changes nothing', () => {
  fc.assert(
    fc.property(snapshots, revealed, (snapshot, known) => {
      const shown = spoilerFree(snapshot, known)
      expect(spoilerFree(shown, known)).toEqual(shown)
      for (const [at, columns] of shown.rounds.entries()) {
        const whole = snapshot.rounds[at]!
        for (const [position] of columns.white.entries()) {
          const letters = [columns, whole].map(({ outcomes }) => outcomes.slice(2 * position, 2 * position + 2))
          const isShown = isRevealed(known, at + 1, columns.no?.[position] ?? position + 1)
          if (isShown || columns.black[position]! < 0) expect(letters[0]).toBe(letters[1])
        }
      }
    }),
    { numRuns: cases(20, 400) },
  )
})

test('a reader who revealed every round sees the unchanged tournament', () => {
  fc.assert(
    fc.property(snapshots, (snapshot) => {
      const { hidden, ...shown } = spoilerFree(snapshot, { ...NOTHING_REVEALED, rounds: [1, 2, 3, 4, 5] })
      expect(shown).toEqual(snapshot)
      expect(hidden).toMatchObject({ round: snapshot.round, active: snapshot.active })
    }),
    { numRuns: cases(15, 300) },
  )
})

test('revealing more hides nothing', () => {
  fc.assert(
    fc.property(snapshots, revealed, revealed, (snapshot, known, more) => {
      const [before, after] = [spoilerFree(snapshot, known), spoilerFree(snapshot, withRevealed(known, more))]
      expect(after.rounds.length).toBeGreaterThanOrEqual(before.rounds.length)
      expect(firstHiddenRound(after) ?? Infinity).toBeGreaterThanOrEqual(firstHiddenRound(before) ?? Infinity)
    }),
    { numRuns: cases(15, 300) },
  )
})

test('pairings of a round are hidden until the results before it are revealed', () => {
  expect(outcomesOf(spoilerFree(rapid, NOTHING_REVEALED))).toEqual(['    '])
  expect(outcomesOf(spoilerFree(rapid, parseRevealed('1')))).toEqual(['10==', '    '])
  expect(outcomesOf(spoilerFree(rapid, parseRevealed('1.2b1')))).toEqual(['10==', '10  '])
  expect(outcomesOf(spoilerFree(rapid, parseRevealed('1-2.3b2')))).toEqual(['10==', '1001', '  10'])
  expect(outcomesOf(spoilerFree(rapid, parseRevealed('3')))).toEqual(['    '])
})

test('a reader can reveal the pairings of a round without results', () => {
  expect(outcomesOf(spoilerFree(rapid, parseRevealed('1.p3')))).toEqual(['10==', '    ', '    '])
})

test('a bye does not show the next opponent sooner', () => {
  const own = aSnapshot({ rounds: ['1 U', '1-2 1', '3-1 *'] })
  const seen = (known: string) => outcomesOf(spoilerFree(own, parseRevealed(known), { isPart: true }))
  expect(seen('')).toEqual(['U '])
  expect(seen('1')).toEqual(['U ', '  '])
  expect(seen('1-2')).toEqual(['U ', '10', '  '])
  expect(seen('p3')).toEqual(['U ', '  ', '  '])
})

test('pairings of a round robin are always shown', () => {
  const robin = { ...rapid, settings: { ...rapid.settings, pairingSystem: 'roundRobin' as const } }
  expect(outcomesOf(spoilerFree(robin, parseRevealed('2')))).toEqual(['    ', '1001', '    '])
})

test('a finished event ends with its revealed rounds, and is marked as finished', () => {
  const shown = spoilerFree(rapid, parseRevealed('1'))
  expect(shown).toMatchObject({ active: true, round: 2, hidden: { round: 3, active: false, shown: '1' } })
  expect(phase(shown)).toBe('finished')
  expect(liveRound(shown)).toBeUndefined()
  expect(spoilerFree(rapid, parseRevealed('1-3'))).toMatchObject({ active: false, round: 3 })
})

test('facts from before a match stay, and facts about its course are removed', () => {
  const facts = { link: 'https://lichess.org/abcdefgh', startTime: 5, boards: 4, bodyStatus: 'finished', endTime: 9 }
  const match = aSnapshot({
    rounds: [aRound('1-2 1, 3-4 *', { points: [6, 2, null, null], games: ['1=1=', ''], facts: { 0: facts } })],
  })
  const { link, startTime, boards } = facts
  expect(spoilerFree(match, NOTHING_REVEALED).rounds[0]).toEqual({
    white: [0, 2],
    black: [1, 3],
    outcomes: '    ',
    facts: { 0: { link, startTime, boards, hidden: true } },
  })
})

test('a bye is not a result, and a game without a result is not hidden', () => {
  const event = aSnapshot({ rounds: ['1-2 *, 3 U'] })
  expect(spoilerFree(event, NOTHING_REVEALED).rounds).toEqual(event.rounds)
})

test('withdrawals, bonuses and closed rounds appear with their round', () => {
  const event = {
    ...rapid,
    players: { ...rapid.players, withdrawn: [1, 2], withdrawnFrom: { 1: 2, 2: 4 } },
    bonuses: [1, 2].map((round) => ({ player: 0, round, MP: 2, GP: 2 })),
    closed: 3,
  }
  expect(spoilerFree(event, parseRevealed('1'))).toMatchObject({
    players: { withdrawn: [1], withdrawnFrom: { 1: 2 } },
    bonuses: [{ round: 1 }],
    closed: 1,
  })
  expect(spoilerFree(event, NOTHING_REVEALED).players.withdrawn).toBeUndefined()
})

test('a live result stays hidden, or makes the client fetch the snapshot', () => {
  const shown = spoilerFree(rapid, parseRevealed('1.2b2'))
  const told = { type: 'match', v: 2, o: '10' } as const
  expect(applyEvent(shown, { ...told, r: 2, n: 1 })).toEqual({ ...shown, version: 2 })
  expect(applyEvent(shown, { ...told, r: 2, n: 2 })).toBe('gap')
  expect(applyEvent(shown, { ...told, r: 3, n: 1 })).toBe('gap')
})

test('games and announcements about hidden results are hidden', () => {
  const shown = spoilerFree({ ...rapid, dates: [10, 20, 30] }, parseRevealed('1'))
  const games = [
    { round: 1, matchNo: 2 },
    { round: 2, matchNo: 1 },
    { round: 3, matchNo: 1 },
  ]
  expect(shownGames(shown, games)).toEqual([games[0]])
  expect(shownGames(rapid, games)).toBe(games)
  expect(toldBefore(shown, [{ createdAt: 25 }, { createdAt: 15 }])).toEqual([{ createdAt: 15 }])
})

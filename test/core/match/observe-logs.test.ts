import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameLetters } from '#core/match/site-games.ts'
import type { SiteReport } from '#core/match/observe.ts'
import { pointsOfLetters } from '#core/match/scores.ts'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { MINUTE } from '#core/time.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import * as site from '../../support/site-report.ts'
import type { Pull } from '../../support/site-report.ts'

// Successive answers of the site about a match, from its announcement to its end.
const logs = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom('1w', '1b', '2w', '2b', '3w', '3b'), { minLength: 1 }),
    fc.array(fc.constantFrom('10', '01', '=='), { minLength: 6, maxLength: 6 }),
    fc.boolean(),
  )
  .map(([order, outcomes, timed]) => {
    const games = order.map((which, at) =>
      site.aGame(which + outcomes[at]!, timed ? { startedAt: site.START + at, endedAt: site.START + 10 * at } : {}),
    )
    const state = (count: number, rest: Partial<SiteReport> = {}): SiteReport => ({
      ...site.aReport([], { boards: 3, ...rest }),
      points: pointsOfLetters(
        games
          .slice(0, count)
          .map(({ whiteFirst, outcome }) => (whiteFirst ? outcome : outcome[1]! + outcome[0]!))
          .join(''),
      ),
      games: games.slice(0, count),
    })
    return [
      state(0, { bodyStatus: 'scheduled', boards: 0 }),
      ...Array.from({ length: games.length + 1 }, (_, count) => state(count)),
      state(games.length, { bodyStatus: 'finished', endTime: site.NOW - MINUTE }),
    ]
  })
const disordered = fc
  .tuple(logs, fc.array(fc.nat(), { maxLength: 12 }))
  .map(([log, picks]) => [log, picks.map((pick) => log[pick % log.length]!)] as const)

test('answers in any order and any number give the same match', () => {
  fc.assert(
    fc.property(disordered, fc.constantFrom<Pull>(0, 1, 2), ([log, mess], pullResults) => {
      const [straight, messy] = [
        site.last(log, pullResults),
        site.last([...mess, ...log.slice(-1), ...mess], pullResults),
      ]
      expect(messy.after.outcome).toBe(straight.after.outcome)
      expect(gameLetters(messy.after.games)).toBe(gameLetters(straight.after.games))
      expect(messy.after.points).toEqual(straight.after.points)
      expect(messy.after.facts).toEqual(straight.after.facts)
    }),
  )
})

test('a result is set once, and without corrections the score of a match never falls', () => {
  fc.assert(
    fc.property(disordered, ([log, mess]) => {
      const all = site.observeAll([...mess, ...log, ...mess], 1)
      expect(all.flatMap(({ patches }) => patches).filter(({ o }) => o !== undefined)).toHaveLength(1)
      const totals = all.map(({ after: { points = [0, 0] } }) => points[0] + points[1])
      expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    }),
  )
})

test('broadcast patches, applied to a snapshot, give what is stored', () => {
  const before = aSnapshot({ rounds: [aRound('1-2 *', { facts: { 0: { link: site.LINK } } })] })
  fc.assert(
    fc.property(disordered, ([log, mess]) => {
      let shown = before
      let after = site.aLinkedMatch()
      for (const { patches, after: match } of site.observeAll([...mess, ...log])) {
        after = match
        for (const patch of patches) shown = applied(shown, patch)
      }
      const [round] = shown.rounds
      expect(round!.outcomes).toBe(after.outcome)
      expect(round!.points).toEqual(after.points)
      expect(round!.games?.[0] ?? '').toBe(gameLetters(after.games))
      expect(round!.facts![0]).toEqual(after.facts)
    }),
  )
})

function applied(snapshot: Snapshot, patch: object): Snapshot {
  const after = applyEvent(snapshot, { type: 'match', v: snapshot.version + 1, r: 1, n: 1, ...patch })
  if (after === 'gap') throw new Error('There is a gap.')
  return after
}

test('a frame of a result takes at most 120 bytes', () => {
  const many = site.ALL.map((word) => word.replace(/^./, '9'))
  for (const { patches } of site.observeAll([
    site.aReport(many.slice(0, 1)),
    site.aReport(many.slice(0, 2)),
    site.finished(many.slice(0, 2)),
  ])) {
    for (const patch of patches.filter(({ f }) => !f)) {
      expect(JSON.stringify({ type: 'match', v: 123456, r: 19, n: 2500, ...patch }).length).toBeLessThanOrEqual(120)
    }
  }
  const end = site.observeAll([site.aReport(many.slice(0, 2)), site.finished(many.slice(0, 2))]).at(-1)!
  expect(end.patches).toHaveLength(2)
  for (const patch of end.patches) {
    expect(JSON.stringify({ type: 'match', v: 123456, r: 19, n: 2500, ...patch }).length).toBeLessThanOrEqual(120)
  }
})

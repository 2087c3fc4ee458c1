import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameLetters } from '#core/match/site-games.ts'
import type { SiteReport } from '#core/match/observe.ts'
import type { MatchState } from '#core/match/completion.ts'
import type { PairingChange } from '#core/match/pairing-state.ts'
import { matchEvents } from '#core/match/match-events.ts'
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
      expect(messy.after.games).toBe(straight.after.games)
      expect(messy.after.games).toBe(gameLetters(messy.after.played))
      expect(messy.after.points).toEqual(straight.after.points)
      expect(messy.after.facts).toEqual(straight.after.facts)
    }),
  )
})

test('a result is set once, and without corrections the score of a match never falls', () => {
  fc.assert(
    fc.property(disordered, ([log, mess]) => {
      const all = site.observeAll([...mess, ...log, ...mess], 1)
      expect(all.filter(({ change }) => change?.outcome !== undefined)).toHaveLength(1)
      const totals = all.map(({ after: { points } }) => (points ? points[0] + points[1] : 0))
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
      for (const { change, after: match } of site.observeAll([...mess, ...log])) {
        for (const event of framesOf(after, change)) shown = applied(shown, event)
        after = match
      }
      const [round] = shown.rounds
      expect(round!.outcomes).toBe(after.outcome)
      expect(round!.points).toEqual(after.points)
      expect(round!.games?.[0] ?? '').toBe(after.games)
      expect(round!.facts![0]).toEqual(after.facts)
    }),
  )
})

const framesOf = (before: MatchState, change: PairingChange | undefined) =>
  change ? matchEvents({ round: 1, no: 1 }, before, change) : []

function applied(snapshot: Snapshot, event: ReturnType<typeof matchEvents>[number]): Snapshot {
  const after = applyEvent(snapshot, { ...event, v: snapshot.version + 1 })
  if (after === 'gap') throw new Error('There is a gap.')
  return after
}

test('a frame of a result takes at most 120 bytes', () => {
  const many = site.ALL.map((word) => word.replace(/^./, '9'))
  const reports = [site.aReport(many.slice(0, 1)), site.aReport(many.slice(0, 2)), site.finished(many.slice(0, 2))]
  let before = site.aLinkedMatch()
  const all = site.observeAll(reports).map(({ change, after }) => {
    const frames = matchEvents({ round: 19, no: 2500 }, before, change!)
    before = after
    return frames
  })
  for (const event of all.flat().filter(({ f }) => !f)) {
    expect(JSON.stringify({ ...event, v: 123456 }).length).toBeLessThanOrEqual(120)
  }
  expect(all.at(-1)).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { drawnBoards } from '#core/draw/check-round.ts'
import { drawRound } from '#core/draw/draw-round.ts'
import { COLOUR_ARTICLES, CRITERIA } from '#core/draw/reasons/criterion-text.ts'
import { answerDraw } from '#core/draw/reasons/draw-answers.ts'
import { colourText, reasonAgainstText, reasonText } from '#core/draw/reasons/reason-text.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import { teamPreference, teamRules } from '#core/draw/team/team-field.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { CONTROL_EVENTS, controlText } from '#test/support/pairing/files.ts'
import { importText } from '#test/support/trf/files.ts'

const TEAMS = CONTROL_EVENTS.filter((name) => name.startsWith('team/'))

/** The event with these competitors prohibited from meeting in this round. */
const forbidding = (snapshot: Snapshot, round: number, players: number[]): Snapshot => ({
  ...snapshot,
  forbidden: [...(snapshot.forbidden ?? []), { players: players.toSorted((a, b) => a - b), from: round, to: round }],
})

test('every board and bye of the team events has a reason, and if colours decided, they are worse without the pair', () => {
  const named = new Set<string>()
  let compared = 0
  for (const name of TEAMS) {
    const { snapshot } = importText(controlText(name))
    const rules = teamRules(snapshot.settings)
    for (let round = 1; round <= snapshot.round; round++) {
      const boards = drawnBoards(snapshot, round)
      const found = answerDraw(snapshot, round).reasons(boards)
      expect(found).toHaveLength(boards.length)
      const input = { rules, isLast: round === snapshot.settings.totalRounds }
      const history = new Map(
        found.flatMap(({ higher, lower }) => [higher, ...(lower ? [lower] : [])]).map((side) => [side.id, side]),
      )
      /** Number of pairs in this score group whose teams are both due the same colour. */
      const denied = (pairs: { white: number; black: number }[], score: number): number =>
        pairs.filter(({ white, black }) => {
          const [one, other] = [history.get(white)!, history.get(black)]
          if (!other || Math.max(one.score, other.score) !== score) return false
          const [own, theirs] = [one, other].map(({ colours }) => teamPreference(colours, input).colour)
          return own !== null && own === theirs
        }).length
      for (const { isDrawn, reason, colour, higher, lower } of found) {
        expect(isDrawn, `${name}, round ${round}`).toBe(true)
        expect(CRITERIA[reason!.criterion], reason!.criterion).toBeTruthy()
        expect(reasonText(reason!)).toMatch(/^[A-Z].*\.$/)
        named.add(reason!.criterion)
        if (lower) {
          expect(CRITERIA[COLOUR_ARTICLES[colour!]]).toBeTruthy()
          expect(colourText(colour!)).toMatch(/^[A-Z].*\.$/)
        }
        if (reason!.criterion !== 'teamC8') continue
        const apart = drawRound(forbidding(snapshot, round, [higher.id, lower!.id]), round)
        const isSameGroup = !isRefusal(apart) && sameGroup(boards, apart, history, reason!.score!)
        if (!isSameGroup) continue
        compared++
        expect(denied(apart, reason!.score!), name).toBeGreaterThan(denied(boards, reason!.score!))
      }
    }
  }
  expect([...named]).toEqual(expect.arrayContaining(['teamBye', 'teamRest', 'teamC8', 'teamOrder']))
  expect(compared).toBeGreaterThan(10)
})

type Pairs = { white: number; black: number }[]

/** Whether the same teams are in the score group, its upfloaters included. */
function sameGroup(one: Pairs, other: Pairs, history: Map<number, { score: number }>, score: number): boolean {
  const members = (pairs: Pairs): string =>
    pairs
      .filter(({ white, black }) => Math.max(history.get(white)!.score, history.get(black)?.score ?? -1) === score)
      .flatMap(({ white, black }) => [white, black])
      .sort((a, b) => a - b)
      .join()
  return members(one) === members(other)
}

test('two teams that did not meet have a reason, and the team met is among the possible opponents', () => {
  const { snapshot } = importText(controlText(TEAMS[0]!))
  const round = snapshot.round
  const answers = answerDraw(snapshot, round)
  const boards = drawnBoards(snapshot, round)
  for (const { white, black } of boards) {
    if (black < 0) continue
    const met = answers.opponents(0, white).filter(({ against }) => against === null)
    const lower = answers.opponents(0, black).filter(({ against }) => against === null)
    expect([...met, ...lower].map(({ side }) => side.id)).toEqual(expect.arrayContaining([expect.any(Number)]))
    for (const other of boards) {
      if (other.white === white || other.black < 0) continue
      const [found] = answers.reasons([{ white, black: other.white, pool: 0 }])
      expect(found!.isDrawn).toBe(false)
      expect(CRITERIA[found!.reason!.criterion]).toBeTruthy()
      expect(reasonAgainstText(found!.reason!)).toMatch(/^[A-Z].*\.$/)
    }
  }
})

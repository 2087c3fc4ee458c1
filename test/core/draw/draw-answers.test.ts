import { expect, test } from 'vitest'
import { checkRound, drawnBoards } from '#core/draw/check-round.ts'
import { answerDraw } from '#core/draw/reasons/draw-answers.ts'
import { CRITERIA } from '#core/draw/reasons/criterion-text.ts'
import { controlText } from '#test/support/pairing/files.ts'
import { parseTournament } from '#cli/tournament-file.ts'

const { snapshot } = parseTournament(controlText('swiss/odd-15x9'))
const ROUND = 5

test('a round drawn by the rules equals its new draw, and each board and the bye have a reason', () => {
  const { verdict, reasons } = answerDraw(snapshot, ROUND)
  const boards = drawnBoards(snapshot, ROUND)
  expect(verdict).toEqual({ boards: 8, drawn: boards, differences: [], refusal: null })
  const found = reasons(boards)
  expect(found).toHaveLength(8)
  for (const { isDrawn, reason, lower, colour } of found) {
    expect(isDrawn).toBe(true)
    expect(CRITERIA[reason!.criterion]).toBeTruthy()
    expect(colour !== null).toBe(lower !== null)
  }
  expect(found.filter(({ lower }) => lower === null)).toHaveLength(1)
  for (const { higher, lower } of found) if (lower) expect(higher.score).toBeGreaterThanOrEqual(lower.score)
})

test('a tampered round is detected: both boards differ, each with the criterion it breaks', () => {
  const tampered = structuredClone(snapshot)
  const { black } = tampered.rounds[ROUND - 1]!
  ;[black[0], black[1]] = [black[1]!, black[0]!]
  const { verdict, reasons } = answerDraw(tampered, ROUND)
  expect(verdict.differences).toEqual(checkRound(tampered, ROUND))
  expect(verdict.differences.map(({ board }) => board)).toEqual([1, 2])
  const found = reasons(drawnBoards(tampered, ROUND).slice(0, 3))
  expect(found.map(({ isDrawn }) => isDrawn)).toEqual([false, false, true])
  for (const { reason } of found) expect(CRITERIA[reason!.criterion]).toBeTruthy()
})

test('possible opponents are listed from the top: one was met, each other one has a reason against it', () => {
  const { reasons, opponents } = answerDraw(snapshot, ROUND)
  const [first] = reasons(drawnBoards(snapshot, ROUND))
  const found = opponents(0, first!.higher.id)
  expect(found.filter(({ against }) => against === null)).toHaveLength(1)
  expect(found.length).toBeGreaterThan(4)
  const scores = found.map(({ side }) => side.score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})

test('a board says how many of those between the two in the pairing order the higher one has met', () => {
  const { rounds } = snapshot
  const hasMet = (one: number, other: number): boolean =>
    rounds
      .slice(0, ROUND - 1)
      .some(({ white, black }) =>
        white.some((id, at) => (id === one && black[at] === other) || (id === other && black[at] === one)),
      )
  const found = answerDraw(snapshot, ROUND).reasons(drawnBoards(snapshot, ROUND))
  const sides = found.flatMap(({ higher, lower }) => [higher, ...(lower ? [lower] : [])])
  const order = sides.toSorted((a, b) => b.score - a.score || a.id - b.id).map(({ id }) => id)
  for (const { higher, lower, between } of found) {
    if (!lower) continue
    const ids = order.slice(order.indexOf(higher.id) + 1, order.indexOf(lower.id))
    expect(between).toEqual({ count: ids.length, met: ids.filter((id) => hasMet(higher.id, id)).length })
  }
})

import { expect, test } from 'vitest'
import { lineUpRefusal, substituteRefusal } from '#core/snapshot/line-ups.ts'
import { lateEntriesLeft, squadRefusal, withLateEntries } from '#core/snapshot/squads.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'

const squad = (...nos: number[]) =>
  nos.map((no) => ({
    no,
    team: 1,
    board: no,
    name: `Player ${no}`,
    title: '',
    rating: 2100 - 100 * no,
    nationality: '',
  }))
const rules = (settings: Partial<typeof DEFAULTS>, round = 0) => ({ round, settings: { ...DEFAULTS, ...settings } })
const saves = (settings: Partial<typeof DEFAULTS>, before: number[], after: number[], now = 200) =>
  squadRefusal(rules(settings), { before: squad(...before), after: squad(...after) }, now)

test('a list has at most as many players as the director sets, and is closed at a time or by the first draw', () => {
  expect(saves({ squadSize: 3 }, [], [1, 2, 3])).toBeUndefined()
  expect(saves({ squadSize: 3 }, [], [1, 2, 3, 4])).toBe('A list has at most 3 players.')
  expect(saves({ squadClosesAt: 300 }, [1, 2], [2, 1])).toBeUndefined()
  expect(saves({ squadClosesAt: 100 }, [1, 2], [2, 1])).toBe('Lists are closed. Ask the arbiter to change yours.')
  expect(squadRefusal(rules({}, 1), { before: squad(1), after: squad(1) }, 0)).toMatch('Round 1 has been drawn')
})

test('a closed list takes late entries below a place, and keeps everyone else in their order', () => {
  const late = { squadClosesAt: 100, lateEntries: 2, lateEntriesBelow: 2 }
  expect(saves(late, [1, 2, 3], [1, 2, 9, 3])).toBeUndefined()
  expect(saves(late, [1, 2, 3], [1, 9, 2, 3])).toBe('Late entries come after the first 2 players of the list.')
  expect(saves(late, [1, 2, 3], [2, 1, 3, 9])).toMatch('not change or remove who is on yours')
  expect(saves(late, [1, 2], [1, 2, 7, 8, 9])).toBe('You have 2 late entries left.')
  const marked = withLateEntries(squad(1, 2, 9), squad(1, 2), true)
  expect(marked.map(({ isLate }) => isLate)).toEqual([undefined, undefined, true])
  expect(lateEntriesLeft(rules(late), marked)).toBe(1)
})

test('players sit in the order of their list, or deviate from it by so many rating points', () => {
  const refusal = (nos: number[], tolerance: number | null) =>
    lineUpRefusal(nos, { roster: squad(1, 2, 3, 4), boards: 3, tolerance })
  expect(refusal([1, 3, 4], 0)).toBeUndefined()
  expect(refusal([2, 1], 0)).toBe('Players sit in the order of the team’s list.')
  expect(refusal([2, 1], 100)).toBeUndefined()
  expect(refusal([3, 2, 1], 100)).toBe(
    'Player 3 can’t sit above Player 1, who is before them on the list and rated more than 100 points higher.',
  )
  expect(refusal([3, 2, 1], null)).toBeUndefined()
})

test('of an unrated player nobody knows how strong they are, so the list’s order holds', () => {
  const [first, second] = squad(1, 2)
  const roster = [first!, { ...second!, rating: 0 }]
  expect(lineUpRefusal([2, 1], { roster, boards: 2, tolerance: 100 })).toMatch('can’t sit above')
})

test('in a public line-up players are only replaced, by others of the list', () => {
  expect(substituteRefusal([1, 2, 3], [1, 4, 3])).toBeUndefined()
  expect(substituteRefusal([1, 2, 3], [1, 0, 3])).toBeUndefined()
  for (const after of [[2, 1, 3], [1, 3, 4], null])
    expect(substituteRefusal([1, 2, 3], after)).toMatch('only put in players who weren’t in yours')
})

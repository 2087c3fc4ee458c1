import { expect, test } from 'vitest'
import type { FixtureTalk } from '#core/snapshot/desk.ts'
import { isCounter, openProposal, renumberedTalk } from '#core/snapshot/fixture-talk.ts'
import { openProtest, withAnswer, withProposal, withRuling, withStatement } from '#core/snapshot/fixture-talk-steps.ts'

const empty: FixtureTalk = { round: 1, team: 1, other: 2, proposals: [], statements: [] }
const offer = (by: number, madeAt: number) => ({ by, times: [100 + madeAt], madeAt })

test('a new offer counters the other side’s, and replaces one’s own', () => {
  const first = withProposal(empty, offer(1, 1))
  expect(openProposal(first)).toMatchObject({ by: 1 })
  expect(isCounter(first)).toBe(false)
  const countered = withProposal(first, offer(2, 2))
  expect(countered.proposals.map(({ by, answer }) => [by, answer])).toEqual([
    [1, 'countered'],
    [2, undefined],
  ])
  expect(isCounter(countered)).toBe(true)
  const again = withProposal(countered, offer(2, 3))
  expect(again.proposals.map(({ answer }) => answer)).toEqual(['countered', 'withdrawn', undefined])
})

test('an answer closes the offer that waits, and nothing without one', () => {
  const taken = withAnswer(withProposal(empty, offer(1, 1)), { answer: 'taken', taken: 101 })
  expect(openProposal(taken)).toBeUndefined()
  expect(taken.proposals).toEqual([{ ...offer(1, 1), answer: 'taken', taken: 101 }])
  expect(withAnswer(taken, { answer: 'declined' })).toBe(taken)
})

test('a captain has one statement of a kind until a director rules on their protest', () => {
  const say = (talk: FixtureTalk, text: string) => withStatement(talk, { by: 1, kind: 'protest', text, madeAt: 1 })
  const twice = say(say(empty, 'Late.'), 'Late by an hour.')
  expect(twice.statements.map(({ text }) => text)).toEqual(['Late by an hour.'])
  const ruled = withRuling(twice, 'dismissed')
  expect(openProtest(ruled)).toBeUndefined()
  expect(say(ruled, 'Again.').statements.map(({ ruling }) => ruling)).toEqual(['dismissed', undefined])
})

test('entries that exchange their numbers keep their offers and statements', () => {
  const talk = withProposal(withStatement(empty, { by: 2, kind: 'report', text: 'No.', madeAt: 1 }), offer(1, 1))
  const swapped = renumberedTalk(talk, (no) => ({ 1: 5, 2: 3 })[no] ?? no)
  expect(swapped).toMatchObject({ team: 3, other: 5, proposals: [{ by: 5 }], statements: [{ by: 3 }] })
})

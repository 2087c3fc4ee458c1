import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subjectsOf } from '#core/changes/hall-acts.ts'
import {
  afterDecision,
  afterDelivery,
  asSent,
  isCollision,
  nextToSend,
  withChange,
  withoutAsked,
  withoutChange,
  type Delivery,
  type WaitingChange,
} from '#web/offline/queue.ts'
import { cases } from '#test/support/audit.ts'

const aResult = (board: number, at: number, outcome: '10' | '01' = '10'): WaitingChange => ({
  key: `k${at}`,
  tournament: 'pond',
  by: 'ann',
  at,
  request: { type: 'enterResult', round: 1, no: board, result: { outcome }, was: '  ' },
})

const queued = (...changes: WaitingChange[]): WaitingChange[] =>
  changes.reduce<WaitingChange[]>((queue, change) => withChange(queue, change), [])

test('changes are sent in the order of entry', () => {
  const queue = queued(aResult(2, 20), aResult(1, 10))
  expect(nextToSend(queue)?.key).toBe('k10')
  expect(nextToSend(afterDelivery(queue, queue[0]!, { type: 'made', version: 5 }))?.key).toBe('k20')
})

test('a lost change may have been made, so it is sent again with the same key', () => {
  const sent = asSent(queued(aResult(1, 1)), 'k1')
  const queue = afterDelivery(sent, sent[0]!, { type: 'lost' })
  expect(nextToSend(queue)).toMatchObject({ key: 'k1', isSent: true })
})

test('a refused change needs a decision and holds back later ones at its board, and no others', () => {
  const first = aResult(1, 1)
  const queue = afterDelivery(queued(first, aResult(1, 2, '01'), aResult(2, 3)), first, {
    type: 'refused',
    message: 'Board 1 is 0–1 by now.',
    code: 'other-result',
  })
  expect(queue).toHaveLength(3)
  expect(nextToSend(queue)?.key).toBe('k3')
  expect(nextToSend(afterDecision(queue, 'k1', 'drop', { newKey: 'new' }))?.key).toBe('k2')
})

test('choosing one’s own of two results sends a new change, which names the conflict and the result that was seen', () => {
  const first = aResult(1, 1)
  const refused = afterDelivery(queued(first), first, {
    type: 'refused',
    message: 'Board 1 is 0–1 by now.',
    code: 'other-result',
  })
  const [change] = afterDecision(refused, 'k1', 'again', { newKey: 'new', seen: '01' })
  expect(change).toMatchObject({ key: 'new', request: { was: '01' }, reason: 'Two results had been entered' })
  expect(change).not.toHaveProperty('refusal')
})

test('a result in conflict with another stays a question until the arbiter answers or enters a new one', () => {
  const first = aResult(1, 1)
  for (const code of ['other-result', 'reason-needed']) {
    const refused = afterDelivery(queued(first, aResult(2, 2)), first, { type: 'refused', message: 'No.', code })
    expect(refused.map(isCollision)).toEqual([true, false])
    expect(withoutAsked(refused, aResult(2, 3).request)).toEqual(refused)
    expect(withoutAsked(refused, aResult(1, 3).request).map(({ key }) => key)).toEqual(['k2'])
  }
  const gone = afterDelivery(queued(first), first, { type: 'refused', message: 'Pairing not found.' })
  expect(gone.map(isCollision)).toEqual([false])
  expect(withoutAsked(gone, aResult(1, 3).request)).toEqual(gone)
})

test('a change never sent is taken back at once; one that was sent is sent once more first', () => {
  const queue = queued(aResult(1, 1), aResult(2, 2))
  expect(withoutChange(queue, 'k1').map(({ key }) => key)).toEqual(['k2'])
  expect(withoutChange(asSent(queue, 'k1'), 'k1')[0]).toMatchObject({ key: 'k1', isUnwanted: true })
})

test('a change taken back while it is being sent is undone if it was made, and dropped otherwise', () => {
  const change = aResult(1, 1)
  const takenBack = withoutChange(queued(change), 'k1', true)
  expect(takenBack).toMatchObject([{ isUnwanted: true }])
  const afterwards = afterDelivery(takenBack, change, { type: 'made', version: 5 })
  expect(nextToSend(afterwards)).toMatchObject({ key: 'k1', isUnwanted: true })
  expect(afterDelivery(afterwards, afterwards[0]!, { type: 'made', version: 6 })).toEqual([])
  expect(afterDelivery(takenBack, change, { type: 'refused', message: 'No.' })).toEqual([])
})

/** The fate of one attempt: network, refusal, and the arbiter’s decision. */
const luck = fc.record({
  network: fc.constantFrom('fine', 'request lost', 'answer lost', 'closed after'),
  isRefused: fc.boolean(),
  decision: fc.constantFrom('again', 'drop'),
  drops: fc.boolean(),
})

test('whatever the network does, each change is made once and in the order of its board, or was refused and dropped', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 }),
      fc.array(luck, { maxLength: 60 }),
      (boards, chances) => {
        let queue = queued(...boards.map((board, index) => aResult(board, index + 1)))
        const first = new Map(queue.map(({ key, at }) => [key, at]))
        /** The server: changes made, by key and in order. */
        const made = new Map<string, number>()
        const order: { board: string; at: number }[] = []
        const dropped = new Set<number>()
        let keys = 0
        const serve = (change: WaitingChange, isRefused: boolean): Delivery => {
          if (!made.has(change.key)) {
            if (isRefused) return { type: 'refused', message: 'No.', code: 'other-result' }
            made.set(change.key, made.size + 1)
            order.push({ board: subjectsOf(change.request)[0]!, at: change.at })
          }
          return { type: 'made', version: made.get(change.key)! }
        }
        const decide = (decision: 'again' | 'drop') => {
          const asked = queue.find(({ refusal }) => refusal)
          if (!asked) return
          if (decision === 'drop') dropped.add(asked.at)
          queue = afterDecision(queue, asked.key, decision, { newKey: `again${(keys += 1)}` })
        }
        for (const { network, isRefused, decision, drops } of chances) {
          const next = nextToSend(queue)
          if (next) {
            queue = asSent(queue, next.key)
            const answer: Delivery = network === 'request lost' ? { type: 'lost' } : serve(next, isRefused)
            queue = afterDelivery(queue, next, network === 'answer lost' ? { type: 'lost' } : answer)
          }
          // Closed and reopened: only the stored queue is left.
          if (network === 'closed after') queue = structuredClone(queue)
          if (drops) decide(decision)
        }
        // The network is back, and the arbiter makes every refused change anyway.
        for (let next; queue.length > 0;) {
          while ((next = nextToSend(queue))) {
            queue = afterDelivery(asSent(queue, next.key), next, serve(next, false))
          }
          decide('again')
        }
        expect(
          order
            .map(({ at }) => at)
            .concat([...dropped])
            .toSorted((a, b) => a - b),
        ).toEqual([...first.values()])
        for (const board of new Set(order.map((each) => each.board))) {
          const its = order.filter((each) => each.board === board).map(({ at }) => at)
          expect(its).toEqual(its.toSorted((a, b) => a - b))
        }
      },
    ),
    { numRuns: cases(40, 3000) },
  )
})

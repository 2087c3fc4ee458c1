import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { aMade, START } from '#test/support/made-tournament.ts'
import { postJson } from '#test/support/worker.ts'

type EnteredAnswer = AnswerOf<'post', '/tournament/:id/setResults'>
type MadeTournament = Awaited<ReturnType<typeof aMade>>
const enter = async (cup: MadeTournament, results: object[], more: object = {}, key?: string) => {
  const headers = { ...cup.headers, ...(key && { 'idempotency-key': key }) }
  const { status, text } = await postJson(`/api/tournament/${cup.id}/setResults`, { results, ...more }, headers)
  return status === 200 ? (JSON.parse(text) as EnteredAnswer) : text
}

test('all boards of a round are entered by one call, as one change that can be undone', async () => {
  const cup = await aMade('bulk')
  await cup.does(...START)
  const both = [
    { match: 'bulk-1-1', outcome: '10' },
    { match: 'bulk-1-2', outcome: '==' },
  ]
  const before = (await cup.history()).length
  const entered = (await enter(cup, both)) as EnteredAnswer
  expect(entered).toMatchObject({ message: '2 results entered.', count: 2, refused: [] })
  expect((await cup.snapshot()).rounds[0]!.outcomes).toBe('10==')
  expect(await cup.history()).toHaveLength(before + 1)
  expect((await cup.undo(entered.version)).status).toBe(200)
  expect((await cup.snapshot()).rounds[0]!.outcomes).toBe('    ')
})

test('results that can’t be entered are refused board by board, and the others are saved', async () => {
  const cup = await aMade('bulkpart')
  await cup.does(...START)
  await enter(cup, [{ match: 'bulkpart-1-2', outcome: '01' }])
  const refusals = [
    { match: 'bulkpart-1-2', message: 'This result is confirmed. Say why it changes.' },
    { match: 'bulkpart-1-9', message: 'Pairing not found.' },
    { match: 'bulk-1-1', message: 'Pairing not found.' },
    { match: 'bulkpart-1-1', message: 'This pairing is in the list twice.' },
  ]
  const entered = await enter(cup, [
    { match: 'bulkpart-1-1', outcome: '10' },
    ...refusals.map(({ match }) => ({ match, outcome: '==' })),
  ])
  expect(entered).toMatchObject({ message: '1 result entered, 4 refused.', count: 1, refused: refusals })
  expect((await cup.snapshot()).rounds[0]!.outcomes).toBe('1001')
  const why = await enter(cup, [{ match: 'bulkpart-1-2', outcome: '==' }], { reason: 'The slip was read wrongly.' })
  expect(why).toMatchObject({ count: 1, refused: [] })
})

test('requests with the same idempotency key are one change, with the same answer', async () => {
  const cup = await aMade('bulkkey')
  await cup.does(...START)
  const results = [
    { match: 'bulkkey-1-1', outcome: '10' },
    { match: 'bulkkey-1-7', outcome: '10' },
  ]
  const first = await enter(cup, results, {}, 'round-1')
  await cup.does({ type: 'enterResult', round: 1, no: 2, result: { outcome: '01' } })
  expect(await enter(cup, results, {}, 'round-1')).toEqual(first)
})

test.each([
  ['Send a list of 1 to 1,000 results.', []],
  ['Name the pairing by its id.', [{ match: 'Board 1', outcome: '10' }]],
])('%s', async (sentence, results) => {
  const cup = await aMade(`bulkbad${sentence.length}`)
  expect(await enter(cup, results)).toBe(sentence)
})

test('a round paired by another program is accepted as it is, or refused if it is invalid', async () => {
  const cup = await aMade('foreignpairs', { system: 'swiss' })
  await cup.does({ type: 'open' })
  const pairs = [
    { white: 4, black: 1 },
    { white: 2, black: null, bye: 'U' },
  ]
  expect(await cup.change({ type: 'draw', round: 1, pairs: [...pairs, { white: 1, black: 3 }] })).toMatchObject({
    status: 409,
    message: 'Entry 1 (Ann) is paired twice.',
  })
  await cup.does({ type: 'draw', round: 1, pairs }, { type: 'publish', round: 1 })
  const [round] = (await cup.snapshot()).rounds
  expect(round).toMatchObject({ outcomes: '  U ' })
  expect((await cup.history()).map(({ words }) => words)).toContain('Round 1 drawn by hand')
})

import { expect, test } from 'vitest'
import { aChessSite } from '#test/support/chess-site.ts'
import { aMade, person, result, START } from '#test/support/made-tournament.ts'

// A chess site without matches.
await aChessSite()

test.each(['+-', '-+', '--', '=0', '0=', 'WL', 'DD', 'LW'])('%s is a result', async (outcome) => {
  const { does, snapshot } = await aMade(`kind${outcome.charCodeAt(0)}x${outcome.charCodeAt(1)}`)
  await does(...START, result(1, outcome))
  expect((await snapshot()).rounds[0]!.outcomes.slice(0, 2)).toBe(outcome)
})

test.each(['11', '1=', '+=', '1-', 'xx'])('%s is not a result', async (outcome) => {
  const { does, change } = await aMade(`none${outcome.charCodeAt(0)}x${outcome.charCodeAt(1)}`)
  await does(...START)
  expect((await change(result(1, outcome))).status).toBe(400)
})

test('a confirmed result is changed with a reason, and never if another result came in between', async () => {
  const { does, change, snapshot } = await aMade('reasons')
  await does(...START, result(1, '10'))
  expect(await change(result(1, '01'))).toMatchObject({ status: 409, code: 'reason-needed' })
  expect(await change({ ...result(1, '01'), was: '  ' }, { reason: 'Slip misread' })).toMatchObject({
    status: 409,
    code: 'other-result',
    message: 'Round 1, board 1: Ann – Di is 1–0 by now.',
  })
  expect(await change({ ...result(1, '01'), was: '10' }, { reason: 'Slip misread' })).toMatchObject({ status: 200 })
  // Entering the same result again changes nothing.
  expect(await change({ ...result(1, '01'), was: '  ' })).toMatchObject({ status: 200, message: 'Done.' })
  expect((await snapshot()).rounds[0]!.outcomes).toBe('01  ')
})

test('two arbiters at the same sixty boards: every entry is saved or refused because of another result, and none is lost', async () => {
  const { does, change, snapshot } = await aMade('desksixty', {
    rounds: 1,
    entries: Array.from({ length: 120 }, (_, at) => person(`P${at + 1}`)),
  })
  await does(...START)
  const boards = Array.from({ length: 60 }, (_, at) => at + 1)
  /** Three boards at once, as a fast arbiter does. */
  const enter = async (outcome: string) => {
    const answers: Awaited<ReturnType<typeof change>>[] = []
    for (let at = 0; at < boards.length; at += 3) {
      const some = boards.slice(at, at + 3).map((no) => change({ ...result(no, outcome), was: '  ' }))
      answers.push(...(await Promise.all(some)))
    }
    return answers
  }
  const [ones, others] = await Promise.all([enter('10'), enter('==')])
  const stored = (await snapshot()).rounds[0]!.outcomes.match(/../g)!
  for (const [at, outcome] of stored.entries()) {
    const [won, lost] = outcome === '10' ? [ones[at]!, others[at]!] : [others[at]!, ones[at]!]
    expect(won).toMatchObject({ status: 200 })
    expect(lost).toMatchObject({ status: 409 })
  }
})

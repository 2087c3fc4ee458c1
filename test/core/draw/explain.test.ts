import { expect, test } from 'vitest'
import { drawPools } from '#core/draw/draw-round.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import {
  explainAgainst,
  explainAgainstBye,
  explainBoard,
  explainBye,
  explainFloat,
} from '#core/draw/reasons/explain.ts'
import { aSnapshot } from '#test/support/build.ts'

const NAMES = ['Ann', 'Ben', 'Cas', 'Dan', 'Eve', 'Fay', 'Gus']
const nameOf = (id: number): string => NAMES[id]!

/** Seven players after two rounds: Ann leads alone, Gus and Dan have had the bye. */
const pool = () => {
  const snapshot = aSnapshot({
    players: 7,
    rounds: ['1-4 1, 5-2 0, 3-6 =, 7 U', '2-1 0, 7-3 =, 6-5 1, 4 U'],
    settings: { totalRounds: 5 },
  })
  const pools = drawPools(snapshot, 3)
  if (isRefusal(pools)) throw new Error('no pairing')
  return { draw: pools[0]!.draw!, pairs: pools[0]!.pairs }
}

test('a board says what brought the two together, what decides the pair and what the colours', () => {
  const { draw, pairs } = pool()
  for (const { white, black } of pairs.filter(({ black }) => black >= 0)) {
    const sentences = explainBoard(draw, nameOf, white, black)
    expect(sentences).toHaveLength(3)
    for (const { text } of sentences) expect(text).toMatch(/^[A-Z].*\.$/)
  }
  const ann = pairs.find(({ white, black }) => white === 0 || black === 0)!
  expect(explainBoard(draw, nameOf, ann.white, ann.black)[0]!.text).toBe('Ann is alone with 2 points.')
  expect(explainFloat(draw, nameOf, 0)!.criterion).toMatch(/^C\d/)
  expect(explainBoard(draw, nameOf, 0, 3)).toEqual([])
})

test('who asks why not is told the rule or the criterion', () => {
  const { draw, pairs } = pool()
  expect(explainAgainst(draw, 0, 3)).toEqual({ text: 'They have already played each other.', criterion: 'C1' })
  expect(explainAgainstBye(draw, 6)).toEqual({
    text: 'A player can’t have a second bye, nor a bye after a win without a game.',
    criterion: 'C2',
  })
  const alone = pairs.find(({ black }) => black < 0)!.white
  expect(explainBye(draw, nameOf, alone)[0]!.criterion).toBe('C5')
  expect(explainBye(draw, nameOf, 6)).toEqual([])
  const { white, black } = pairs[0]!
  expect(explainAgainst(draw, white, black)).toBeUndefined()
})

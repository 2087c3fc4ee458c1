import { expect, test } from 'vitest'
import { standingsAnswer } from '#core/rows/standings-answer.ts'
import { spoilerFree } from '#core/snapshot/spoiler-free.ts'
import { aSnapshot } from '#test/support/build.ts'

const LEAGUE = aSnapshot({
  players: ['Aare SUI', 'Birs SUI', 'Cher FRA', 'Doubs FRA'],
  rounds: ['1-4 3:1, 2-3 2½:1½', '1-2 *½:2½, 3-4 2½:1½'],
  settings: { competitors: 'team', gamePointTotal: 4, winReward: 2, drawReward: 1, tieBreaks: ['gamePoints'] },
})
const short = (asked: Parameters<typeof standingsAnswer>[1], of = LEAGUE) =>
  standingsAnswer(of, asked)!.rows.map(({ rank, name, score }) => `${rank} ${name} ${score}`)

test('without a round the running one is shown as it stands', () => {
  const answer = standingsAnswer(LEAGUE, {})!
  expect(answer).toMatchObject({ round: 2, state: 'asItStands', finished: 1, of: 2 })
  expect(short({})).toEqual(['1 Birs 4', '2 Cher 2', '3 Aare 2', '4 Doubs 0'])
  expect(answer.rows[0]).toMatchObject({
    id: 'cup-2',
    rankBefore: 2,
    tieBreaks: [{ code: 'gamePoints', value: 5 }],
    running: { result: 'leading', points: 2.5, against: 0.5, decided: 'won' },
  })
  expect(answer.rows[1]!.running).toBeNull()
})

test('the official standings are those after the last complete round', () => {
  expect(standingsAnswer(LEAGUE, { state: 'official' })).toMatchObject({ round: 1, state: 'official', of: null })
  expect(standingsAnswer(LEAGUE, { round: 1 })).toMatchObject({ round: 1, state: 'official' })
  expect(short({ round: 2, state: 'official' })).toEqual(['1 Birs 2', '2 Cher 2', '3 Aare 2', '4 Doubs 0'])
})

test('a group is ranked among itself, beside the rank among all', () => {
  const { rows } = standingsAnswer(LEAGUE, { group: { kind: 'federation', value: 'FRA' } })!
  expect(rows.map(({ name, rank, groupRank }) => [name, rank, groupRank])).toEqual([
    ['Cher', 2, 1],
    ['Doubs', 4, 2],
  ])
})

test('there are no standings of rounds that are not drawn, in a knockout, and with hidden results', () => {
  expect(standingsAnswer(LEAGUE, { round: 3 })).toBeUndefined()
  const cup = aSnapshot({ rounds: ['1-2 1'], settings: { pairingSystem: 'knockout' } })
  expect(standingsAnswer(cup, { round: 1 })).toBeUndefined()
  const hiding = spoilerFree(LEAGUE, { rounds: [], games: [], pairedTo: 2 })
  expect(standingsAnswer(hiding, {})).toBeUndefined()
})

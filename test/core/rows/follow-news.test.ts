import { expect, test } from 'vitest'
import { followNews, followStates } from '#core/rows/follow-news.ts'
import { nameStar } from '#core/people/stars.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const START = Date.UTC(2026, 6, 4, 15)
const event = (outcome: string) =>
  aSnapshot({
    id: 'cup',
    name: 'Cup',
    players: ['Ann', 'Bob'],
    rounds: [aRound(`1-2 ${outcome}`, { facts: { 0: { startTime: START } } })],
  })
const contents = (...given: Parameters<typeof followNews>) => followNews(...given).map(({ content }) => content)

test('a game has three news: its pairing, its start and its result', () => {
  const open = event('*')
  const first = followStates(open, START - 1)
  expect(first.nextAt).toBe(START)
  expect(contents(open, { round: 0, games: {} }, START - 1)).toEqual([
    '**Cup**: round 1 pairings are out',
    '**Ann** – **Bob**: paired (Cup, round 1)',
  ])
  expect(contents(open, first.states, START - 1)).toEqual([])
  const running = followStates(open, START)
  expect(contents(open, first.states, START)).toEqual(['**Ann** – **Bob** has begun (Cup, round 1)'])
  expect(running.nextAt).toBeNull()
  expect(contents(event('10'), running.states, START + 1)).toEqual(['**Ann** 1 – 0 **Bob** (Cup, round 1)'])
  expect(contents(event('=='), running.states, START + 1)).toEqual(['**Ann** ½ – ½ **Bob** (Cup, round 1)'])
})

test('followers are told when one side of a match can no longer be caught, and of its result', () => {
  const league = (result: string, facts: object) =>
    aSnapshot({
      id: 'league',
      name: 'League',
      players: ['Brno', 'Utrecht'],
      rounds: [aRound(`1-2 ${result}`, { facts: { 0: { startTime: START, ...facts } } })],
      settings: { competitors: 'team', gamePointTotal: 4 },
    })
  const on = { bodyStatus: 'in_progress' }
  const running = followStates(league('*½:1½', on), START)
  const [news] = followNews(league('*½:2½', on), running.states, START)
  expect(news!.content).toBe('**Utrecht** have won with games to go: **Brno** ½ – 2½ **Utrecht** (League, round 1)')
  expect(news!.spoilerFree).not.toBeNull()
  const won = followStates(league('*½:2½', on), START)
  expect(contents(league('*1:2½', on), won.states, START)).toEqual([])
  expect(contents(league('1½:2½', {}), won.states, START)).toEqual(['**Brno** 1½ – 2½ **Utrecht** (League, round 1)'])
})

test('a star on a name brings the news of every player of that name, with their numbers', () => {
  const namesakes = aSnapshot({ name: 'Cup', players: ['Ann Lee', 'Ann Lee'], rounds: ['1-2 1'] })
  const [news] = followNews(namesakes, { round: 1, games: {} }, START)
  expect(news!.stars).toEqual([nameStar('Ann Lee'), nameStar('Ann Lee')])
  expect(news!.content).toContain('No\\. 1')
})

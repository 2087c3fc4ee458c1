import { expect, test } from 'vitest'
import { evaluationsWhileRunning, mayEvaluate } from '#core/game/evaluation-policy.ts'

const AT_HOME = { facts: { scored: false, linkSource: 'lichess' as const, linkType: 'game' as const } }
const IN_HALL = { facts: { scored: false } }

test('unless the event says otherwise, games at a chess site have no evaluations before they end', () => {
  expect(evaluationsWhileRunning({ liveEvaluations: 'auto' }, AT_HOME)).toBe('ended')
  expect(evaluationsWhileRunning({ liveEvaluations: 'auto' }, IN_HALL)).toBe('on')
})

test('what the event says holds for all its games', () => {
  for (const choice of ['on', 'delayed', 'ended'] as const)
    for (const pairing of [AT_HOME, IN_HALL])
      expect(evaluationsWhileRunning({ liveEvaluations: choice }, pairing)).toBe(choice)
})

test('a game that is over may always be evaluated, a running one where its readers see evaluations at once', () => {
  expect(mayEvaluate({ liveEvaluations: 'ended' }, AT_HOME, 'over')).toBe(true)
  expect(mayEvaluate({ liveEvaluations: 'auto' }, AT_HOME, 'live')).toBe(false)
  expect(mayEvaluate({ liveEvaluations: 'auto' }, IN_HALL, 'live')).toBe(true)
  expect(mayEvaluate({ liveEvaluations: 'delayed' }, IN_HALL, 'live')).toBe(false)
})

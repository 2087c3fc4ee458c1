import { expect, test } from 'vitest'
import { evaluationsWhileRunning } from '#core/game/evaluation-policy.ts'

const AT_HOME = { facts: { scored: false, linkSource: 'lichess' as const } }
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

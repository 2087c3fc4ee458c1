import { expect, test } from 'vitest'
import { mayEvaluate } from '#core/game/may-evaluate.ts'

test('a running game on a chess site is not evaluated before it is over: its players sit at home', () => {
  expect(mayEvaluate({ linkSource: 'chessCom', linkType: 'team' }, 'live')).toBe(false)
  expect(mayEvaluate({ linkSource: 'lichess', linkType: 'game' }, 'live')).toBe(false)
  expect(mayEvaluate({ linkSource: 'chessCom', linkType: 'team' }, 'over')).toBe(true)
})

test('a game over the board may be evaluated while it runs', () => expect(mayEvaluate({}, 'live')).toBe(true))

import { expect, test } from 'vitest'
import { controlOf, timeControl } from '#core/tournament/time-control.ts'

test.each([
  ['2700+15', { base: 2700, increment: 15 }],
  ['600', { base: 600, increment: 0 }],
  ['10 + 5', { base: 600, increment: 5 }],
  ['90 minutes + 30 seconds', { base: 5400, increment: 30 }],
  ['90 min + 30 sec/move', { base: 5400, increment: 30 }],
  ['90 minutes plus 30 seconds per move', { base: 5400, increment: 30 }],
  ["15' + 10''", { base: 900, increment: 10 }],
  ['G/90+30', { base: 5400, increment: 30 }],
  ['1h30 + 30s', { base: 5400, increment: 30 }],
  ['1/86400', undefined],
  ['-', undefined],
  ['?', undefined],
  ['rapid', undefined],
  ['', undefined],
  [undefined, undefined],
])('the control %s is read', (tag, control) => expect(timeControl(tag)).toEqual(control))

test.each([
  [
    '40/5400+30:1800+30',
    [
      { moves: 40, seconds: 5400, increment: 30 },
      { seconds: 1800, increment: 30 },
    ],
  ],
  [
    '90min/40 moves + 30min + 30s/move',
    [
      { moves: 40, seconds: 5400, increment: 30 },
      { seconds: 1800, increment: 30 },
    ],
  ],
  [
    '100 minutes for 40 moves, then 50 minutes, 30 seconds per move',
    [
      { moves: 40, seconds: 6000, increment: 30 },
      { seconds: 3000, increment: 30 },
    ],
  ],
  [
    '40/90, SD/30; d10',
    [
      { moves: 40, seconds: 5400, increment: 10 },
      { seconds: 1800, increment: 10 },
    ],
  ],
])('the control %s has stages', (tag, stages) => {
  expect(timeControl(tag)).toEqual({ base: stages[0]!.seconds, increment: stages[0]!.increment, stages })
})

test('at boards a small control is in minutes, online in seconds, and the first clock decides', () => {
  const of = (control: string, rest = {}, clock?: number) => controlOf({ TimeControl: control, ...rest }, clock)?.base
  expect(of('10+0')).toBe(600)
  expect(of('90+30')).toBe(5400)
  expect(of('180+2')).toBe(180)
  expect(of('15+0', { Site: 'https://lichess.org/abcdefgh' })).toBe(15)
  expect(of('60+1', {}, 3590)).toBe(3600)
  expect(of('90+30', {}, 118)).toBe(90)
})

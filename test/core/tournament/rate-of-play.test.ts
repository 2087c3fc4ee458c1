import { expect, test } from 'vitest'
import { rateOfPlayCode } from '#core/tournament/rate-of-play.ts'

test.each([
  ['90+30', '5400+30'],
  ['60+5', '3600+5'],
  ['15 | 10', '900+10'],
  ['25', '1500'],
  ['180+2', '180+2'],
  ['40/90+30:30+30', '40/5400+30:1800+30'],
  ['5400+30', '5400+30'],
  ['40/6000+30:900+30', '40/6000+30:900+30'],
  ['90 minutes + 30 seconds', '5400+30'],
  ['90min/40 moves + 30min + 30s/move', '40/5400+30:1800+30'],
  ['15 minutes plus 10 sec per move', '900+10'],
])('the rate of play %s is %s in PGN and the report', (text, code) => expect(rateOfPlayCode(text)).toBe(code))

test.each([null, '', 'as in the regulations', '90 min, delay 5 seconds', 'G/60; d5'])(
  'there is no code for the rate of play %s',
  (text) => expect(rateOfPlayCode(text)).toBeUndefined(),
)

import { expect, test } from 'vitest'
import { archivePause } from '#core/chess-site/archived-game.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'

test.each([
  ['a newly linked game each minute', 0, MINUTE],
  ['a game linked this morning each quarter of an hour', 3 * HOUR, 15 * MINUTE],
  ['a game linked this week each hour', DAY, HOUR],
  ['a wrong link, or correspondence chess, each day', 14 * DAY, DAY],
])('an archive is read for %s', (_, sinceLinked, pause) => {
  expect(archivePause(sinceLinked)).toBe(pause)
})

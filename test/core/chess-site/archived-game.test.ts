import { expect, test } from 'vitest'
import { archivePause } from '#core/chess-site/archived-game.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'

test.each([
  ['a game that was just linked each minute', 0, MINUTE],
  ['one of this morning each quarter of an hour', 3 * HOUR, 15 * MINUTE],
  ['one of this week each hour', DAY, HOUR],
  ['a link that leads to none of theirs, or a game by post, each day', 14 * DAY, DAY],
])('an archive is looked into for %s', (_, sinceLinked, pause) => {
  expect(archivePause(sinceLinked)).toBe(pause)
})

import { expect, test } from 'vitest'
import { analysisUrl } from '#core/game/analysis.ts'

test.each([
  ['https://www.chess.com/game/live/123', 'https://www.chess.com/analysis/game/live/123'],
  ['https://lichess.org/abcdefgh', 'https://lichess.org/abcdefgh'],
  ['https://www.chess.com/club/matches/live/123', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('%s is analysed at %s', (link, page) => expect(analysisUrl(link)).toBe(page))

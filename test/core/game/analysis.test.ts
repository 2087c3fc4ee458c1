import { expect, test } from 'vitest'
import { analysisUrl, movesAnalysisUrl } from '#core/game/analysis.ts'

test.each([
  ['https://www.chess.com/game/live/123', 'https://www.chess.com/analysis/game/live/123'],
  ['https://lichess.org/abcdefgh', 'https://lichess.org/abcdefgh'],
  ['https://www.chess.com/club/matches/live/123', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('%s is analysed at %s', (link, page) => expect(analysisUrl(link)).toBe(page))

test.each([
  [
    '[White "Ann"]\n\n1. e4 {[%clk 0:01:00]} e5 2. Qh5? Nc6 $1 (2... Nf6) 3. Bc4 Nf6?? 4. Qxf7# 1-0',
    'e4_e5_Qh5_Nc6_Bc4_Nf6_Qxf7%23',
  ],
  ['1. e8=Q+ *', 'e8%3DQ%2B'],
  [
    '[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O *',
    '%5BFEN%20%224k3%2F8%2F8%2F8%2F8%2F8%2F8%2F4K2R%20w%20K%20-%200%201%22%5D_O-O',
  ],
])('an entered game is analysed with its moves only: %s', (pgn, words) => {
  expect(movesAnalysisUrl(pgn)).toBe(`https://lichess.org/analysis/pgn/${words}`)
})

test.each(['', '1-0', '[White "Ann"]\n\n*'])('a game without moves has no analysis: %j', (pgn) => {
  expect(movesAnalysisUrl(pgn)).toBeUndefined()
})

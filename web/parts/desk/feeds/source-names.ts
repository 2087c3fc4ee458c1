import * as say from '#words/deskFeeds.js'
import type { AnswerOfSource } from '../../../api/boards.ts'

export const SOURCE_NAMES: Record<AnswerOfSource['kind'], () => string> = {
  pgn: say.pgnAddress,
  push: say.pushedToUs,
  liveChess: () => 'LiveChess Cloud',
  lichess: say.lichessBroadcast,
}

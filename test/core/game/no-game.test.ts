import { expect, test } from 'vitest'
import { noGameReason, type NoGameCase } from '#core/game/no-game.ts'

const why = (some: Partial<NoGameCase>) =>
  noGameReason({ status: 'live', source: 'chessCom', isUnidentified: false, bye: false, over: false, ...some })

test.each<[string, Partial<NoGameCase>]>([
  ['Match has not yet started!', { status: 'registered' }],
  ['Match has not yet started!', { status: 'pending', source: undefined }],
  ['Still waiting for data from Chess.com. Check back later.', {}],
  ['Still waiting for data from Lichess. Check back later.', { source: 'lichess', status: 'finished' }],
  [
    "Couldn't fetch player-team identifying data from Chess.com for this match. Check back later or contact a dev if this problem persists.",
    { isUnidentified: true },
  ],
  [
    "Couldn't fetch player-team identifying data from Chess.com for this match. Check back later or contact a dev if this problem persists.",
    { status: 'aborted' },
  ],
  ['Chess.com lists games only after they end, sometimes hours later.', { type: 'game', status: 'pending' }],
  ['Chess.com has no match at this game link.', { status: 'pending', isMissing: true }],
  ['No moves recorded for this game.', { status: 'confirmed', isMissing: true, over: true }],
  ['This match was aborted.', { status: 'aborted', source: undefined }],
  ['This result was entered without moves.', { status: 'confirmed', source: undefined, over: true }],
  ['No moves recorded for this game.', { status: 'confirmed', over: true }],
  ['Bye: no game to play.', { bye: true }],
])('%s', (words, some) => expect(why(some)).toBe(words))

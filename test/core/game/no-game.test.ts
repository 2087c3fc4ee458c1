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
  ['Chess.com lists a game only after it has ended, and sometimes hours later.', { type: 'game', status: 'pending' }],
  ['This match was aborted.', { status: 'aborted', source: undefined }],
  ['This result was entered without its moves.', { status: 'confirmed', source: undefined, over: true }],
  ['The moves of this game are not known.', { status: 'confirmed', over: true }],
  ['A bye: no game is played.', { bye: true }],
])('%s', (words, some) => expect(why(some)).toBe(words))

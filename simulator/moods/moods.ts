import * as bodies from './bodies.ts'
import * as answers from './answers.ts'
import type { Mood } from './mood.ts'
import * as plans from './plans.ts'

export const MOODS = {
  ok: { does: 'all as it should be' },
  '429': { does: 'too many requests', answer: answers.status(429) },
  '429-retry-after': {
    does: 'too many requests, come back in 2 s',
    answer: answers.status(429, { 'retry-after': '2' }),
  },
  '429-mostly': { does: 'four of five times too many requests, come back in 1 s', answer: answers.mostlyBusy },
  '403': { does: 'the block page of a bot check', answer: answers.challenge },
  '403-text': { does: 'a block in plain text', answer: answers.blocked },
  '404': { does: 'an internal error under the status of the unknown', answer: answers.internal },
  '410': { does: 'gone for good', answer: answers.status(410) },
  '500': { does: 'server error', answer: answers.status(500) },
  '502': { does: 'bad gateway', answer: answers.status(502) },
  '503': { does: 'unavailable', answer: answers.status(503) },
  '504': { does: 'gateway timeout', answer: answers.status(504) },
  hang: { does: 'silent for 30 s', answer: answers.hang, silent: true },
  'lost-answer': { does: 'does what was asked, and answers 500', answer: answers.lost },
  'hang-body': { does: 'headers, then silence', answer: answers.hangBody, silent: true },
  drip: { does: 'four bytes a second', answer: answers.drip, slow: true },
  garbage: { does: 'JSON cut in the middle', answer: answers.garbage },
  html: { does: 'a page with status 200', answer: answers.page },
  empty: { does: 'nothing with status 200', answer: answers.empty },
  huge: { does: '50 MB of JSON', answer: answers.huge, slow: true },
  'gzip-bomb': { does: 'a few kB that unpack to 64 MB', answer: answers.gzipBomb, slow: true },
  reset: { does: 'breaks off in the middle of the body', answer: answers.reset, slow: true },
  moved: { does: '301 to an address that answers', answer: answers.moved },
  'redirect-loop': { does: '301 to itself', answer: answers.loop },
  'redirect-away': { does: '301 to a closed port of the own machine', answer: answers.away },
  'stale-etag': { does: '304 whatever was asked', answer: answers.stale },
  'new-etag': { does: 'a new ETag for the same body', answer: answers.newTag },
  'wrong-schema': { does: 'teams as a list, numbers as words', body: bodies.wrongSchema },
  'duplicate-boards': { does: 'every player and game twice', body: bodies.doubled },
  'unknown-status': { does: 'a status nobody has heard of', body: bodies.unknownStatus },
  'in-progress-again': { does: 'a finished match says that it runs', body: bodies.inProgress },
  'adjusted-score': { does: 'a fair-play removal moves a point', body: bodies.adjusted },
  'shrinking-boards': { does: 'half of the boards are gone', plan: plans.shrunk },
  'corrected-result': { does: 'the first game of board 1 ended the other way', plan: plans.corrected },
  renamed: { does: 'players and clubs have new names', plan: plans.renamed },
  'closed-accounts': { does: 'every player is a bare address', plan: plans.closed },
} satisfies Record<string, Mood>

export type MoodName = keyof typeof MOODS

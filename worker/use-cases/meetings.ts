import * as say from '#words/answers.js'
import { headToHead, type HeadToHead } from '#core/rows/head-to-head.ts'
import { revealedOf } from '#core/snapshot/spoiler-choice.ts'
import type { EntryRef } from '../data/claims.ts'
import { findMeetings } from '../data/meetings.ts'
import type { Caller } from './caller.ts'
import { notFound } from './refusal.ts'

/** How two competitors of public events have done against each other, without results that the caller hides. */
export async function loadHeadToHead(
  { db, spoilers }: Caller,
  { first, second }: { first: EntryRef; second: EntryRef },
): Promise<HeadToHead> {
  const meetings = await findMeetings(db, first, second)
  if (!meetings) throw notFound(say.playerNotFound)
  return headToHead(meetings.filter(({ tournamentId }) => revealedOf(spoilers, tournamentId) === undefined))
}

import * as say from '#words/answers.js'
import type { BoardRange } from '#core/people/board-range.ts'
import { tournamentLevel } from '#core/people/tournament-level.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { findSnapshot } from '../cache/snapshots.ts'
import * as arbiters from '../data/arbiters.ts'
import * as helpers from '../data/helpers.ts'
import * as tournaments from '../data/tournaments.ts'
import { digest } from '../secrets/token.ts'
import type { Caller } from './caller.ts'
import type { Actor } from './change-results.ts'
import { gone, notFound } from './refusal.ts'

const UNKNOWN = say.helperLinkUnknown
const REVOKED = say.helperLinkWasRevoked
const OVER = say.overNoResults
const EVERY_BOARD: BoardRange = { fromBoard: null, toBoard: null }

/** A person who enters results at some boards: a helper by a link, or an arbiter by their account. */
export interface ResultHand extends BoardRange {
  name: string
  /** The author as the history shows it. */
  signature: string
  actor: Actor
}

/**
 * The helper with this secret, or the caller as an arbiter of the tournament with this id. Throws 404, and 410 for a
 * revoked link or a finished tournament.
 */
export async function requireHand(
  caller: Caller,
  secretOrId: string,
): Promise<{ hand: ResultHand; snapshot: Snapshot }> {
  const helper = await helpers.findBySecret(caller.db, await digest(`helper ${secretOrId}`))
  const found = await findSnapshot(caller, helper?.tournament ?? secretOrId)
  const hand = found && (helper ? handOfHelper(helper) : await handOfArbiter(caller, found.snapshot.id))
  if (!found || !hand) throw notFound(UNKNOWN, 'unknown-link')
  const { snapshot } = found
  if (helper?.isRevoked) throw gone(REVOKED)
  const isOver = snapshot.stage !== undefined || (!snapshot.active && snapshot.round > 0)
  if (isOver) throw gone(OVER)
  return { hand, snapshot }
}

const handOfHelper = ({ name, fromBoard, toBoard }: helpers.KnownHelper): ResultHand => ({
  name,
  fromBoard,
  toBoard,
  signature: `Helper: ${name}`,
  actor: { source: 'helper', as: `helper:${name}` },
})

/** An arbiter has a range of boards, a director has all. */
async function handOfArbiter(caller: Caller, id: string): Promise<ResultHand | undefined> {
  const user = await caller.viewer()
  if (!user) return undefined
  const isDirector = tournamentLevel(await tournaments.loadPeople(caller.db, id, user.id), user) === 2
  const range = isDirector ? EVERY_BOARD : await arbiters.findRange(caller.db, id, user.id)
  const { username } = user
  return range && { ...range, name: username, signature: username, actor: { source: 'director', as: user.id } }
}

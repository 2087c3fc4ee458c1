import * as say from '#words/answers.js'
import * as lists from '../data/follow-lists.ts'
import { seal } from '../secrets/seal.ts'
import { digest, newId, newToken } from '../secrets/token.ts'
import type { Caller } from './caller.ts'
import { gone, notFound } from './refusal.ts'

const GONE = say.followListGone
export const NO_LIST = say.followNothing
const NO_FEED = say.feedDeleted

const secretDigest = (secret: string): Promise<string> => digest(`follow ${secret}`)
const feedDigest = (feed: string): Promise<string> => digest(`feed ${feed}`)

/**
 * The caller’s list: a signed-in user’s own, with which the list of this secret is merged; else the list of the secret.
 * Undefined if there is none yet; throws 410 if it was deleted.
 */
export async function findOwnList(caller: Caller, secret: string | undefined): Promise<lists.FollowList | undefined> {
  const { db } = caller
  const user = await caller.viewer()
  if (user) {
    if (secret !== undefined) await lists.takeOver(db, await secretDigest(secret), user.id)
    return lists.findList(db, { user: user.id })
  }
  if (secret === undefined) return undefined
  const found = await lists.findList(db, { hash: await secretDigest(secret) })
  if (!found) throw gone(GONE)
  return found
}

/** A new list: a signed-in user’s own, or one under a secret, which is returned only here. */
export async function makeList(
  { db, env, viewer }: Caller,
  now: number,
): Promise<{ list: lists.FollowList; secret: string | null }> {
  const user = await viewer()
  const feed = newToken()
  const secret = user ? null : newToken()
  const hash = secret === null ? null : await secretDigest(secret)
  await lists.insertList(db, {
    id: newId('f'),
    hash,
    userId: user?.id ?? null,
    feedHash: await feedDigest(feed),
    feed: await seal(feed, env.SECRET),
    createdAt: now,
  })
  const list = await lists.findList(db, hash === null ? { user: user!.id } : { hash })
  if (!list) throw notFound(NO_LIST)
  return { list, secret }
}

/** The list whose feeds have this address; throws 404. */
export async function requireFeed({ db }: Caller, feed: string): Promise<lists.FollowList> {
  const list = await lists.findList(db, { feedHash: await feedDigest(feed) })
  if (!list) throw notFound(NO_FEED)
  return list
}

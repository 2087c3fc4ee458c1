import { inReaderLanguage, readerLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono, type Context } from 'hono'
import { FollowListInput, SyncStarsInput, TellBrowserInput, TellNoMoreInput } from '#core/contract/following.ts'
import { isPushService } from '#core/people/push-service.ts'
import { followedEvent, followedMatches, followedNames } from '#core/rows/followed.ts'
import * as lists from '../data/follow-lists.ts'
import { removeBrowser, saveBrowser } from '../data/follow-pushes.ts'
import type { SessionUser } from '../data/sessions.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { body } from '../http/body.ts'
import { badRequest, notFound, unavailable } from '../use-cases/refusal.ts'
import { findOwnList, makeList, NO_LIST } from '../use-cases/follow-list.ts'
import { loadFollowed, loadFollowedFestivals } from '../use-cases/followed.ts'
import { limitCalls } from '../http/per-minute.ts'
import { userProfile } from '../use-cases/profiles.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { currentUser } from '../http/session.ts'
import { seal, unseal } from '../secrets/seal.ts'

/** Lists of stars: a signed-in user's own, or without an account by the list's secret. */
export const followingRoutes = new Hono<AppEnv>()
  .post('/following/sync', limitCalls('following'), ...body(SyncStarsInput), async (c) => {
    const { secret, add, remove } = c.req.valid('json')
    const { db } = c.var
    const now = Date.now()
    const isAccount = (await currentUser(c)) !== undefined
    c.header('cache-control', 'no-store')
    const found = await findOwnList(callerOf(c), secret)
    if (!found && add.length === 0) return c.json({ stars: [] as string[], secret: null, feed: null, isAccount })
    if (!found) await rateLimit(c, 'follow')
    const made = found ? { list: found, secret: null } : await makeList(callerOf(c), now)
    await lists.touchList(db, made.list, now)
    const isChanged = add.length + remove.length > 0
    if (isChanged) await lists.updateStars(db, made.list.id, { add, remove, now })
    const { stars } = isChanged ? (await lists.findList(db, { id: made.list.id }))! : made.list
    const feed = (await unseal(made.list.feed, c.env.SECRET)) ?? null
    return c.json({ stars, secret: made.secret, feed, isAccount })
  })
  .post('/following/look', limitCalls('following'), ...body(FollowListInput), async (c) => {
    const now = Date.now()
    const [list, user] = [await findOwnList(callerOf(c), c.req.valid('json').secret), await currentUser(c)]
    const [followed, festivals, own] = await Promise.all([
      list && loadFollowed(callerOf(c), list),
      list ? loadFollowedFestivals(callerOf(c), list) : [],
      user ? ownEntries(c, user) : [],
    ])
    const entries = followed?.entries ?? []
    c.header('cache-control', 'no-store')
    return c.json({
      events: (followed?.events ?? []).map((event) => followedEvent(event, now, followed?.summaries.get(event.id))),
      festivals,
      names: followedNames(entries),
      starred: followedMatches(entries, now),
      publicKey: c.env.VAPID_PUBLIC_KEY ?? null,
      own: followedMatches(own, now),
    })
  })
  .post('/following/tell', limitCalls('following'), ...body(TellBrowserInput), async (c) => {
    const { secret, endpoint, keys, zone, quiet, moments = false } = c.req.valid('json')
    if (!c.env.VAPID_PUBLIC_KEY) throw unavailable(say.pushUnavailable)
    if (!isPushService(endpoint, c.env.PUSH_ORIGIN)) throw badRequest(say.pushSubscriptionInvalid)
    const list = await findOwnList(callerOf(c), secret)
    if (!list) throw notFound(NO_LIST)
    const sealed = await seal(JSON.stringify(keys), c.env.SECRET)
    await saveBrowser(
      c.var.db,
      list.id,
      { endpoint, keys: sealed, zone, quiet, moments, language: readerLanguage(c) },
      Date.now(),
    )
    return c.json({ message: inReaderLanguage(c, say.browserNotified) })
  })
  .post('/following/tellNoMore', limitCalls('following'), ...body(TellNoMoreInput), async (c) => {
    const { secret, endpoint } = c.req.valid('json')
    const list = await findOwnList(callerOf(c), secret)
    if (list) await removeBrowser(c.var.db, list.id, endpoint)
    return c.json({ message: inReaderLanguage(c, say.browserNotNotified) })
  })
  .post('/following/forget', limitCalls('following'), ...body(FollowListInput), async (c) => {
    const list = await findOwnList(callerOf(c), c.req.valid('json').secret)
    if (list) await lists.deleteList(c.var.db, { id: list.id })
    return c.json({ message: inReaderLanguage(c, say.followListDeleted) })
  })

const ownEntries = async (c: Context<AppEnv>, user: SessionUser) =>
  (await userProfile(callerOf(c), user.id, user))?.slices ?? []

import { readerLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { MarkSeenInput } from '#core/contract/notifications.ts'
import { settingsRow, tournamentStatus } from '#core/rows/tournament-row.ts'
import { findSnapshot } from '../cache/snapshots.ts'
import * as notifications from '../data/notifications.ts'
import * as credentials from '../data/credentials.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { body } from '../http/body.ts'
import { notFound } from '../use-cases/refusal.ts'
import { signedIn } from '../http/signed-in.ts'
import { jsonFor } from '../http/json-for.ts'
import { siteRoomOf } from '../rooms/site-shards.ts'

/** A user's notifications, and the tournaments they direct. */
export const notificationRoutes = new Hono<AppEnv>()
  .get('/profile/notifications', signedIn('readNotifications'), async (c) =>
    jsonFor(c, await notifications.listOfUser(c.var.db, c.var.user.id, readerLanguage(c)), c.var.user),
  )
  .post('/profile/readNotification', signedIn('readNotifications'), ...body(MarkSeenInput), async (c) => {
    const { db, user } = c.var
    const isMarked = await notifications.markSeen(db, user.id, c.req.valid('json').id)
    if (!isMarked) throw notFound(say.notificationNotFound)
    // Updates the user's other windows.
    c.executionCtx.waitUntil(siteRoomOf(c.env, user.id).notifyUsers([user.id]))
    return c.json({ unseen: await notifications.countUnseen(db, user.id) })
  })
  .get('/profile/tournaments', signedIn('editProfile'), async (c) => {
    const me = await credentials.findMe(c.var.db, c.var.user.id)
    const found = await Promise.all((me?.directedTournaments ?? []).map((id) => findSnapshot(callerOf(c), id)))
    const managed = found
      .flatMap((cached) => (cached ? [cached.snapshot] : []))
      .toSorted((a, b) => b.updatedAt - a.updatedAt)
      .map((snapshot) => {
        const { id, name, active, createdAt, updatedAt, round, dates } = snapshot
        const shared = { tournamentId: id, name, active, createdAt, updatedAt, round, setting: settingsRow(snapshot) }
        return { ...shared, tournament: { ...tournamentStatus(snapshot), startedAt: dates[0] ?? null } }
      })
    return jsonFor(c, managed, c.var.user)
  })

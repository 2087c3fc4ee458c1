import { Hono } from 'hono'
import { ReadNotification } from '#core/contract/notifications.ts'
import { settingsOf, statusOf } from '#core/snapshot/tournament-rows.ts'
import { find } from '../data/snapshots.ts'
import * as notifications from '../data/notifications.ts'
import * as signIn from '../data/sign-in.ts'
import type { App } from '../env.ts'
import { body } from '../http/body.ts'
import { notFound } from '../http/errors.ts'
import { own } from '../http/permission.ts'
import { told } from '../http/told.ts'
import { reach } from '../http/tournament.ts'

/** What is new for somebody, and what they direct. */
export const notificationRoutes = new Hono<App>()
  .get('/profile/notifications', own('readNotifications'), async (c) =>
    told(c, await notifications.ofUser(c.var.db, c.var.user.id), c.var.user),
  )
  .post('/profile/readNotification', own('readNotifications'), ...body(ReadNotification), async (c) => {
    const { db, user } = c.var
    const isTheirs = await notifications.see(db, user.id, c.req.valid('json').id)
    if (!isTheirs) throw notFound('There is no such notification.')
    // Other windows of theirs hear of it.
    c.executionCtx.waitUntil(c.env.SiteRoom.getByName('site').tellNews(user.id))
    return c.json({ unseen: await notifications.unseen(db, user.id) })
  })
  .get('/profile/tournaments', own('editProfile'), async (c) => {
    const me = await signIn.me(c.var.db, c.var.user.id)
    const found = await Promise.all((me?.directs ?? []).map((id) => find(reach(c), id)))
    const managed = found
      .flatMap((held) => (held ? [held.snapshot] : []))
      .toSorted((a, b) => b.updatedAt - a.updatedAt)
      .map((snapshot) => {
        const { id, name, active, createdAt, updatedAt, round, dates } = snapshot
        const shared = { tournamentId: id, name, active, createdAt, updatedAt, round, setting: settingsOf(snapshot) }
        return { ...shared, tournament: { ...statusOf(snapshot), startedAt: dates[0] ?? null } }
      })
    return told(c, managed, c.var.user)
  })

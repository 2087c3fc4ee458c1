import { Hono, type Context } from 'hono'
import { RemoveReminder, SetReminder } from '#core/contract/reminders.ts'
import { parseMatchId } from '#core/snapshot/ids.ts'
import { seats } from '#core/snapshot/seat.ts'
import * as reminders from '../data/reminders.ts'
import type { App } from '../env.ts'
import { body } from '../http/body.ts'
import { conflict, notFound } from '../http/errors.ts'
import { own } from '../http/permission.ts'
import { told } from '../http/told.ts'
import { tournament } from '../http/tournament.ts'

const NO_MATCH = 'There is no such match.'

/** Being reminded of a match before it starts. */
export const reminderRoutes = new Hono<App>()
  .get('/profile/reminders', own('readNotifications'), async (c) =>
    told(c, await reminders.ofUser(c.var.db, c.var.user.id), c.var.user),
  )
  .post('/profile/setReminder', own('readNotifications'), ...body(SetReminder), async (c) => {
    const { id, minutes } = c.req.valid('json')
    const { match, start } = await startOf(c, id)
    const now = Date.now()
    if (start === null) throw conflict('Nobody knows yet when this match starts.', 'start-unknown')
    if (start <= now) throw conflict('This match has started.', 'already-started')
    await reminders.set(c.var.db, c.var.user.id, match, minutes, start)
    return c.json(await reminders.ofUser(c.var.db, c.var.user.id))
  })
  .post('/profile/removeReminder', own('readNotifications'), ...body(RemoveReminder), async (c) => {
    const { db, user } = c.var
    await reminders.remove(db, user.id, matchOf(c.req.valid('json').id))
    return c.json(await reminders.ofUser(db, user.id))
  })

function matchOf(id: string): reminders.MatchOf {
  const match = parseMatchId(id)
  if (!match) throw notFound(NO_MATCH)
  return match
}

/** When a match starts, if whoever asks may see it; throws 404. */
async function startOf(c: Context<App>, id: string) {
  const match = matchOf(id)
  const { snapshot } = await tournament(c, match.tournament)
  const [seat] = seats(snapshot, match.round, [id])
  if (!seat || seat.black < 0) throw notFound(NO_MATCH)
  return { match, start: seat.match.startTime ?? snapshot.dates[match.round - 1] ?? null }
}

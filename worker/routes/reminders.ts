import * as say from '#words/answers.js'
import { Hono, type Context } from 'hono'
import { RemoveReminderInput, ReminderInput } from '#core/contract/reminders.ts'
import { parsePairingId, type PairingRef } from '#core/snapshot/ids.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { pairingStart } from '#core/snapshot/pairing-start.ts'
import { momentOf } from '#core/text/start.ts'
import * as reminders from '../data/reminders.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { body } from '../http/body.ts'
import { conflict, notFound } from '../use-cases/refusal.ts'
import { signedIn } from '../http/signed-in.ts'
import { jsonFor } from '../http/json-for.ts'
import { loadVisible } from '../use-cases/visible-tournament.ts'

const NO_MATCH = say.matchNotFound

/** Reminders before a match starts. */
export const reminderRoutes = new Hono<AppEnv>()
  .get('/profile/reminders', signedIn('readNotifications'), async (c) =>
    jsonFor(c, await reminders.listOfUser(c.var.db, c.var.user.id), c.var.user),
  )
  .post('/profile/setReminder', signedIn('readNotifications'), ...body(ReminderInput), async (c) => {
    const { id, minutes } = c.req.valid('json')
    const { match, start } = await loadStart(c, id)
    const now = Date.now()
    if (start === null) throw conflict(say.matchWithoutStart, 'start-unknown')
    if (start <= now) throw conflict(say.matchStarted, 'already-started')
    await reminders.save(c.var.db, c.var.user.id, match, minutes, start)
    return c.json(await reminders.listOfUser(c.var.db, c.var.user.id))
  })
  .post('/profile/removeReminder', signedIn('readNotifications'), ...body(RemoveReminderInput), async (c) => {
    const { db, user } = c.var
    await reminders.remove(db, user.id, parsePairing(c.req.valid('json').id))
    return c.json(await reminders.listOfUser(db, user.id))
  })

function parsePairing(id: string): PairingRef {
  const match = parsePairingId(id)
  if (!match) throw notFound(NO_MATCH)
  return match
}

/** The start of a match; throws 404 if the caller may not see it. */
async function loadStart(c: Context<AppEnv>, id: string) {
  const match = parsePairing(id)
  const { snapshot } = await loadVisible(callerOf(c), match.tournament)
  const [pairing] = pairings(snapshot, match.round, [id])
  if (!pairing || pairing.black < 0) throw notFound(NO_MATCH)
  return { match, start: momentOf(pairingStart(snapshot, pairing)) ?? null }
}

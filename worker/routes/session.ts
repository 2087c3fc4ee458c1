import { Hono, type Context } from 'hono'
import { Exchange, Login, NewPassword, Register, Reminder, ResetRequest, SENT } from '#core/contract/session.ts'
import { MINUTE } from '#core/time.ts'
import * as codes from '../data/codes.ts'
import * as sessions from '../data/sessions.ts'
import * as signIn from '../data/sign-in.ts'
import type { App } from '../env.ts'
import { body } from '../http/body.ts'
import { device, remember } from '../http/device.ts'
import { codeError, conflict, notFound, unauthorized } from '../http/errors.ts'
import { ownGet } from '../http/guards.ts'
import { forgiven, limited } from '../http/limits.ts'
import { own } from '../http/permission.ts'
import { begin, forget } from '../http/session.ts'
import { valid } from '../http/valid.ts'
import { changedLetter, reminderLetter, resetLetter } from '../mail/letters.ts'
import { send, type Letter } from '../mail/send.ts'
import { fits, hash, isOutdated } from '../secrets/password.ts'
import { newId } from '../secrets/token.ts'

const RESET_LIFE = 30 * MINUTE

/** In and out: signing in, registering, forgotten names and passwords. */
export const sessionRoutes = new Hono<App>()
  .post('/login', ...body(Login), async (c) => {
    const { username, password } = c.req.valid('json')
    const { db } = c.var
    // A device that the owner used before has a count of its own: nobody can lock them out by guessing.
    const account = `${username} ${await device(c, username)}`
    await limited(c, 'login', account)
    const found = await signIn.named(db, username)
    const isRight = await fits(password, found?.passwordHash)
    if (!found || !isRight) throw unauthorized('No user with this name and password.', 'wrong-credentials')
    await forgiven(c, 'login', account)
    if (isOutdated(found.passwordHash!)) await signIn.setPassword(db, found.id, await hash(password)).run()
    await remember(c, found)
    return c.json({ sessionID: await begin(c, found.id) })
  })
  .post('/register', ...body(Register), async (c) => {
    const { username, password, email } = c.req.valid('json')
    await limited(c, 'register')
    const somebody = { id: newId('u'), username, email, hash: await hash(password), now: Date.now() }
    const isNew = await signIn.register(c.var.db, somebody)
    if (!isNew) throw conflict('That username is taken.', 'username-taken')
    await remember(c, somebody)
    return c.json({ sessionID: await begin(c, somebody.id) })
  })
  .post('/requestPasswordReset', ...body(ResetRequest), async (c) => {
    const { username } = c.req.valid('json')
    await limited(c, 'reset', username)
    later(c, async () => {
      const found = await signIn.named(c.var.db, username)
      if (!found?.email) return undefined
      const code = await codes.issue(c.var.db, {
        purpose: 'reset',
        subject: found.id,
        userId: found.id,
        life: RESET_LIFE,
      })
      return resetLetter(found.email, found.username, `${c.env.SITE_URL}/reset/password?code=${code}`)
    })
    return c.json({ message: SENT.reset })
  })
  .post('/requestUsernameReminder', ...body(Reminder), async (c) => {
    const { email } = c.req.valid('json')
    await limited(c, 'reminder', email)
    later(c, async () => {
      const found = await signIn.withEmail(c.var.db, email)
      return found.length === 0
        ? undefined
        : reminderLetter(
            found[0]!.email!,
            found.map((one) => one.username),
          )
    })
    return c.json({ message: SENT.reminder })
  })
  .get('/exchangeSession', ownGet, valid('query', Exchange), async (c) => {
    const found = await ofLink(c, c.req.valid('query').sid)
    c.header('cache-control', 'no-store')
    return c.json({ message: `Choose a new password for ${found.username}.` })
  })
  .post('/triggerPasswordReset', ...body(NewPassword), async (c) => {
    const { password, sid } = c.req.valid('json')
    const { db } = c.var
    await limited(c, 'newPassword')
    const found = await ofLink(c, sid)
    const hashed = await hash(password)
    const used = await codes.use(db, 'reset', sid, Date.now())
    if (typeof used === 'string') throw codeError(used)
    await db.batch([signIn.setPassword(db, found.id, hashed), sessions.endAll(db, found.id)])
    c.executionCtx.waitUntil(c.env.SiteRoom.getByName('site').leaveUser(found.id))
    if (found.email) later(c, async () => changedLetter(found.email!, found.username))
    await remember(c, found)
    return c.json({ sessionID: await begin(c, found.id) })
  })
  .get('/endSession', ownGet, own('endSession'), async (c) => {
    const { sessionID } = c.var.user
    await sessions.end(c.var.db, sessionID).run()
    forget(c)
    c.executionCtx.waitUntil(c.env.SiteRoom.getByName('site').leave(sessionID))
    c.header('cache-control', 'no-store')
    return c.json({ message: 'You are signed out.' })
  })
  .get('/profile', own('editProfile'), async (c) => {
    const me = await signIn.me(c.var.db, c.var.user.id)
    if (!me) throw notFound('There is no such user.')
    c.header('cache-control', 'private, no-store')
    return c.json(me)
  })

/** Writes and sends a letter after the answer has left: how long that takes tells nobody whether there is one. */
function later(c: Context<App>, write: () => Promise<Letter | undefined>): void {
  const work = async (): Promise<void> => {
    const letter = await write()
    if (letter) await send(c.env, letter)
  }
  c.executionCtx.waitUntil(work().catch((fault: unknown) => console.error(c.var.requestId, String(fault))))
}

/** Whose password a link sets; throws when it is worth nothing. Looking at it does not use it up. */
async function ofLink(c: Context<App>, sid: string) {
  const code = await codes.look(c.var.db, 'reset', sid, Date.now())
  if (typeof code === 'string') throw codeError(code)
  const found = await signIn.withId(c.var.db, code.subject)
  if (!found) throw codeError('unknown')
  return found
}

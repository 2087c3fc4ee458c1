import { Hono, type Context } from 'hono'
import {
  ResetCodeQuery,
  LoginInput,
  NewPasswordInput,
  RegisterInput,
  UsernameReminderInput,
  PasswordResetInput,
  SENT_MESSAGES,
} from '#core/contract/session.ts'
import { EASY_PASSWORD } from '#core/people/password.ts'
import { MINUTE } from '#core/time.ts'
import { logError } from '#party/log.ts'
import * as codes from '../data/codes.ts'
import * as sessions from '../data/sessions.ts'
import { revokeAllTokens } from '../data/tokens.ts'
import * as profiles from '../data/profile.ts'
import * as credentials from '../data/credentials.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { knownDevice, rememberDevice } from '../http/known-device.ts'
import { codeRefusal } from '../use-cases/code-refusal.ts'
import { badRequest, conflict, notFound, unauthorized } from '../use-cases/refusal.ts'
import { requireSameOriginGet } from '../http/origin.ts'
import { refundAttempt, rateLimit } from '../http/rate-limit.ts'
import { signedIn } from '../http/signed-in.ts'
import { startSession, clearSessionCookies } from '../http/session.ts'
import { valid } from '../http/valid.ts'
import { sendLimitedVerification } from '../http/verification.ts'
import { passwordChangedEmail, usernameReminderEmail, passwordResetEmail } from '../mail/emails.ts'
import { sendEmail, type Email } from '../mail/send.ts'
import { siteRoomOf } from '../rooms/site-shards.ts'
import { isCommonPassword } from '../secrets/common-passwords.ts'
import { hashCost, hashPassword, needsRehash, verifyPassword } from '../secrets/password.ts'
import { newId } from '../secrets/token.ts'

const RESET_LIFETIME = 30 * MINUTE

/** Signing in and out, registering, forgotten usernames and passwords. */
export const sessionRoutes = new Hono<AppEnv>()
  .post('/login', ...body(LoginInput), async (c) => {
    const { username, password } = c.req.valid('json')
    const { db } = c.var
    // Devices that the owner used before are counted separately: a stranger who guesses can't lock the owner out.
    const account = `${username} ${await knownDevice(c, username)}`
    await rateLimit(c, 'login', account)
    const found = await credentials.findByUsername(db, username)
    const isRight = await verifyPassword(password, found?.passwordHash, hashCost(c.env))
    if (!found || !isRight) throw unauthorized('Wrong username or password.', 'wrong-credentials')
    await refundAttempt(c, 'login', account)
    if (needsRehash(found.passwordHash!, hashCost(c.env)))
      await credentials.setPassword(db, found.id, await hashPassword(password, hashCost(c.env))).run()
    await rememberDevice(c, found)
    return c.json({ sessionID: await startSession(c, found.id) })
  })
  .post('/register', ...body(RegisterInput), async (c) => {
    const { username, password, email } = c.req.valid('json')
    await rateLimit(c, 'register')
    await refuseCommonPassword(c, password)
    const hash = await hashPassword(password, hashCost(c.env))
    const newUser = { id: newId('u'), username, email, hash, now: Date.now() }
    const isNew = await credentials.register(c.var.db, newUser)
    if (!isNew) throw conflict('That username is taken.', 'username-taken')
    await rememberDevice(c, newUser)
    // A failing email doesn't stop the registration: the user can ask for it again.
    await sendLimitedVerification(c, newUser, email.toLowerCase()).catch((error: unknown) =>
      logError(c.var.requestId, error),
    )
    return c.json({ sessionID: await startSession(c, newUser.id) })
  })
  .post('/requestPasswordReset', ...body(PasswordResetInput), async (c) => {
    const { username } = c.req.valid('json')
    await rateLimit(c, 'reset', username)
    sendLater(c, async () => {
      const found = await credentials.findByUsername(c.var.db, username)
      // An unverified address may be mistyped or another person's: a reset link sent there would hand over the account.
      if (!found?.email || !found.isVerified) return undefined
      const code = await codes.issue(c.var.db, {
        purpose: 'reset',
        subject: found.id,
        userId: found.id,
        lifetime: RESET_LIFETIME,
      })
      return passwordResetEmail(found.email, found.username, `${c.env.SITE_URL}/reset/password?code=${code}`)
    })
    return c.json({ message: SENT_MESSAGES.reset })
  })
  .post('/requestUsernameReminder', ...body(UsernameReminderInput), async (c) => {
    const { email } = c.req.valid('json')
    await rateLimit(c, 'reminder', email)
    sendLater(c, async () => {
      const found = await credentials.listByEmail(c.var.db, email)
      return found.length === 0
        ? undefined
        : usernameReminderEmail(
            found[0]!.email!,
            found.map((one) => one.username),
          )
    })
    return c.json({ message: SENT_MESSAGES.reminder })
  })
  .get('/exchangeSession', requireSameOriginGet, valid('query', ResetCodeQuery), async (c) => {
    const { user, formerEmail } = await findUserByCode(c, c.req.valid('query').sid)
    c.header('cache-control', 'no-store')
    const also = formerEmail === undefined ? '' : ` This also restores ${formerEmail}.`
    return c.json({ message: `Set a new password for ${user.username}.${also}` })
  })
  .post('/triggerPasswordReset', ...body(NewPasswordInput), async (c) => {
    const { password, sid } = c.req.valid('json')
    const { db } = c.var
    await rateLimit(c, 'newPassword')
    await refuseCommonPassword(c, password)
    const { user: found, formerEmail } = await findUserByCode(c, sid)
    const hashed = await hashPassword(password, hashCost(c.env))
    const used = await codes.consume(db, 'reset', sid, Date.now())
    if (typeof used === 'string') throw codeRefusal(used)
    await db.batch([
      credentials.setPassword(db, found.id, hashed),
      sessions.endAll(db, found.id),
      revokeAllTokens(db, found.id),
      ...(formerEmail === undefined
        ? []
        : [profiles.restoreEmail(db, found.id, formerEmail), codes.revokeLinks(db, found.id)]),
    ])
    c.executionCtx.waitUntil(siteRoomOf(c.env, found.id).closeUser(found.id))
    const email = formerEmail ?? found.email
    if (email) sendLater(c, async () => passwordChangedEmail(email, found.username))
    await rememberDevice(c, found)
    return c.json({ sessionID: await startSession(c, found.id) })
  })
  .get('/endSession', requireSameOriginGet, signedIn('endSession'), async (c) => {
    const { id, sessionID } = c.var.user
    await sessions.end(c.var.db, sessionID).run()
    clearSessionCookies(c)
    c.executionCtx.waitUntil(siteRoomOf(c.env, id).closeSession(sessionID))
    c.header('cache-control', 'no-store')
    return c.json({ message: 'Signed out.' })
  })
  .get('/profile', signedIn('editProfile'), async (c) => {
    const me = await credentials.findMe(c.var.db, c.var.user.id)
    if (!me) throw notFound('User not found.')
    c.header('cache-control', 'private, no-store')
    return c.json(me)
  })

/**
 * Writes and sends an email after the response, so that the response time doesn't reveal whether there is an account.
 */
function sendLater(c: Context<AppEnv>, write: () => Promise<Email | undefined>): void {
  const work = async (): Promise<void> => {
    const letter = await write()
    if (letter) await sendEmail(c.env, letter)
  }
  c.executionCtx.waitUntil(work().catch((error: unknown) => logError(c.var.requestId, error)))
}

async function refuseCommonPassword(c: Context<AppEnv>, password: string): Promise<void> {
  if (await isCommonPassword(c.env.ASSETS, c.req.url, password)) throw badRequest(EASY_PASSWORD)
}

/** The user whose password this code resets; throws if the code is invalid. Does not use the code up. */
async function findUserByCode(c: Context<AppEnv>, sid: string) {
  const code = await codes.peek(c.var.db, 'reset', sid, Date.now())
  if (typeof code === 'string') throw codeRefusal(code)
  const user = await credentials.findById(c.var.db, code.userId ?? '')
  if (!user) throw codeRefusal('unknown')
  // Only set by the link that goes to the former address after a change of address.
  return { user, formerEmail: typeof code.data['email'] === 'string' ? code.data['email'] : undefined }
}

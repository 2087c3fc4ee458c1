import { chooseLanguageOf, chosenLanguage, inReaderLanguage, readerLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
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
import { localizedPath } from '#core/addresses/localized.ts'
import { EASY_PASSWORD } from '#core/people/password.ts'
import { MINUTE } from '#core/time.ts'
import { logError } from '#party/log.ts'
import * as codes from '../data/codes.ts'
import { insertion } from '../data/letters.ts'
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
import { clientNetwork } from '../http/client-address.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { countingWrong, trySecret } from '../http/wrong-tries.ts'
import { signedIn } from '../http/signed-in.ts'
import { startSession, clearSessionCookies } from '../http/session.ts'
import { valid } from '../http/valid.ts'
import { sendLimitedVerification } from '../http/verification.ts'
import { passwordChangedEmail, usernameReminderEmail, passwordResetEmail } from '../mail/emails.ts'
import { letterOf } from '../mail/letter.ts'
import { wakeUp } from '../queues/wake-up.ts'
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
    const cost = hashCost(c.env)
    const line = clientNetwork(c)
    // Devices that the owner used before are counted separately: a stranger who guesses can't lock the owner out.
    const who = { known: await knownDevice(c, username), target: username }
    const found = await trySecret(c, 'login', who, async () => {
      const user = await credentials.findByUsername(db, username)
      const isRight = await verifyPassword(password, user?.passwordHash, { cost, line })
      if (!user || !isRight) throw unauthorized(say.wrongCredentials, 'wrong-credentials')
      return user
    })
    if (needsRehash(found.passwordHash!, cost))
      await credentials.setPassword(db, found.id, await hashPassword(password, { cost, line })).run()
    await rememberDevice(c, found)
    chooseLanguageOf(c, found)
    return c.json({ sessionID: await startSession(c, found.id) })
  })
  .post('/register', ...body(RegisterInput), async (c) => {
    const { username, password, email } = c.req.valid('json')
    await rateLimit(c, 'register')
    await refuseCommonPassword(c, password)
    const hash = await hashPassword(password, { cost: hashCost(c.env), line: clientNetwork(c) })
    const language = chosenLanguage(c) ?? readerLanguage(c)
    const newUser = { id: newId('u'), username, email, hash, language, now: Date.now() }
    const isNew = await credentials.register(c.var.db, newUser)
    if (!isNew) throw conflict(say.usernameTaken, 'username-taken')
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
    writeLater(c, async () => {
      const { db } = c.var
      const found = await credentials.findByUsername(db, username)
      // An unverified address may be mistyped or another person's: a reset link sent there would hand over the account.
      const to = found?.isVerified && found.email
      if (!to) return
      const of = { userId: found.id, now: Date.now(), lifetime: RESET_LIFETIME }
      await codes.issue(db, { purpose: 'reset', subject: found.id, ...of }, (secret) => [
        insertion(
          db,
          letterOf(
            passwordResetEmail(
              to,
              found.username,
              c.env.SITE_URL + localizedPath(readerLanguage(c), `/reset/password?code=${secret}`),
              readerLanguage(c),
            ),
            of,
          ),
        ),
      ])
    })
    return c.json({ message: inReaderLanguage(c, SENT_MESSAGES.reset) })
  })
  .post('/requestUsernameReminder', ...body(UsernameReminderInput), async (c) => {
    const { email } = c.req.valid('json')
    await rateLimit(c, 'reminder', email)
    writeLater(c, async () => {
      const found = await credentials.listByEmail(c.var.db, email)
      const to = found[0]?.email
      if (!to) return
      const names = found.map((one) => one.username)
      await insertion(c.var.db, letterOf(usernameReminderEmail(to, names, readerLanguage(c)), { now: Date.now() }))
    })
    return c.json({ message: inReaderLanguage(c, SENT_MESSAGES.reminder) })
  })
  .get('/exchangeSession', requireSameOriginGet, valid('query', ResetCodeQuery), async (c) => {
    const { user, formerEmail } = await countingWrong(c, () => findUserByCode(c, c.req.valid('query').sid))
    c.header('cache-control', 'no-store')
    const { username } = user
    return c.json({
      message: inReaderLanguage(c, () =>
        formerEmail === undefined
          ? say.setNewPassword({ username })
          : say.setNewPasswordAndEmail({ username, formerEmail }),
      ),
    })
  })
  .post('/triggerPasswordReset', ...body(NewPasswordInput), async (c) => {
    const { password, sid } = c.req.valid('json')
    const { db } = c.var
    await refuseCommonPassword(c, password)
    const { user: found, formerEmail } = await countingWrong(c, () => findUserByCode(c, sid))
    // A code that is right is counted too, because it may be sent many times at once.
    const hashed = await trySecret(c, 'newPassword', { known: found.id }, async () => {
      const hash = await hashPassword(password, { cost: hashCost(c.env), line: clientNetwork(c) })
      const used = await codes.consume(db, 'reset', sid, Date.now())
      if (typeof used === 'string') throw codeRefusal(used)
      return hash
    })
    const email = formerEmail ?? found.email
    await db.batch([
      credentials.setPassword(db, found.id, hashed),
      sessions.endAll(db, found.id),
      revokeAllTokens(db, found.id),
      ...(formerEmail === undefined
        ? []
        : [profiles.restoreEmail(db, found.id, formerEmail), codes.revokeLinks(db, found.id)]),
      ...(email
        ? [
            insertion(
              db,
              letterOf(passwordChangedEmail(email, found.username, readerLanguage(c)), {
                userId: found.id,
                now: Date.now(),
              }),
            ),
          ]
        : []),
    ])
    c.executionCtx.waitUntil(wakeUp(c.env, ['letters']))
    c.executionCtx.waitUntil(siteRoomOf(c.env, found.id).closeUser(found.id))
    await rememberDevice(c, found)
    return c.json({ sessionID: await startSession(c, found.id) })
  })
  .get('/endSession', requireSameOriginGet, signedIn('endSession'), async (c) => {
    const { id, sessionID } = c.var.user
    await sessions.end(c.var.db, sessionID).run()
    clearSessionCookies(c)
    c.executionCtx.waitUntil(siteRoomOf(c.env, id).closeSession(sessionID))
    c.header('cache-control', 'no-store')
    return c.json({ message: inReaderLanguage(c, say.signedOut) })
  })
  .get('/profile', signedIn('editProfile'), async (c) => {
    const me = await credentials.findMe(c.var.db, c.var.user.id)
    if (!me) throw notFound(say.userNotFound)
    c.header('cache-control', 'private, no-store')
    return c.json(me)
  })

/** Writes a letter after the response, so that the response time doesn't reveal whether there is an account. */
function writeLater(c: Context<AppEnv>, write: () => Promise<void>): void {
  const work = write().then(() => wakeUp(c.env, ['letters']))
  c.executionCtx.waitUntil(work.catch((error: unknown) => logError(c.var.requestId, error)))
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

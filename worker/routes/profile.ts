import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono, type Context } from 'hono'
import {
  type AccountChange,
  ProveEmailInput,
  DeleteAccountInput,
  EndSessionsInput,
  AccountInput,
  SettingInput,
  VerifyEmailInput,
} from '#core/contract/profile.ts'
import { MINUTE } from '#core/time.ts'
import * as accounts from '../data/accounts.ts'
import * as codes from '../data/codes.ts'
import * as profiles from '../data/profile.ts'
import * as credentials from '../data/credentials.ts'
import * as sessions from '../data/sessions.ts'
import { revokeAllTokens } from '../data/tokens.ts'
import * as users from '../data/users.ts'
import type { AppEnv } from '../env.ts'
import { signedInCaller } from '../http/caller.ts'
import { body } from '../http/body.ts'
import { codeRefusal } from '../use-cases/code-refusal.ts'
import { eraseAccount } from '../use-cases/erase-account.ts'
import { conflict, forbidden, notFound } from '../use-cases/refusal.ts'
import { jsonFor } from '../http/json-for.ts'
import { noteLeft } from '../http/share.ts'
import { clientNetwork } from '../http/client-address.ts'
import { trySecret } from '../http/wrong-tries.ts'
import { signedIn } from '../http/signed-in.ts'
import { clearSessionCookies } from '../http/session.ts'
import { sendLimitedVerification } from '../http/verification.ts'
import { changeEmail } from '../use-cases/change-email.ts'
import { siteRoomOf } from '../rooms/site-shards.ts'
import { hashCost, verifyPassword } from '../secrets/password.ts'
import { exportAll } from '../data/account-export.ts'

const USED = say.linkUsed
/** An email sent this recently is sent again only if the user asks for it. */
const RESEND_AFTER = 10 * MINUTE

/** A user's own profile and account. */
export const profileRoutes = new Hono<AppEnv>()
  .post('/profile/updateSetting', signedIn('editProfile'), ...body(SettingInput), async (c) => {
    await profiles.updateSettings(c.var.db, c.var.user.id, c.req.valid('json'))
    return c.json({ message: inReaderLanguage(c, say.saved) })
  })
  .post('/profile/updateAccount', signedIn('editProfile'), ...body(AccountInput), async (c) => {
    const update = c.req.valid('json')
    const { db, user } = c.var
    const now = Date.now()
    switch (update.account) {
      case 'bio':
      case 'name':
      case 'nationality':
      case 'fide':
      case 'ecf':
        await profiles.updateText(db, user.id, update, now)
        break
      case 'contact':
        await profiles.updateContact(db, user.id, update.data, now)
        break
      case 'contactShown':
        await profiles.answerContacts(db, user.id, update.data)
        break
      case 'email':
        await updateEmail(c, update.data)
        break
      case 'lichess':
      case 'chessCom':
        if (!(await accounts.setPublic(db, user.id, update.account, update.data.public)))
          throw notFound(say.accountNotFound)
        break
      default:
        update satisfies never
    }
    return c.json({ message: inReaderLanguage(c, say.saved) })
  })
  .post('/profile/email/verify', signedIn('linkAccount'), ...body(VerifyEmailInput), async (c) => {
    const user = (await users.find(c.var.db, c.var.user.id, Date.now()))!
    const { email } = user
    if (!email) throw conflict(say.emailMissing, 'no-email')
    if (user.emailMeta['verified'] === true) throw conflict(say.emailAlreadyVerified, 'already-verified')
    const isRecent = Number(user.emailMeta['sent'] ?? 0) + RESEND_AFTER > Date.now()
    if (!isRecent || c.req.valid('json').force) await sendLimitedVerification(c, c.var.user, email)
    return c.json({ message: inReaderLanguage(c, () => say.verificationSent({ email })) })
  })
  .post('/profile/email/authenticate', signedIn('linkAccount'), ...body(ProveEmailInput), async (c) => {
    const { db, user } = c.var
    const { code } = c.req.valid('json')
    const now = Date.now()
    const known = await codes.peek(db, 'verify', code, now)
    if (typeof known === 'string') throw codeRefusal(known, USED)
    if (known.userId !== user.id) throw forbidden(say.linkOfOtherAccount, 'other-account')
    const used = await codes.consume(db, 'verify', code, now)
    if (typeof used === 'string') throw codeRefusal(used, USED)
    if (!(await profiles.markEmailVerified(db, user.id, String(used.data['email'])))) throw codeRefusal('unknown')
    return c.json({ message: inReaderLanguage(c, say.emailAddressVerified) })
  })
  .get('/profile/sessions', signedIn('endSession'), async (c) => {
    const { id: userId, sessionID: handle } = c.var.user
    return jsonFor(c, await sessions.list(c.var.db, { userId, handle, now: Date.now() }), c.var.user)
  })
  .post('/profile/endSessions', signedIn('endSession'), ...body(EndSessionsInput), async (c) => {
    const { db, user } = c.var
    const { id } = c.req.valid('json')
    const site = siteRoomOf(c.env, user.id)
    if (id !== undefined) {
      const handle = await sessions.endListed(db, user.id, id)
      if (handle === undefined) throw notFound(say.sessionEndedBefore)
      if (handle === user.sessionID) clearSessionCookies(c)
      c.executionCtx.waitUntil(site.closeSession(handle))
      return c.json({ message: inReaderLanguage(c, say.sessionSignedOut) })
    }
    await db.batch([sessions.endAll(db, user.id), revokeAllTokens(db, user.id)])
    clearSessionCookies(c)
    c.executionCtx.waitUntil(site.closeUser(user.id))
    return c.json({ message: inReaderLanguage(c, say.signedOutEverywhere) })
  })
  .get('/profile/data', signedIn('takeData'), async (c) => {
    const all = await exportAll(c.var.db, c.var.user.id)
    c.header('cache-control', 'private, no-store')
    c.header('content-disposition', 'attachment; filename="kibitz-data.json"')
    return c.json(all)
  })
  .post('/profile/delete', signedIn('deleteAccount'), ...body(DeleteAccountInput), async (c) => {
    const { db, user } = c.var
    const { password, name } = c.req.valid('json')
    await requirePassword(c, password)
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    await eraseAccount({ env: c.env, db, waitUntil }, user, name, Date.now())
    clearSessionCookies(c)
    noteLeft(c)
    return c.json({ message: inReaderLanguage(c, say.accountDeleted) })
  })

/** A stranger at an unlocked browser must not take the account over: throws 403 without its password. */
async function requirePassword(c: Context<AppEnv>, password = ''): Promise<void> {
  const { db, user } = c.var
  await trySecret(c, 'password', { known: user.id }, async () => {
    const known = await credentials.findById(db, user.id)
    const hashing = { cost: hashCost(c.env), line: clientNetwork(c) }
    if (!(await verifyPassword(password, known?.passwordHash, hashing)))
      throw forbidden(say.wrongPassword, 'wrong-password')
  })
}

/** Changes the email address, which needs the password; the new one counts once it is verified. */
async function updateEmail(
  c: Context<AppEnv>,
  { email, public: isPublic, password }: Extract<AccountChange, { account: 'email' }>['data'],
): Promise<void> {
  const { db, user } = c.var
  const before = await credentials.findById(db, user.id)
  const isNew = email !== undefined && email.toLowerCase() !== before?.email
  if (!isNew) {
    await profiles.updateEmail(db, user.id, null, isPublic === undefined ? {} : { public: isPublic })
    return
  }
  await requirePassword(c, password)
  await changeEmail(signedInCaller(c), { email, isPublic, before })
  await sendLimitedVerification(c, user, email.toLowerCase())
}

import { Hono, type Context } from 'hono'
import { AuthenticateEmail, DeleteAccount, UpdateAccount, UpdateSetting, VerifyEmail } from '#core/contract/profile.ts'
import { HOUR, MINUTE } from '#core/time.ts'
import { publish } from '#party/publish.ts'
import * as accounts from '../data/accounts.ts'
import * as codes from '../data/codes.ts'
import * as farewell from '../data/farewell.ts'
import * as profiles from '../data/profile.ts'
import * as signIn from '../data/sign-in.ts'
import { moved } from '../data/snapshots.ts'
import * as users from '../data/users.ts'
import type { App } from '../env.ts'
import { body } from '../http/body.ts'
import { codeError, conflict, forbidden, notFound } from '../http/errors.ts'
import { limited } from '../http/limits.ts'
import { own } from '../http/permission.ts'
import { forget } from '../http/session.ts'
import { movedLetter, verifyLetter } from '../mail/letters.ts'
import { send } from '../mail/send.ts'
import { fits } from '../secrets/password.ts'

const VERIFY_LIFE = HOUR
const USED = 'That link was used already.'
/** A letter that was just sent is not sent again, unless it is asked for. */
const SENT_LATELY = 10 * MINUTE

/** What somebody does with their own profile. */
export const profileRoutes = new Hono<App>()
  .post('/profile/updateSetting', own('editProfile'), ...body(UpdateSetting), async (c) => {
    await profiles.set(c.var.db, c.var.user.id, c.req.valid('json'))
    return c.json({ message: 'Saved.' })
  })
  .post('/profile/updateAccount', own('editProfile'), ...body(UpdateAccount), async (c) => {
    const update = c.req.valid('json')
    const { db, user } = c.var
    const now = Date.now()
    switch (update.account) {
      case 'bio':
      case 'name':
      case 'nationality':
      case 'fide':
      case 'ecf':
        await profiles.write(db, user.id, update, now)
        break
      case 'contact':
        await profiles.reach(db, user.id, update.data, now)
        break
      case 'email':
        await changeEmail(c, update.data)
        break
      case 'lichess':
      case 'chessCom':
        if (!(await accounts.show(db, user.id, update.account, update.data.public)))
          throw notFound('There is no such account.')
        break
      default:
        update satisfies never
    }
    return c.json({ message: 'Saved.' })
  })
  .post('/profile/email/verify', own('linkAccount'), ...body(VerifyEmail), async (c) => {
    const kept = (await users.find(c.var.db, c.var.user.id, Date.now()))!
    if (!kept.email) throw conflict('There is no email address to verify.', 'no-email')
    if (kept.emailMeta['verified'] === true) throw conflict('Your email address is verified.', 'already-verified')
    const isRecent = Number(kept.emailMeta['sent'] ?? 0) + SENT_LATELY > Date.now()
    if (!isRecent || c.req.valid('json').force) await sendProof(c, kept.email)
    return c.json({ message: `A letter is on its way to ${kept.email}. Its link holds for an hour.` })
  })
  .post('/profile/email/authenticate', own('linkAccount'), ...body(AuthenticateEmail), async (c) => {
    const { db, user } = c.var
    const { code } = c.req.valid('json')
    const now = Date.now()
    const known = await codes.look(db, 'verify', code, now)
    if (typeof known === 'string') throw codeError(known, USED)
    if (known.userId !== user.id) throw forbidden('That link is for another account.', 'other-account')
    const used = await codes.use(db, 'verify', code, now)
    if (typeof used === 'string') throw codeError(used, USED)
    if (!(await profiles.proveEmail(db, user.id, String(used.data['email'])))) throw codeError('unknown')
    return c.json({ message: 'Your email address is verified.' })
  })
  .get('/profile/data', own('takeData'), async (c) => {
    const all = await farewell.held(c.var.db, c.var.user.id)
    c.header('cache-control', 'private, no-store')
    c.header('content-disposition', 'attachment; filename="kibitz-data.json"')
    return c.json(all)
  })
  .post('/profile/delete', own('deleteAccount'), ...body(DeleteAccount), async (c) => {
    const { db, user } = c.var
    const { password, name } = c.req.valid('json')
    await limited(c, 'login', `${user.username} delete`)
    const known = await signIn.withId(db, user.id)
    if (!(await fits(password, known?.passwordHash))) throw forbidden('That is not your password.', 'wrong-password')
    const touched = await farewell.remove(db, user.id, name, Date.now())
    forget(c)
    c.executionCtx.waitUntil(c.env.SiteRoom.getByName('site').leaveUser(user.id))
    for (const { id, version } of touched) {
      moved(id, version)
      c.executionCtx.waitUntil(publish(c.env.TournamentRoom, id, [{ type: 'stale', v: version }]))
    }
    return c.json({ message: 'Your account is deleted.' })
  })

/** A new address is nobody's until a letter to it was answered; the one before is told. */
async function changeEmail(
  c: Context<App>,
  { email, public: isPublic }: { email?: string | undefined; public?: boolean | undefined },
) {
  const { db, user } = c.var
  const before = await signIn.withId(db, user.id)
  const isNew = email !== undefined && email.toLowerCase() !== before?.email
  const flags = isPublic === undefined ? {} : { public: isPublic }
  await profiles.setEmail(db, user.id, isNew ? email : null, isNew ? { ...flags, verified: false, sent: null } : flags)
  if (!isNew) return
  if (before?.email) c.executionCtx.waitUntil(send(c.env, movedLetter(before.email, user.username)))
  await sendProof(c, email.toLowerCase())
}

async function sendProof(c: Context<App>, email: string): Promise<void> {
  const { db, user } = c.var
  await limited(c, 'verify', user.id)
  const code = await codes.issue(db, {
    purpose: 'verify',
    subject: user.id,
    userId: user.id,
    data: { email },
    life: VERIFY_LIFE,
  })
  await profiles.setEmail(db, user.id, null, { sent: Date.now() })
  const link = `${c.env.SITE_URL}/@/${user.username}/verify/email?code=${code}`
  c.executionCtx.waitUntil(send(c.env, verifyLetter(email, user.username, link)))
}

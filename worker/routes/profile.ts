import { Hono, type Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
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
import { limited } from '../http/limits.ts'
import { own } from '../http/permission.ts'
import { forget } from '../http/session.ts'
import { movedLetter, verifyLetter } from '../mail/letters.ts'
import { send } from '../mail/send.ts'
import { fits } from '../secrets/password.ts'

const VERIFY_LIFE = HOUR
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
        if (!(await accounts.show(db, user.id, update.account, update.data.public))) throw missing()
        break
      default:
        update satisfies never
    }
    return c.json({ message: 'Saved.' })
  })
  .post('/profile/email/verify', own('linkAccount'), ...body(VerifyEmail), async (c) => {
    const kept = (await users.find(c.var.db, c.var.user.id, Date.now()))!
    if (!kept.email) throw new HTTPException(409, { message: 'There is no email address to verify.' })
    if (kept.emailMeta['verified'] === true)
      throw new HTTPException(409, { message: 'Your email address is verified.' })
    const isRecent = Number(kept.emailMeta['sent'] ?? 0) + SENT_LATELY > Date.now()
    if (!isRecent || c.req.valid('json').force) await sendProof(c, kept.email)
    return c.json({ message: `A letter is on its way to ${kept.email}. Its link holds for an hour.` })
  })
  .post('/profile/email/authenticate', own('linkAccount'), ...body(AuthenticateEmail), async (c) => {
    const { db, user } = c.var
    const { code } = c.req.valid('json')
    const now = Date.now()
    const known = await codes.look(db, 'verify', code, now)
    if (typeof known === 'string') throw worthless(known)
    if (known.userId !== user.id) throw new HTTPException(403, { message: 'That link is for another account.' })
    const used = await codes.use(db, 'verify', code, now)
    if (typeof used === 'string') throw worthless(used)
    if (!(await profiles.proveEmail(db, user.id, String(used.data['email'])))) throw worthless('unknown')
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
    if (!(await fits(password, known?.passwordHash)))
      throw new HTTPException(403, { message: 'That is not your password.' })
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

const missing = (): HTTPException => new HTTPException(404, { message: 'There is no such account.' })

const WORTHLESS: Record<codes.Unusable, [status: 404 | 410, message: string]> = {
  unknown: [404, 'That link is none of ours. Ask for a new one.'],
  used: [410, 'That link was used already.'],
  late: [410, 'That link is too old. Ask for a new one.'],
}

function worthless(why: codes.Unusable): HTTPException {
  const [status, message] = WORTHLESS[why]
  return new HTTPException(status, { message })
}

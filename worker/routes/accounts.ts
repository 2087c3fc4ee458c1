import { Hono } from 'hono'
import { ChessComLinkInput, FacebookLinkInput, LichessLinkInput, RemoveAccountInput } from '#core/contract/profile.ts'
import { HOUR, MINUTE } from '#core/time.ts'
import * as lichess from '../chess-sites/lichess.ts'
import { fetchMember } from '../chess-sites/member.ts'
import * as accounts from '../data/accounts.ts'
import * as codes from '../data/codes.ts'
import type { AppEnv } from '../env.ts'
import { facebookSignInUrl, fetchFacebookAccount, hasFacebookApp } from '../facebook/account.ts'
import { body } from '../http/body.ts'
import { badGateway, conflict, forbidden, notFound, unavailable } from '../use-cases/refusal.ts'
import { requireSameOriginGet } from '../http/origin.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { signedIn } from '../http/signed-in.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { newProofCode, newToken, findProofCodes } from '../secrets/token.ts'

const PROOF_LIFETIME = 24 * HOUR
const OAUTH_LIFETIME = 10 * MINUTE
const NO_FACEBOOK = 'Authentication via Facebook is not available at this time.'
const LINKED_ELSEWHERE = 'That account is already linked to another user.'

/** Linked accounts on other sites. */
export const accountRoutes = new Hono<AppEnv>()
  .post('/profile/chessCom/link', signedIn('linkAccount'), ...body(ChessComLinkInput), async (c) => {
    const { username } = c.req.valid('json')
    if (username === '') return c.json({ message: 'Enter a username to link.' })
    await rateLimit(c, 'link', c.var.user.id)
    const member = await fetchMember(c.env, username)
    if (member === 'missing') throw notFound(`There’s no Chess.com member called ${username}.`)
    if (!member) throw badGateway('Still waiting for data from Chess.com. Check back later.')
    const { id, name, link } = member
    const linked = { userId: c.var.user.id, id: 'chessCom', siteId: id, username: name, link, verified: false } as const
    if (!(await accounts.link(c.var.db, linked, Date.now()))) throw conflict(LINKED_ELSEWHERE, 'linked-elsewhere')
    return c.json({ message: `Linked to ${name}. Now verify that it’s yours.` })
  })
  .get('/profile/chessCom/token', requireSameOriginGet, signedIn('linkAccount'), async (c) => {
    const { db, user } = c.var
    const account = await accounts.find(db, user.id, 'chessCom')
    if (!account) throw notFound('Link your Chess.com account first.', 'not-linked')
    const token = await codes.issue(db, {
      purpose: 'chessCom',
      subject: user.id,
      userId: user.id,
      data: { username: account.username },
      lifetime: PROOF_LIFETIME,
      secret: newProofCode(),
    })
    c.header('cache-control', 'no-store')
    return c.json({ token })
  })
  .post('/profile/chessCom/verify', signedIn('linkAccount'), async (c) => {
    const { db, user } = c.var
    await rateLimit(c, 'link', user.id)
    const account = await accounts.find(db, user.id, 'chessCom')
    if (!account) throw notFound('Link your Chess.com account first.', 'not-linked')
    const member = await fetchMember(c.env, account.username)
    if (!member || member === 'missing') {
      throw badGateway('Still waiting for data from Chess.com. Check back later.')
    }
    const now = Date.now()
    for (const proof of findProofCodes(member.profileText)) {
      // A code of another user, or for an account the user had before, proves nothing. Peeking does not use a code up.
      const known = await codes.peek(db, 'chessCom', proof, now)
      if (typeof known === 'string' || known.userId !== user.id || known.data['username'] !== account.username) continue
      if (typeof (await codes.consume(db, 'chessCom', proof, now)) === 'string') continue
      if (!(await accounts.markVerified(db, user.id, 'chessCom', account.username, now))) {
        throw conflict(LINKED_ELSEWHERE, 'linked-elsewhere')
      }
      return c.json({ message: 'Your Chess.com account is verified. You can remove the code from your profile.' })
    }
    throw conflict(
      'The code isn’t in your profile yet. Chess.com can take a few minutes to show it. Try again.',
      'code-not-found',
    )
  })
  .get('/profile/lichess/authorize', requireSameOriginGet, signedIn('linkAccount'), async (c) => {
    const { db, user } = c.var
    const verifier = newToken()
    const state = await codes.issue(db, {
      purpose: 'oauth',
      subject: `lichess ${user.id}`,
      userId: user.id,
      data: { verifier, sessionID: user.sessionID },
      lifetime: OAUTH_LIFETIME,
    })
    c.header('cache-control', 'no-store')
    return c.json({ url: await lichess.authorizeUrl(c.env, state, verifier) })
  })
  .post('/profile/lichess/link', signedIn('linkAccount'), ...body(LichessLinkInput), async (c) => {
    const { db, user } = c.var
    const { code, state } = c.req.valid('json')
    const used = await codes.consume(db, 'oauth', state, Date.now())
    if (typeof used === 'string' || used.userId !== user.id || used.data['sessionID'] !== user.sessionID) {
      throw conflict('That Lichess sign-in didn’t start here. Try again.', 'sign-in-expired')
    }
    const token = await lichess.exchangeCode(c.env, code, String(used.data['verifier']))
    const account = token && (await lichess.fetchAccount(c.env, token))
    if (!token || !account) throw badGateway('Lichess didn’t confirm who you are. Try again.')
    const sealed = await seal(token, c.env.SECRET)
    const { id, username, link } = account
    const linked = {
      userId: user.id,
      id: 'lichess',
      siteId: id,
      username,
      link,
      token: sealed,
      verified: true,
    } as const
    if (!(await accounts.link(db, linked, Date.now()))) throw conflict(LINKED_ELSEWHERE, 'linked-elsewhere')
    return c.json({ message: `Linked to ${username}.` })
  })
  .get('/profile/lichess/updateFrom', requireSameOriginGet, signedIn('linkAccount'), async (c) => {
    const { db, user } = c.var
    await rateLimit(c, 'link', user.id)
    const known = await accounts.find(db, user.id, 'lichess')
    const token = known?.token && (await unseal(known.token, c.env.SECRET))
    if (!token) throw notFound('Link your Lichess account first.', 'not-linked')
    const account = await lichess.fetchAccount(c.env, token)
    if (!account) throw badGateway('Couldn’t update from Lichess. Link your account again.')
    const { id, username, link } = account
    await accounts.link(
      db,
      { userId: user.id, id: 'lichess', siteId: id, username, link, token: known.token, verified: true },
      Date.now(),
    )
    return c.json({ message: `Updated from Lichess: ${username}.` })
  })
  .get('/profile/facebook/authorize', requireSameOriginGet, signedIn('linkAccount'), async (c) => {
    const {
      env,
      var: { db, user },
    } = c
    if (!hasFacebookApp(env)) throw unavailable(NO_FACEBOOK)
    const state = await codes.issue(db, {
      purpose: 'oauth',
      subject: `facebook ${user.id}`,
      userId: user.id,
      data: { sessionID: user.sessionID },
      lifetime: OAUTH_LIFETIME,
    })
    c.header('cache-control', 'no-store')
    return c.json({ url: facebookSignInUrl(env, state) })
  })
  .post('/profile/facebook/link', signedIn('linkAccount'), ...body(FacebookLinkInput), async (c) => {
    const {
      env,
      var: { db, user },
    } = c
    if (!hasFacebookApp(env)) throw unavailable(NO_FACEBOOK)
    await rateLimit(c, 'link', user.id)
    const { id, state, accessToken } = c.req.valid('json')
    // A sign-in that began on this site has a state. Without one the client must at least name the Facebook account.
    if (state !== undefined || id === undefined) {
      const used = await codes.consume(db, 'oauth', state ?? '', Date.now())
      const isOwn = typeof used !== 'string' && used.userId === user.id && used.data['sessionID'] === user.sessionID
      if (!isOwn) throw conflict('That Facebook sign-in wasn’t started here. Try again.', 'sign-in-expired')
    }
    const account = await fetchFacebookAccount(env, accessToken)
    if (!account) throw badGateway('Facebook didn’t confirm who you are. Try again.')
    if (account === 'refused' || (id !== undefined && account.id !== id)) {
      throw forbidden('That Facebook sign-in isn’t for this site. Try again.', 'not-proven')
    }
    const shared = { userId: user.id, id: 'facebook', siteId: account.id, username: account.name, link: null } as const
    if (!(await accounts.link(db, { ...shared, verified: true }, Date.now()))) {
      throw conflict(LINKED_ELSEWHERE, 'linked-elsewhere')
    }
    return c.json({ message: `Linked to ${account.name}.` })
  })
  .post('/profile/removeAccount', signedIn('linkAccount'), ...body(RemoveAccountInput), async (c) => {
    const { db, user } = c.var
    const { account } = c.req.valid('json')
    const known = account === 'email' ? undefined : await accounts.find(db, user.id, account)
    if (account === 'email' || known?.permanent) {
      throw conflict('This account can be changed, but not removed.', 'account-permanent')
    }
    if (!(await accounts.remove(db, user.id, account))) throw notFound('Account not found.')
    const token = known?.token && (await unseal(known.token, c.env.SECRET))
    if (token && account === 'lichess') c.executionCtx.waitUntil(lichess.revokeToken(c.env, token))
    return c.json({ message: 'Account unlinked.' })
  })

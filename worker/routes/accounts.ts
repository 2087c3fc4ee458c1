import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
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
const NO_FACEBOOK = say.facebookUnavailable
const LINKED_ELSEWHERE = say.linkedElsewhere

/** Linked accounts on other sites. */
export const accountRoutes = new Hono<AppEnv>()
  .post('/profile/chessCom/link', signedIn('linkAccount'), ...body(ChessComLinkInput), async (c) => {
    const { username } = c.req.valid('json')
    if (username === '') return c.json({ message: inReaderLanguage(c, say.usernameToLink) })
    await rateLimit(c, 'link', c.var.user.id)
    const member = await fetchMember(c.env, username)
    if (member === 'missing') throw notFound(() => say.noChessComMember({ username }))
    if (!member) throw badGateway(say.waitingForChessCom)
    const { id, name, link } = member
    const linked = { userId: c.var.user.id, id: 'chessCom', siteId: id, username: name, link, verified: false } as const
    if (!(await accounts.link(c.var.db, linked, Date.now()))) throw conflict(LINKED_ELSEWHERE, 'linked-elsewhere')
    return c.json({ message: inReaderLanguage(c, () => say.linkedNowVerify({ name })) })
  })
  .get('/profile/chessCom/token', requireSameOriginGet, signedIn('linkAccount'), async (c) => {
    const { db, user } = c.var
    const account = await accounts.find(db, user.id, 'chessCom')
    if (!account) throw notFound(say.linkChessComFirst, 'not-linked')
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
    if (!account) throw notFound(say.linkChessComFirst, 'not-linked')
    const member = await fetchMember(c.env, account.username)
    if (!member || member === 'missing') {
      throw badGateway(say.waitingForChessCom)
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
      return c.json({ message: inReaderLanguage(c, say.chessComVerified) })
    }
    throw conflict(say.codeNotInProfile, 'code-not-found')
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
      throw conflict(say.lichessSignInNotStarted, 'sign-in-expired')
    }
    const token = await lichess.exchangeCode(c.env, code, String(used.data['verifier']))
    const account = token && (await lichess.fetchAccount(c.env, token))
    if (!token || !account) throw badGateway(say.lichessNotConfirmed)
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
    return c.json({ message: inReaderLanguage(c, () => say.linkedTo({ username })) })
  })
  .get('/profile/lichess/updateFrom', requireSameOriginGet, signedIn('linkAccount'), async (c) => {
    const { db, user } = c.var
    await rateLimit(c, 'link', user.id)
    const known = await accounts.find(db, user.id, 'lichess')
    const token = known?.token && (await unseal(known.token, c.env.SECRET))
    if (!token) throw notFound(say.linkLichessFirst, 'not-linked')
    const account = await lichess.fetchAccount(c.env, token)
    if (!account) throw badGateway(say.lichessNotUpdated)
    const { id, username, link } = account
    await accounts.link(
      db,
      { userId: user.id, id: 'lichess', siteId: id, username, link, token: known.token, verified: true },
      Date.now(),
    )
    return c.json({ message: inReaderLanguage(c, () => say.updatedFromLichess({ username })) })
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
      if (!isOwn) throw conflict(say.facebookSignInNotStarted, 'sign-in-expired')
    }
    const account = await fetchFacebookAccount(env, accessToken)
    if (!account) throw badGateway(say.facebookNotConfirmed)
    if (account === 'refused' || (id !== undefined && account.id !== id)) {
      throw forbidden(say.facebookOtherSite, 'not-proven')
    }
    const shared = { userId: user.id, id: 'facebook', siteId: account.id, username: account.name, link: null } as const
    if (!(await accounts.link(db, { ...shared, verified: true }, Date.now()))) {
      throw conflict(LINKED_ELSEWHERE, 'linked-elsewhere')
    }
    return c.json({ message: inReaderLanguage(c, () => say.linkedTo({ username: account.name })) })
  })
  .post('/profile/removeAccount', signedIn('linkAccount'), ...body(RemoveAccountInput), async (c) => {
    const { db, user } = c.var
    const { account } = c.req.valid('json')
    const known = account === 'email' ? undefined : await accounts.find(db, user.id, account)
    if (account === 'email' || known?.permanent) {
      throw conflict(say.accountPermanent, 'account-permanent')
    }
    if (!(await accounts.remove(db, user.id, account))) throw notFound(say.accountNotFound)
    const token = known?.token && (await unseal(known.token, c.env.SECRET))
    if (token && account === 'lichess') c.executionCtx.waitUntil(lichess.revokeToken(c.env, token))
    return c.json({ message: inReaderLanguage(c, say.accountUnlinked) })
  })

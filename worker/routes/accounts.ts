import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import * as sayStarts from '#words/starts.js'
import { Hono, type Context } from 'hono'
import {
  ChessComLinkInput,
  FacebookLinkInput,
  LichessAuthorizeQuery,
  LichessLinkInput,
  RemoveAccountInput,
} from '#core/contract/profile.ts'
import { HOUR, MINUTE } from '#core/time.ts'
import * as lichess from '../chess-sites/lichess.ts'
import { fetchMember } from '../chess-sites/member.ts'
import * as accounts from '../data/accounts.ts'
import * as codes from '../data/codes.ts'
import { BULK_SCOPE, PLAY_SCOPE } from '../data/lichess-tokens.ts'
import type { AppEnv } from '../env.ts'
import { facebookSignInUrl, fetchFacebookAccount, hasFacebookApp } from '../facebook/account.ts'
import { body } from '../http/body.ts'
import { badGateway, conflict, forbidden, notFound, unavailable } from '../use-cases/refusal.ts'
import { requireSameOriginGet } from '../http/origin.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { valid } from '../http/valid.ts'
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
  .get(
    '/profile/lichess/authorize',
    requireSameOriginGet,
    signedIn('linkAccount'),
    valid('query', LichessAuthorizeQuery),
    async (c) => {
      const { db, user } = c.var
      const verifier = newToken()
      const scopes = await wantedScopes(c, c.req.valid('query').games)
      const state = await codes.issue(db, {
        purpose: 'oauth',
        subject: `lichess ${user.id}`,
        userId: user.id,
        data: { verifier, sessionID: user.sessionID, scopes: scopes.join(' ') },
        lifetime: OAUTH_LIFETIME,
      })
      c.header('cache-control', 'no-store')
      return c.json({ url: await lichess.authorizeUrl(c.env, state, verifier, scopes) })
    },
  )
  .post('/profile/lichess/link', signedIn('linkAccount'), ...body(LichessLinkInput), async (c) => {
    const { db, user } = c.var
    const { code, state } = c.req.valid('json')
    const used = await codes.consume(db, 'oauth', state, Date.now())
    if (typeof used === 'string' || used.userId !== user.id || used.data['sessionID'] !== user.sessionID) {
      throw conflict(say.lichessSignInNotStarted, 'sign-in-expired')
    }
    const given = await lichess.exchangeCode(c.env, code, String(used.data['verifier']))
    const account = given && (await lichess.fetchAccount(c.env, given.token))
    if (!given || !account) throw badGateway(say.lichessNotConfirmed)
    const sealed = await seal(given.token, c.env.SECRET)
    const scopes = String(used.data['scopes'] ?? '')
    const before = await accounts.find(db, user.id, 'lichess')
    const { id, username, link } = account
    const linked = {
      userId: user.id,
      id: 'lichess',
      siteId: id,
      username,
      link,
      token: sealed,
      scopes: scopes || null,
      tokenExpiresAt: given.lifetime === undefined ? null : Date.now() + 1000 * given.lifetime,
      verified: true,
    } as const
    if (!(await accounts.link(db, linked, Date.now()))) throw conflict(LINKED_ELSEWHERE, 'linked-elsewhere')
    const old = before?.token && (await unseal(before.token, c.env.SECRET))
    if (old) c.executionCtx.waitUntil(lichess.revokeToken(c.env, old))
    return c.json({ message: inReaderLanguage(c, () => say.linkedTo({ username })) })
  })
  .get('/profile/lichess/updateFrom', requireSameOriginGet, signedIn('linkAccount'), async (c) => {
    const { db, user } = c.var
    await rateLimit(c, 'link', user.id)
    const known = await accounts.find(db, user.id, 'lichess')
    if (!known?.verified) throw notFound(say.linkLichessFirst, 'not-linked')
    const token = known.token && (await unseal(known.token, c.env.SECRET))
    const account = token
      ? await lichess.fetchAccount(c.env, token)
      : known.siteId && (await lichess.fetchPublicAccount(c.env, known.siteId))
    if (!account) throw badGateway(say.lichessNotUpdated)
    const { id, username, link } = account
    await accounts.link(db, { ...known, id: 'lichess', siteId: id, username, link, verified: true }, Date.now())
    return c.json({ message: inReaderLanguage(c, () => say.updatedFromLichess({ username })) })
  })
  .get('/profile/lichess/games', signedIn('linkAccount'), async (c) => {
    const known = await accounts.find(c.var.db, c.var.user.id, 'lichess')
    return jsonFor(c, lentFor(known, Date.now()), c.var.user)
  })
  .post('/profile/lichess/stopGames', signedIn('linkAccount'), async (c) => {
    const { db, user } = c.var
    const known = await accounts.find(db, user.id, 'lichess')
    if (!known?.token || !known.scopes) throw notFound(say.linkLichessFirst, 'not-linked')
    await accounts.forgetToken(db, user.id, 'lichess')
    const token = await unseal(known.token, c.env.SECRET)
    if (token) c.executionCtx.waitUntil(lichess.revokeToken(c.env, token))
    return c.json({ message: inReaderLanguage(c, sayStarts.permissionGone) })
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

/** The scopes that are asked for: what the account is lent for already, and what its owner wants now. */
async function wantedScopes(c: Context<AppEnv>, games: 'play' | 'bulk' | undefined): Promise<string[]> {
  if (games === undefined) return []
  const known = lentFor(await accounts.find(c.var.db, c.var.user.id, 'lichess'), Date.now())
  return [
    ...(games === 'play' || known.play ? [PLAY_SCOPE] : []),
    ...(games === 'bulk' || known.bulk ? [BULK_SCOPE] : []),
  ]
}

/** What the token of a linked account may be used for, and until when. */
function lentFor(known: Awaited<ReturnType<typeof accounts.find>>, now: number) {
  const until = known?.tokenExpiresAt ?? null
  const isLent = known?.token != null && (until === null || until > now)
  const scopes = isLent ? (known.scopes ?? '').split(' ') : []
  return { play: scopes.includes(PLAY_SCOPE), bulk: scopes.includes(BULK_SCOPE), until: isLent ? until : null }
}

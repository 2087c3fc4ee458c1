import { Hono, type Context } from 'hono'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { ClaimEntryInput, CreateCodeInput } from '#core/contract/claims.ts'
import { SITE_NAMES, claimWays, noWayHint, type ClaimableKind, type ClaimMethod } from '#core/people/claim.ts'
import { claimRequestNotification } from '#core/people/request-text.ts'
import { fetchClubAdmins } from '../chess-sites/club-admins.ts'
import * as lichess from '../chess-sites/lichess.ts'
import * as claims from '../data/claims.ts'
import * as codes from '../data/codes.ts'
import type { AppEnv } from '../env.ts'
import { signedIn } from '../http/authorize.ts'
import { body } from '../http/body.ts'
import { alreadyClaimed, grantEntry, HAS_ENTRY, loadEntry, type ClaimableEntry } from '../http/claimable-entry.ts'
import { requireDirectorOf } from '../http/director.ts'
import { badGateway, conflict, forbidden } from '../http/errors.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { teller } from '../http/tell-people.ts'
import { loadVisible } from '../http/visible-tournament.ts'
import { newProofCode } from '../secrets/token.ts'

const NO_CODE = 'This code doesn’t work for this entry. It may have been used or expired.'

type Claim = AnswerOf<'get', '/player/:id/getClaim'>

/** Claiming an entry of a tournament: `/player/{id}/…` and `/team/{id}/…`. */
export const claimRoutes = (type: ClaimableKind) =>
  new Hono<AppEnv>()
    .get('/:id/getClaim', signedIn('claim'), async (c) => {
      const entry = await loadEntry(c, type)
      if (entry.owner !== null) return jsonFor<Claim>(c, { state: entry.state, ways: [], hint: null }, c.var.user)
      const ways = claimWays(type, entry.known, await claims.findIdentities(c.var.db, c.var.user.id))
      const state = (await claims.hasRequest(c.var.db, entry, c.var.user.id)) ? 'waiting' : 'open'
      return jsonFor<Claim>(c, { state, ways, hint: noWayHint(type, ways) ?? null }, c.var.user)
    })
    .post('/:id/create', signedIn('claim'), ...body(ClaimEntryInput), async (c) => {
      const { user } = c.var
      const input = c.req.valid('json')
      const entry = await loadEntry(c, type)
      if (entry.state === 'yours') return c.json(claimAnswer(entry))
      if (entry.owner !== null) throw alreadyClaimed()
      await rateLimit(c, 'claim', user.id)
      const code = 'code' in input ? input.code : undefined
      await (code === undefined ? requireProof(c, type, entry, input.method) : requireUsableCode(c, entry, code))
      await grantEntry(c, entry, { user: user.id, ...(code !== undefined && { code }) })
      return c.json(claimAnswer(await loadEntry(c, type)))
    })
    .post('/:id/createCode', signedIn('claim'), ...body(CreateCodeInput), async (c) => {
      const entry = await loadEntry(c, type)
      const { code: given } = c.req.valid('json')
      if (given !== undefined) {
        if (entry.state === 'yours') return c.json(claimAnswer(entry))
        if (entry.owner !== null) throw alreadyClaimed()
        await rateLimit(c, 'claim', c.var.user.id)
        await requireUsableCode(c, entry, given)
        await grantEntry(c, entry, { user: c.var.user.id, code: given })
        return c.json(claimAnswer(await loadEntry(c, type)))
      }
      await requireDirectorOf(c, entry.tournament, 'createCode')
      if (entry.owner !== null) throw alreadyClaimed()
      const code = await codes.issue(c.var.db, {
        purpose: 'claim',
        subject: claims.codeSubject(entry),
        lifetime: claims.CODE_LIFETIME,
        secret: newProofCode(),
      })
      c.header('cache-control', 'no-store')
      return c.json({ code, expiresAt: Date.now() + claims.CODE_LIFETIME })
    })
    .post('/:id/requestClaim', signedIn('claim'), async (c) => {
      const entry = await loadEntry(c, type)
      await rateLimit(c, 'claim', c.var.user.id)
      const { db, user } = c.var
      if (type === 'player' && (await claims.hasEntry(db, entry.tournament, user.id)))
        throw conflict(HAS_ENTRY, 'has-entry')
      const wasWaiting = await claims.hasRequest(db, entry, user.id)
      if (!(await claims.saveRequest(db, entry, user.id, Date.now()))) throw alreadyClaimed()
      const { snapshot } = await loadVisible(c, entry.tournament)
      if (!wasWaiting)
        await teller(c, snapshot).directors(claimRequestNotification(snapshot.name, user.username, entry.name))
      return c.json({ message: 'Request sent to the tournament director.' })
    })

/** Throws where a code is not for this entry, used or late; using it up is left to the claim itself. */
async function requireUsableCode(c: Context<AppEnv>, entry: ClaimableEntry, code: string): Promise<void> {
  const known = await codes.peek(c.var.db, 'claim', code, Date.now())
  if (typeof known === 'string' || known.subject !== claims.codeSubject(entry)) throw forbidden(NO_CODE, 'not-proven')
}

/** Throws where a way other than a code does not show that it is theirs. */
async function requireProof(
  c: Context<AppEnv>,
  type: ClaimableKind,
  { known }: ClaimableEntry,
  method: ClaimMethod,
): Promise<void> {
  const own = await claims.findIdentities(c.var.db, c.var.user.id)
  const way = claimWays(type, known, own).find((one) => one.method === method)
  if (!way) throw forbidden(`You can’t claim this ${type} that way.`, 'not-proven')
  if (way.why !== null) throw forbidden(way.why, 'not-proven')
  if (type === 'player' || (method !== 'lichess' && method !== 'chessCom')) return
  const admins =
    method === 'lichess'
      ? await lichess.fetchTeamLeaders(c.env, known.lichess!)
      : await fetchClubAdmins(c.env, known.chessCom!)
  if (!admins) {
    throw badGateway(`Still waiting for data from ${SITE_NAMES[method]}. Check back later.`)
  }
  if (!admins.includes(own[method]!.toLowerCase())) {
    throw forbidden(`${SITE_NAMES[method]} doesn’t list ${own[method]} as an admin of this club.`, 'not-proven')
  }
}

/** Where the person finds what is theirs now. */
const claimAnswer = ({ type, name, owner }: ClaimableEntry) => ({
  message: type === 'team' ? `${name} is now your team.` : 'This entry is now yours.',
  id: owner,
})

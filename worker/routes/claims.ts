import { inReaderLanguage } from '../http/reader-language.ts'
import * as say from '#words/answers.js'
import { Hono } from 'hono'
import { ClaimEntryInput, CreateCodeInput } from '#core/contract/claims.ts'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { claimWays, noWayHint, type ClaimableKind } from '#core/people/claim.ts'
import * as claims from '../data/claims.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { signedInCaller } from '../http/caller.ts'
import { jsonFor } from '../http/json-for.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { trySecret } from '../http/wrong-tries.ts'
import { signedIn } from '../http/signed-in.ts'
import { claimByCode, claimByProof, issueClaimCode, requestClaim } from '../use-cases/claim-entry.ts'
import { alreadyClaimed, loadEntry, type ClaimableEntry } from '../use-cases/claimable-entry.ts'
import { requireDirectorOf } from '../use-cases/directed-tournament.ts'
import { inLanguageOf, type Caller } from '../use-cases/caller.ts'

type Claim = AnswerOf<'get', '/player/:id/getClaim'>

/** Claiming an entry of a tournament: `/player/{id}/…` and `/team/{id}/…`. */
export const claimRoutes = (type: ClaimableKind) =>
  new Hono<AppEnv>()
    .get('/:id/getClaim', signedIn('claim'), async (c) => {
      const caller = signedInCaller(c)
      const { db, user } = caller
      const entry = await loadEntry(caller, type, c.req.param('id'))
      if (entry.owner !== null) return jsonFor<Claim>(c, { state: entry.state, ways: [], hint: null }, user)
      const identities = await claims.findIdentities(db, user.id)
      const state = (await claims.hasRequest(db, entry, user.id)) ? 'waiting' : 'open'
      const answer = inReaderLanguage(c, () => {
        const ways = claimWays(type, entry.known, identities)
        return { state, ways, hint: noWayHint(type, ways) ?? null } as const
      })
      return jsonFor<Claim>(c, answer, user)
    })
    .post('/:id/create', signedIn('claim'), ...body(ClaimEntryInput), async (c) => {
      const caller = signedInCaller(c)
      const id = c.req.param('id')
      const input = c.req.valid('json')
      const entry = await loadEntry(caller, type, id)
      if (entry.state === 'yours') return c.json(claimAnswer(caller, entry))
      if (entry.owner !== null) throw alreadyClaimed()
      await trySecret(c, 'claim', { known: caller.user.id, target: id }, () =>
        'code' in input ? claimByCode(caller, entry, input.code) : claimByProof(caller, entry, input.method),
      )
      return c.json(claimAnswer(caller, await loadEntry(caller, type, id)))
    })
    .post('/:id/createCode', signedIn('claim'), ...body(CreateCodeInput), async (c) => {
      const caller = signedInCaller(c)
      const id = c.req.param('id')
      const entry = await loadEntry(caller, type, id)
      const { code: given } = c.req.valid('json')
      if (given !== undefined) {
        if (entry.state === 'yours') return c.json(claimAnswer(caller, entry))
        if (entry.owner !== null) throw alreadyClaimed()
        await trySecret(c, 'claim', { known: caller.user.id, target: id }, () => claimByCode(caller, entry, given))
        return c.json(claimAnswer(caller, await loadEntry(caller, type, id)))
      }
      await requireDirectorOf(caller, entry.tournament, 'createCode')
      c.header('cache-control', 'no-store')
      return c.json(await issueClaimCode(caller, entry))
    })
    .post('/:id/requestClaim', signedIn('claim'), async (c) => {
      const caller = signedInCaller(c)
      const entry = await loadEntry(caller, type, c.req.param('id'))
      await rateLimit(c, 'claimRequest', caller.user.id)
      await requestClaim(caller, entry)
      return c.json({ message: inReaderLanguage(c, say.claimRequestSent) })
    })

/** `id` leads to the page of the owner. */
const claimAnswer = (caller: Caller, { type, name, owner }: ClaimableEntry) => ({
  message: inLanguageOf(caller, type === 'team' ? () => say.teamIsYours({ name }) : say.entryIsYours),
  id: owner,
})

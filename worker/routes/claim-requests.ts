import { Hono, type Context } from 'hono'
import { AnswerClaimInput } from '#core/contract/claims.ts'
import type { ClaimableKind } from '#core/people/claim.ts'
import { claimAnswerNotification } from '#core/people/request-text.ts'
import { profilePath } from '#core/addresses/paths.ts'
import { playerId } from '#core/snapshot/ids.ts'
import * as claims from '../data/claims.ts'
import * as codes from '../data/codes.ts'
import type { AppEnv } from '../env.ts'
import { signedIn } from '../http/authorize.ts'
import { body } from '../http/body.ts'
import { alreadyAnswered, grantEntry, loadEntryByNo, type ClaimableEntry } from '../http/claimable-entry.ts'
import { requireDirector } from '../http/director.ts'
import { conflict } from '../http/errors.ts'
import { jsonFor } from '../http/json-for.ts'
import { teller } from '../http/tell-people.ts'
import { newProofCode } from '../secrets/token.ts'

const THEY_HAVE_ENTRY = 'This person already has an entry in this tournament, so their request is closed.'

/** The director’s part: who says that an entry is theirs. */
export const claimRequestRoutes = new Hono<AppEnv>()
  .get('/:id/getClaims', signedIn('answerRequest'), async (c) => {
    const { id } = await requireDirector(c, 'answerRequest')
    return jsonFor(c, await claims.listRequests(c.var.db, id), c.var.user)
  })
  .post('/:id/answerClaim', signedIn('answerRequest'), ...body(AnswerClaimInput), async (c) => {
    const snapshot = await requireDirector(c, 'answerRequest')
    const { user, no, accept } = c.req.valid('json')
    const type: ClaimableKind = snapshot.settings.competitors === 'team' ? 'team' : 'player'
    const request = { tournament: snapshot.id, no }
    const entry = await loadEntryByNo(c, type, snapshot.id, no)
    if (accept) await grantRequest(c, entry, user)
    else if (!(await claims.removeRequest(c.var.db, request, user))) throw alreadyAnswered()
    await teller(c, snapshot).person(
      user,
      claimAnswerNotification(snapshot.name, entry.name, accept),
      profilePath(type, playerId(snapshot.id, no)),
    )
    return c.json(await claims.listRequests(c.var.db, snapshot.id))
  })
  .post('/:id/createCodes', signedIn('claim'), async (c) => {
    const { id, players: entries } = await requireDirector(c, 'createCode')
    const { owner = {}, withdrawn = [] } = entries
    const open = entries.no.filter((_, at) => owner[at] === undefined && !withdrawn.includes(at))
    const secrets = await codes.issueAll(c.var.db, {
      purpose: 'claim',
      subjects: open.map((no) => claims.codeSubject({ tournament: id, no })),
      lifetime: claims.CODE_LIFETIME,
      newSecret: newProofCode,
    })
    c.header('cache-control', 'no-store')
    return c.json({
      codes: open.map((no, at) => ({ no, code: secrets[at]! })),
      expiresAt: Date.now() + claims.CODE_LIFETIME,
    })
  })

/** Gives the entry to who asked for it. A request that can never be granted is closed with the reason. */
async function grantRequest(c: Context<AppEnv>, entry: ClaimableEntry, user: string): Promise<void> {
  const { db } = c.var
  if (!(await claims.hasRequest(db, entry, user))) throw alreadyAnswered()
  if (entry.type === 'player' && (await claims.hasEntry(db, entry.tournament, user))) {
    await claims.removeRequest(db, entry, user)
    throw conflict(THEY_HAVE_ENTRY, 'has-entry')
  }
  await grantEntry(c, entry, { user, granted: true })
}

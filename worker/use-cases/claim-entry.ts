import * as say from '#words/answers.js'
import { SITE_NAMES, claimWays, type ClaimMethod } from '#core/people/claim.ts'
import { profilePath } from '#core/addresses/paths.ts'
import { playerId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { fetchClubAdmins } from '../chess-sites/club-admins.ts'
import * as lichess from '../chess-sites/lichess.ts'
import * as claims from '../data/claims.ts'
import * as codes from '../data/codes.ts'
import { newProofCode } from '../secrets/token.ts'
import type { SignedInCaller } from './caller.ts'
import {
  alreadyAnswered,
  alreadyClaimed,
  grantEntry,
  HAS_ENTRY,
  loadEntryByNo,
  type ClaimableEntry,
} from './claimable-entry.ts'
import { badGateway, conflict, forbidden } from './refusal.ts'
import { teller } from './tell-people.ts'
import { loadVisible } from './visible-tournament.ts'

const NO_CODE = say.claimCodeWrong
const THEY_HAVE_ENTRY = say.claimantHasEntry

/** Gives the entry to the caller if this code is for it. */
export async function claimByCode(caller: SignedInCaller, entry: ClaimableEntry, code: string): Promise<void> {
  const known = await codes.peek(caller.db, 'claim', code, Date.now())
  // The code is used up by the claim itself.
  if (typeof known === 'string' || known.subject !== claims.codeSubject(entry)) throw forbidden(NO_CODE, 'not-proven')
  await grantEntry(caller, entry, { user: caller.user.id, code })
}

/** Gives the entry to the caller if this method, other than a code, proves that it is theirs. */
export async function claimByProof(caller: SignedInCaller, entry: ClaimableEntry, method: ClaimMethod): Promise<void> {
  await requireProof(caller, entry, method)
  await grantEntry(caller, entry, { user: caller.user.id })
}

async function requireProof(
  { db, env, user }: SignedInCaller,
  { type, known }: ClaimableEntry,
  method: ClaimMethod,
): Promise<void> {
  const own = await claims.findIdentities(db, user.id)
  const way = claimWays(type, known, own).find((one) => one.method === method)
  if (!way) throw forbidden(type === 'team' ? say.teamClaimNotThatWay : say.playerClaimNotThatWay, 'not-proven')
  if (way.why !== null) {
    throw forbidden(
      () => claimWays(type, known, own).find((one) => one.method === method)?.why ?? undefined,
      'not-proven',
    )
  }
  if (type === 'player' || (method !== 'lichess' && method !== 'chessCom')) return
  const admins =
    method === 'lichess'
      ? await lichess.fetchTeamLeaders(env, known.lichess!)
      : await fetchClubAdmins(env, known.chessCom!)
  if (!admins) {
    throw badGateway(() => say.waitingForSite({ site: SITE_NAMES[method] }))
  }
  if (!admins.includes(own[method]!.toLowerCase())) {
    throw forbidden(() => say.notClubAdmin({ site: SITE_NAMES[method], username: own[method]! }), 'not-proven')
  }
}

/** Asks the directors to give the entry to the caller; throws 409 if it is taken or the caller has another. */
export async function requestClaim(caller: SignedInCaller, entry: ClaimableEntry): Promise<void> {
  const { db, user } = caller
  if (entry.type === 'player' && (await claims.hasEntry(db, entry.tournament, user.id)))
    throw conflict(HAS_ENTRY, 'has-entry')
  const wasWaiting = await claims.hasRequest(db, entry, user.id)
  if (!(await claims.saveRequest(db, entry, user.id, Date.now()))) throw alreadyClaimed()
  const { snapshot } = await loadVisible(caller, entry.tournament)
  if (!wasWaiting)
    await teller(caller, snapshot).directors({
      kind: 'claimRequest',
      facts: { tournament: snapshot.name, who: user.username, entry: entry.name },
    })
}

/** Grants or refuses a user's request for an entry, and tells them. */
export async function answerClaim(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { user, no, accept }: { user: string; no: number; accept: boolean },
): Promise<void> {
  const type = snapshot.settings.competitors === 'team' ? 'team' : 'player'
  const entry = await loadEntryByNo(caller, type, snapshot.id, no)
  if (accept) await grantRequest(caller, entry, user)
  else if (!(await claims.removeRequest(caller.db, { tournament: snapshot.id, no }, user))) throw alreadyAnswered()
  await teller(caller, snapshot).person(
    user,
    { kind: 'claimAnswer', facts: { tournament: snapshot.name, entry: entry.name, isAccepted: accept } },
    profilePath(type, playerId(snapshot.id, no)),
  )
}

/** A request that can never be granted is closed with the reason. */
async function grantRequest(caller: SignedInCaller, entry: ClaimableEntry, user: string): Promise<void> {
  const { db } = caller
  if (!(await claims.hasRequest(db, entry, user))) throw alreadyAnswered()
  if (entry.type === 'player' && (await claims.hasEntry(db, entry.tournament, user))) {
    await claims.removeRequest(db, entry, user)
    throw conflict(THEY_HAVE_ENTRY, 'has-entry')
  }
  await grantEntry(caller, entry, { user, granted: true })
}

/** A new code by which an entry can be claimed, instead of the one before. */
export async function issueClaimCode({ db }: SignedInCaller, entry: ClaimableEntry) {
  if (entry.owner !== null) throw alreadyClaimed()
  const code = await codes.issue(db, {
    purpose: 'claim',
    subject: claims.codeSubject(entry),
    lifetime: claims.CODE_LIFETIME,
    secret: newProofCode(),
  })
  return { code, expiresAt: Date.now() + claims.CODE_LIFETIME }
}

/** A new code for each entry that is neither claimed nor withdrawn. */
export async function issueClaimCodes({ db }: SignedInCaller, { id, players }: Snapshot) {
  const { owner = {}, withdrawn = [] } = players
  const open = players.no.filter((_, at) => owner[at] === undefined && !withdrawn.includes(at))
  const secrets = await codes.issueAll(db, {
    purpose: 'claim',
    subjects: open.map((no) => claims.codeSubject({ tournament: id, no })),
    lifetime: claims.CODE_LIFETIME,
    newSecret: newProofCode,
  })
  return { codes: open.map((no, at) => ({ no, code: secrets[at]! })), expiresAt: Date.now() + claims.CODE_LIFETIME }
}

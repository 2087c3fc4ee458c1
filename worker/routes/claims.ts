import { Hono, type Context } from 'hono'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { AnswerClaimInput, ClaimEntryInput, CreateCodeInput } from '#core/contract/claims.ts'
import { emailIn, SITE_NAMES, claimWays, noWayHint, type ClaimableKind, type ClaimMethod } from '#core/people/claim.ts'
import { claimAnswerNotification, claimRequestNotification } from '#core/people/request-text.ts'
import { profilePath } from '#core/addresses/paths.ts'
import { parsePlayerId, playerId } from '#core/snapshot/ids.ts'
import { DAY } from '#core/time.ts'
import { fetchClubAdmins } from '../chess-sites/club-admins.ts'
import * as lichess from '../chess-sites/lichess.ts'
import * as claims from '../data/claims.ts'
import * as codes from '../data/codes.ts'
import * as members from '../data/members.ts'
import * as players from '../data/players.ts'
import * as credentials from '../data/credentials.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { tryToChange } from '../http/change-tournament.ts'
import { badGateway, conflict, forbidden, notFound } from '../http/errors.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { signedIn } from '../http/authorize.ts'
import { requireDirector, requireDirectorOf } from '../http/director.ts'
import { teller } from '../http/tell-people.ts'
import { jsonFor } from '../http/json-for.ts'
import { loadVisible } from '../http/visible-tournament.ts'
import { newId, newProofCode } from '../secrets/token.ts'

const CODE_LIFETIME = 30 * DAY

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
      if (entry.owner !== null) throw conflict(ALREADY_CLAIMED, 'entry-taken')
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
        if (entry.owner !== null) throw conflict(ALREADY_CLAIMED, 'entry-taken')
        await rateLimit(c, 'claim', c.var.user.id)
        await requireUsableCode(c, entry, given)
        await grantEntry(c, entry, { user: c.var.user.id, code: given })
        return c.json(claimAnswer(await loadEntry(c, type)))
      }
      await requireDirectorOf(c, entry.tournament, 'createCode')
      if (entry.owner !== null) throw conflict(ALREADY_CLAIMED, 'entry-taken')
      const code = await codes.issue(c.var.db, {
        purpose: 'claim',
        subject: claims.codeSubject(entry),
        lifetime: CODE_LIFETIME,
        secret: newProofCode(),
      })
      c.header('cache-control', 'no-store')
      return c.json({ code, expiresAt: Date.now() + CODE_LIFETIME })
    })
    .post('/:id/requestClaim', signedIn('claim'), async (c) => {
      const entry = await loadEntry(c, type)
      await rateLimit(c, 'claim', c.var.user.id)
      const { db, user } = c.var
      if (type === 'player' && (await claims.hasEntry(db, entry.tournament, user.id)))
        throw conflict(HAS_ENTRY, 'has-entry')
      const wasWaiting = await claims.hasRequest(db, entry, user.id)
      if (!(await claims.saveRequest(db, entry, user.id, Date.now()))) throw conflict(ALREADY_CLAIMED, 'entry-taken')
      const { snapshot } = await loadVisible(c, entry.tournament)
      if (!wasWaiting)
        await teller(c, snapshot).directors(claimRequestNotification(snapshot.name, user.username, entry.name))
      return c.json({ message: 'Request sent to the tournament director.' })
    })

/** The director's part: who says that an entry is theirs. */
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
    else if (!(await claims.removeRequest(c.var.db, request, user)))
      throw conflict(ALREADY_ANSWERED, 'already-answered')
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
      lifetime: CODE_LIFETIME,
      newSecret: newProofCode,
    })
    c.header('cache-control', 'no-store')
    return c.json({
      codes: open.map((no, at) => ({ no, code: secrets[at]! })),
      expiresAt: Date.now() + CODE_LIFETIME,
    })
  })

const ALREADY_CLAIMED = 'Someone else has already claimed this entry.'
const HAS_ENTRY = 'You already have an entry in this tournament.'
const THEY_HAVE_ENTRY = 'This person already has an entry in this tournament, so their request is closed.'
const ALREADY_ANSWERED = 'This request has already been answered or withdrawn.'
const NO_CODE = 'This code doesn’t work for this entry. It may have been used or expired.'

type ClaimableEntry = Awaited<ReturnType<typeof loadEntryByNo>>

/** The entry that the address names, if whoever asks may see its tournament and it is of this kind; throws 404. */
function loadEntry(c: Context<AppEnv>, type: ClaimableKind): Promise<ClaimableEntry> {
  const ref = parsePlayerId(c.req.param('id')!)
  if (!ref) throw notFound(`${type === 'team' ? 'Team' : 'Player'} not found.`)
  return loadEntryByNo(c, type, ref.tournament, ref.no)
}

async function loadEntryByNo(c: Context<AppEnv>, type: ClaimableKind, id: string, no: number) {
  const { snapshot } = await loadVisible(c, id)
  const stored = await players.findEntry(c.var.db, snapshot.id, no)
  if (!stored || stored.isTeam !== (type === 'team'))
    throw notFound(`${type === 'team' ? 'Team' : 'Player'} not found.`)
  const { userId, teamId, lichess, chessCom, contact } = stored
  const at = snapshot.players.no.indexOf(no)
  return {
    tournament: snapshot.id,
    no,
    type,
    name: snapshot.players.firstName[at] ?? '',
    owner: userId ?? teamId,
    state: (await ownsEntry(c, stored)) ? ('yours' as const) : ('taken' as const),
    known: { lichess, chessCom, email: emailIn(contact) },
  }
}

/** Whether it is of whoever asks, or of a team that they are an admin of. */
async function ownsEntry(c: Context<AppEnv>, { userId, teamId }: { userId: string | null; teamId: string | null }) {
  if (teamId === null) return userId === c.var.user.id
  const found = await members.findMembership(c.var.db, teamId, c.var.user.id)
  return found?.level !== null && found?.level !== undefined && found.level > 0
}

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

/** Gives the entry to who asked for it. A request that can never be granted is closed with the reason. */
async function grantRequest(c: Context<AppEnv>, entry: ClaimableEntry, user: string): Promise<void> {
  const { db } = c.var
  if (!(await claims.hasRequest(db, entry, user))) throw conflict(ALREADY_ANSWERED, 'already-answered')
  if (entry.type === 'player' && (await claims.hasEntry(db, entry.tournament, user))) {
    await claims.removeRequest(db, entry, user)
    throw conflict(THEY_HAVE_ENTRY, 'has-entry')
  }
  await grantEntry(c, entry, { user, granted: true })
}

/** Gives the entry to whom it belongs; throws 409 where somebody else was first. */
async function grantEntry(
  c: Context<AppEnv>,
  { tournament: id, no, type, name }: ClaimableEntry,
  { user, code, granted }: { user: string; code?: string; granted?: boolean },
): Promise<void> {
  const { snapshot } = await loadVisible(c, id)
  const team = type === 'team' ? { id: newId('t'), name } : undefined
  const owner = team?.id ?? (await credentials.findById(c.var.db, user))?.username
  if (owner === undefined)
    throw granted ? conflict(ALREADY_ANSWERED, 'already-answered') : conflict(ALREADY_CLAIMED, 'entry-taken')
  const claiming: claims.ClaimInput = {
    tournament: id,
    no,
    user,
    ...(team && { team }),
    ...(code !== undefined && { code: await codes.codeDigest('claim', code) }),
    ...(granted && { granted }),
    now: Date.now(),
  }
  const result = await tryToChange(c, snapshot, () => [{ type: 'claimEntry', no, owner }], {
    source: granted ? 'director' : type === 'team' ? 'captain' : 'player',
    guard: claims.claimGuard(claiming),
    first: (landed) => claims.teamStatements(claiming, landed),
    also: (landed) => claims.claimStatements(claiming, landed),
  })
  if (!('version' in result))
    throw granted ? conflict(ALREADY_ANSWERED, 'already-answered') : await claimRefusal(c, id, user)
}

/** Somebody was first; or it is a second entry of the same person. */
const claimRefusal = async (c: Context<AppEnv>, id: string, user: string) =>
  (await claims.hasEntry(c.var.db, id, user))
    ? conflict(HAS_ENTRY, 'has-entry')
    : conflict(ALREADY_CLAIMED, 'entry-taken')

/** Where the person finds what is theirs now. */
const claimAnswer = ({ type, name, owner }: ClaimableEntry) => ({
  message: type === 'team' ? `${name} is now your team.` : 'This entry is now yours.',
  id: owner,
})

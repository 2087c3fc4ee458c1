import { Hono, type Context } from 'hono'
import type { AnswerOf } from '#core/contract/calls/signature.ts'
import { AnswerClaim, Create } from '#core/contract/claims.ts'
import { addressIn, SITES, waysToClaim, withoutWay, type Claimed, type ClaimMethod } from '#core/people/claim.ts'
import { parsePlayerId } from '#core/snapshot/ids.ts'
import { levelIn } from '#core/tournament/access.ts'
import { DAY } from '#core/time.ts'
import { adminsOf } from '../chess-sites/club.ts'
import * as lichess from '../chess-sites/lichess.ts'
import * as claims from '../data/claims.ts'
import * as codes from '../data/codes.ts'
import * as members from '../data/members.ts'
import * as players from '../data/players.ts'
import * as signIn from '../data/sign-in.ts'
import * as tournaments from '../data/tournaments.ts'
import type { App } from '../env.ts'
import { body } from '../http/body.ts'
import { tryToChange } from '../http/change-tournament.ts'
import { badGateway, conflict, forbidden, notFound } from '../http/errors.ts'
import { limited } from '../http/limits.ts'
import { own, permit } from '../http/permission.ts'
import { told } from '../http/told.ts'
import { tournament } from '../http/tournament.ts'
import { newId, newProof } from '../secrets/token.ts'

const CODE_LIFE = 30 * DAY

type Claim = AnswerOf<'get', '/player/:id/getClaim'>

/** Claiming an entry of a tournament: `/player/{id}/…` and `/team/{id}/…`. */
export const claimRoutes = (type: Claimed) =>
  new Hono<App>()
    .get('/:id/getClaim', own('claim'), async (c) => {
      const entry = await entryOf(c, type)
      if (entry.owner !== null) return told<Claim>(c, { state: entry.state, ways: [], hint: null }, c.var.user)
      const ways = waysToClaim(type, entry.known, await claims.proven(c.var.db, c.var.user.id))
      const state = (await claims.waits(c.var.db, entry, c.var.user.id)) ? 'waiting' : 'open'
      return told<Claim>(c, { state, ways, hint: withoutWay(type, ways) ?? null }, c.var.user)
    })
    .post('/:id/create', own('claim'), ...body(Create), async (c) => {
      const { user } = c.var
      const given = c.req.valid('json')
      const entry = await entryOf(c, type)
      if (entry.state === 'yours') return c.json(doneFor(entry))
      if (entry.owner !== null) throw conflict(TAKEN, 'entry-taken')
      await limited(c, 'claim', user.id)
      const code = 'code' in given ? given.code : undefined
      await (code === undefined ? shown(c, type, entry, given.method) : usable(c, entry, code))
      await taken(c, entry, { user: user.id, ...(code !== undefined && { code }) })
      return c.json(doneFor(await entryOf(c, type)))
    })
    .post('/:id/createCode', own('claim'), async (c) => {
      const entry = await entryOf(c, type)
      await directing(c, entry.tournament, 'createCode')
      if (entry.owner !== null) throw conflict(TAKEN, 'entry-taken')
      const code = await codes.issue(c.var.db, {
        purpose: 'claim',
        subject: claims.subjectOf(entry),
        life: CODE_LIFE,
        secret: newProof(),
      })
      c.header('cache-control', 'no-store')
      return c.json({ code, expiresAt: Date.now() + CODE_LIFE })
    })
    .post('/:id/requestClaim', own('claim'), async (c) => {
      const entry = await entryOf(c, type)
      await limited(c, 'claim', c.var.user.id)
      if (!(await claims.request(c.var.db, entry, c.var.user.id, Date.now()))) throw conflict(TAKEN, 'entry-taken')
      return c.json({ message: 'The tournament director is asked.' })
    })

/** The director's part: who says that an entry is theirs. */
export const claimRequestRoutes = new Hono<App>()
  .get('/:id/getClaims', own('claim'), async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    await directing(c, snapshot.id, 'answerRequest')
    return told(c, await claims.requests(c.var.db, snapshot.id), c.var.user)
  })
  .post('/:id/answerClaim', own('claim'), ...body(AnswerClaim), async (c) => {
    const { snapshot } = await tournament(c, c.req.param('id'))
    await directing(c, snapshot.id, 'answerRequest')
    const { user, no, accept } = c.req.valid('json')
    const type: Claimed = snapshot.settings.competitors === 'team' ? 'team' : 'player'
    if (accept) await taken(c, await entryBy(c, type, snapshot.id, no), { user, granted: true })
    else if (!(await claims.refuse(c.var.db, { tournament: snapshot.id, no }, user)))
      throw conflict(ANSWERED, 'already-answered')
    return c.json(await claims.requests(c.var.db, snapshot.id))
  })

const TAKEN = 'Somebody has registered it already.'
const PLAYS = 'You have an entry of your own in this tournament.'
const ANSWERED = 'That request was answered or taken back meanwhile.'
const NO_CODE = 'That code is not for this entry, or it was used, or it is too old.'

type Found = Awaited<ReturnType<typeof entryBy>>

/** The entry that the address names, if whoever asks may see its tournament and it is of this kind; throws 404. */
function entryOf(c: Context<App>, type: Claimed): Promise<Found> {
  const named = parsePlayerId(c.req.param('id')!)
  if (!named) throw notFound(`There is no such ${type}.`)
  return entryBy(c, type, named.tournament, named.no)
}

async function entryBy(c: Context<App>, type: Claimed, id: string, no: number) {
  const { snapshot } = await tournament(c, id)
  const stored = await players.entry(c.var.db, snapshot.id, no)
  if (!stored || stored.isTeam !== (type === 'team')) throw notFound(`There is no such ${type}.`)
  const { userId, teamId, lichess: ofLichess, chessCom, contact } = stored
  const at = snapshot.players.no.indexOf(no)
  return {
    tournament: snapshot.id,
    no,
    type,
    name: snapshot.players.firstName[at] ?? '',
    owner: userId ?? teamId,
    state: (await isTheirs(c, stored)) ? ('yours' as const) : ('taken' as const),
    known: { lichess: ofLichess, chessCom, email: addressIn(contact) },
  }
}

/** Whether it is of whoever asks, or of a team that they are an admin of. */
async function isTheirs(c: Context<App>, { userId, teamId }: { userId: string | null; teamId: string | null }) {
  if (teamId === null) return userId === c.var.user.id
  const found = await members.standing(c.var.db, teamId, c.var.user.id)
  return found?.level !== null && found?.level !== undefined && found.level > 0
}

async function directing(c: Context<App>, id: string, act: 'createCode' | 'answerRequest'): Promise<void> {
  permit(levelIn(await tournaments.people(c.var.db, id, c.var.user.id), c.var.user), act)
}

/** Throws where a code is not for this entry, used or late; using it up is left to the claim itself. */
async function usable(c: Context<App>, entry: Found, code: string): Promise<void> {
  const known = await codes.look(c.var.db, 'claim', code, Date.now())
  if (typeof known === 'string' || known.subject !== claims.subjectOf(entry)) throw forbidden(NO_CODE, 'not-proven')
}

/** Throws where a way other than a code does not show that it is theirs. */
async function shown(c: Context<App>, type: Claimed, { known }: Found, method: ClaimMethod): Promise<void> {
  const own = await claims.proven(c.var.db, c.var.user.id)
  const way = waysToClaim(type, known, own).find((one) => one.method === method)
  if (!way) throw forbidden(`That is no way to claim this ${type}.`, 'not-proven')
  if (way.why !== null) throw forbidden(way.why, 'not-proven')
  if (type === 'player' || (method !== 'lichess' && method !== 'chessCom')) return
  const admins =
    method === 'lichess' ? await lichess.leadersOf(c.env, known.lichess!) : await adminsOf(c.env, known.chessCom!)
  if (!admins) {
    throw badGateway(`Still waiting for data from ${SITES[method]}. Check back later.`)
  }
  if (!admins.includes(own[method]!.toLowerCase())) {
    throw forbidden(`${SITES[method]} does not name ${own[method]} as an admin of this club.`, 'not-proven')
  }
}

/** Gives the entry to whom it belongs; throws 409 where somebody else was first. */
async function taken(
  c: Context<App>,
  { tournament: id, no, type, name }: Found,
  { user, code, granted }: { user: string; code?: string; granted?: boolean },
): Promise<void> {
  const { snapshot } = await tournament(c, id)
  const team = type === 'team' ? { id: newId('t'), name } : undefined
  const owner = team?.id ?? (await signIn.withId(c.var.db, user))?.username
  if (owner === undefined) throw granted ? conflict(ANSWERED, 'already-answered') : conflict(TAKEN, 'entry-taken')
  const claiming: claims.Claiming = {
    tournament: id,
    no,
    user,
    ...(team && { team }),
    ...(code !== undefined && { code: await codes.digestOf('claim', code) }),
    ...(granted && { granted }),
    now: Date.now(),
  }
  const result = await tryToChange(c, snapshot, () => [{ type: 'claimEntry', no, owner }], {
    source: granted ? 'director' : type === 'team' ? 'captain' : 'player',
    guard: claims.claimGuard(claiming),
    first: (landed) => claims.teamStatements(claiming, landed),
    also: (landed) => claims.claimStatements(claiming, landed),
  })
  if (!('version' in result)) throw granted ? conflict(ANSWERED, 'already-answered') : await whyNot(c, id, user)
}

/** Somebody was first; or it is a second entry of the same person. */
const whyNot = async (c: Context<App>, id: string, user: string) =>
  (await claims.plays(c.var.db, id, user)) ? conflict(PLAYS, 'has-entry') : conflict(TAKEN, 'entry-taken')

/** Where the person finds what is theirs now. */
const doneFor = ({ type, name, owner }: Found) => ({
  message: type === 'team' ? `${name} is your team now.` : 'This entry is yours now.',
  id: owner,
})

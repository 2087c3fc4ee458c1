import { Hono, type Context } from 'hono'
import { AnswerLinkInput, GameLinkInput, RemoveGameLinkInput, GameInput } from '#core/contract/submit.ts'
import { CHESS_SITES, isPulled, linkRefusal, linkSite, parseLink, type Link } from '#core/match/links.ts'
import { linkApproval, type LinkApproval } from '#core/match/link-approval.ts'
import { linkAnswerNotification, linkRequestNotification } from '#core/people/request-text.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { competitorId, pairings, type Pairing } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Act } from '#core/changes/act.ts'
import type { ChangeSource } from '../data/changes.ts'
import * as links from '../data/links.ts'
import type { AppEnv } from '../env.ts'
import { body } from '../http/body.ts'
import { changeTournament, tryToChange } from '../http/change-tournament.ts'
import { badRequest, conflict, forbidden, notFound } from '../http/errors.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { signedIn, authorize } from '../http/authorize.ts'
import { requireDirector } from '../http/director.ts'
import { loadPairing, loadRole, NO_MATCH, NOT_YOUR_MATCH, type LoadedPairing } from '../http/pairing-role.ts'
import { pairingName, pairingPath, teller } from '../http/tell-people.ts'
import { jsonFor } from '../http/json-for.ts'
import { loadVisible } from '../http/visible-tournament.ts'
import { isResultKey } from '../secrets/result-key.ts'
import { newId } from '../secrets/token.ts'

// Moves of a match on 50 boards.
const MAX_BYTES = 1024 * 1024

/** Game links and what was seen of games, as players and captains send them in. */
export const submitRoutes = new Hono<AppEnv>()
  .post('/gameLink', signedIn('addGameLink'), ...body(GameLinkInput), async (c) => {
    const input = c.req.valid('json')
    await rateLimit(c, 'submit', c.var.user.id)
    const match = 'key' in input ? await loadPairingByKey(c, input) : await loadPairing(c, input.id)
    const role = await loadRole(c, match)
    authorize(role.level, 'addGameLink', NOT_YOUR_MATCH)
    const fate = linkApproval(match.snapshot.settings, role.isDirector)
    if (!fate) throw forbidden('Players can’t add game links in this tournament.', 'director-only')
    const link = parseAllowedLink(match.snapshot, input.link)
    const state = await saveLink(c, match, link, { side: role.side, source: role.source, fate })
    return c.json({ state, message: MESSAGES[state === 'confirmed' ? state : fate] })
  })
  .post('/removeGameLink', signedIn('removeGameLink'), ...body(RemoveGameLinkInput), async (c) => {
    await rateLimit(c, 'submit', c.var.user.id)
    const match = await loadPairing(c, c.req.valid('json').id)
    const role = await loadRole(c, match)
    authorize(role.level, 'removeGameLink', NOT_YOUR_MATCH)
    const { round, no } = match.pairing
    await changeTournament(c, match.snapshot, () => [{ type: 'removeLink', round, no }], {
      source: role.source,
      code: 'no-link',
      reason: 'The link was removed.',
      also: (landed) => links.removeStatements(refOf(match), Date.now(), landed),
    })
    return c.json({ message: 'Game link removed.' })
  })
  .post('/game', signedIn('submitGame'), ...body(GameInput, MAX_BYTES), async (c) => {
    await rateLimit(c, 'submit', c.var.user.id)
    const match = await loadPairingByKey(c, c.req.valid('json'))
    const { level, isDirector } = await loadRole(c, match)
    authorize(level, 'submitGame', NOT_YOUR_MATCH)
    const { snapshot, pairing } = match
    if (!snapshot.settings.allowSelfSubmissions && !isDirector) {
      throw forbidden('Players can’t submit results in this tournament.', 'director-only')
    }
    if (pairing.facts.scored || pairing.facts.aborted) throw conflict('This match already has a result.', 'has-result')
    if (pairing.facts.link === undefined)
      throw conflict('Add the game link first. Results are read from it.', 'no-link')
    const polledAt = await c.env.TournamentRoom.getByName(snapshot.id).syncFor(pairing.round, pairing.no)
    return c.json({ polledAt: polledAt ?? null, message: syncMessage(snapshot, pairing, polledAt !== undefined) })
  })

/** The director's part: links that wait. */
export const linkRoutes = new Hono<AppEnv>()
  .get('/:id/getLinks', signedIn('answerRequest'), async (c) => {
    const { id } = await requireDirector(c, 'answerRequest')
    return jsonFor(c, await links.listPending(c.var.db, id), c.var.user)
  })
  .post('/:id/confirmLink', signedIn('answerRequest'), ...body(AnswerLinkInput), async (c) => {
    const snapshot = await requireDirector(c, 'answerRequest')
    const { id } = snapshot
    const { link, accept } = c.req.valid('json')
    const found = await links.findPending(c.var.db, id, link)
    if (!found) throw conflict(ALREADY_ANSWERED, 'already-answered')
    if (accept) {
      const match = await loadPairing(c, pairingId(id, found.round, found.no))
      await saveLink(c, match, found, { side: null, source: 'director', fate: 'immediate' })
    } else if (!(await links.reject(c.var.db, id, link, Date.now())))
      throw conflict(ALREADY_ANSWERED, 'already-answered')
    if (found.user !== null) {
      const news = linkAnswerNotification(snapshot.name, pairingName(snapshot, found), accept)
      await teller(c, snapshot).person(found.user, news, pairingPath(snapshot, found))
    }
    return c.json(await links.listPending(c.var.db, id))
  })

/** What came of it: whether the chess site was asked, and who says the result where it never is. */
function syncMessage({ settings }: Snapshot, { facts }: Pairing, wasAsked: boolean): string {
  const site = CHESS_SITES[facts.linkSource ?? 'chessCom'].name
  if (wasAsked) return `Checked ${site} for new results.`
  return settings.pullResults === 0
    ? 'Results aren’t pulled in this tournament. The tournament director enters them.'
    : `This match isn’t followed on ${site}. The tournament director enters its result.`
}

const HAS_LINK = 'This match already has a game link or a result.'
const ALREADY_ANSWERED = 'This game link has already been answered or withdrawn.'
const MESSAGES: Record<LinkApproval | 'confirmed', string> = {
  confirmed: 'Game link added.',
  immediate: 'Game link added.',
  bothSides: 'Game link submitted. It’s added once the other side submits the same one.',
  director: 'Game link sent to the tournament director to confirm.',
}

const refOf = ({ snapshot, pairing }: LoadedPairing) => ({
  tournament: snapshot.id,
  round: pairing.round,
  no: pairing.no,
})

/** A pairing by who meets in which round; throws 404, and 400 where the key was made for another. */
async function loadPairingByKey(
  c: Context<AppEnv>,
  input: { idW: string; idB: string; tournamentId: string; round: number; key: string },
): Promise<LoadedPairing> {
  if (!(await isResultKey(input.key, input))) throw badRequest('The key doesn’t match this pairing.', 'invalid-key')
  const { snapshot } = await loadVisible(c, input.tournamentId)
  const pairing = pairings(snapshot, input.round).find(
    ({ white, black }) => competitorId(snapshot, white) === input.idW && competitorId(snapshot, black) === input.idB,
  )
  if (!pairing || pairing.black < 0) throw notFound(NO_MATCH)
  return { snapshot, pairing }
}

/** What a link leads to, if a match of this tournament can be played there; throws 400 in the words for who submits it. */
function parseAllowedLink({ settings }: Snapshot, text: string): Link & { link: string } {
  const source = linkSite(settings.source) ?? parseLink(text)?.source ?? 'chessCom'
  const type = settings.competitors === 'team' ? 'team' : 'game'
  const refusal = linkRefusal(text, source, type)
  const parsed = parseLink(text)
  if (refusal !== undefined || !parsed) throw badRequest(refusal ?? '', 'invalid-link')
  return { ...parsed, link: text }
}

/** Saves a link, and where it is approved has its site asked; throws 409 where the match has one by now. */
async function saveLink(
  c: Context<AppEnv>,
  match: LoadedPairing,
  link: Link & { link: string },
  { side, source, fate }: { side: 'w' | 'b' | null; source: ChangeSource; fate: LinkApproval },
): Promise<'confirmed' | 'waiting'> {
  const { db, user } = c.var
  const input: links.NewLink = {
    ...refOf(match),
    id: newId('l'),
    user: user.id,
    side,
    source: link.source,
    type: link.type,
    siteId: link.siteId,
    link: link.link,
    isWatched: isPulled(match.snapshot.settings, link),
    now: Date.now(),
  }
  if (fate !== 'immediate') {
    if (!(await links.insertWaiting(db, input))) throw conflict(HAS_LINK, 'link-taken')
    if (fate === 'director') {
      const news = linkRequestNotification(match.snapshot.name, user.username, pairingName(match.snapshot, input))
      await teller(c, match.snapshot).directors(news)
    }
    if (fate === 'director' || !(await links.hasCounterpart(db, input))) return 'waiting'
  }
  const { round, no } = match.pairing
  const act: Act = { type: 'addLink', round, no, link: link.link, source: link.source, linkType: link.type }
  const result = await tryToChange(c, match.snapshot, () => [act], {
    source,
    first: (landed) => (fate === 'immediate' ? links.insertStatements(input, landed) : []),
    also: (landed) => links.confirmStatements(input, landed),
  })
  // The other side's same link may have confirmed this one at the same moment.
  if (!('version' in result) && !(await links.isConfirmed(db, input.id))) throw conflict(HAS_LINK, 'link-taken')
  if ('version' in result && input.isWatched) {
    c.executionCtx.waitUntil(c.env.TournamentRoom.getByName(match.snapshot.id).pollNow(round, no))
  }
  return 'confirmed'
}

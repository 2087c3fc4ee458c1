import * as sayDaily from '#words/daily.js'
import * as say from '#words/answers.js'
import type { Act } from '#core/changes/act.ts'
import type { ChangeSource } from '../data/changes.ts'
import { nothingThere } from '#core/game/no-game.ts'
import { linkApproval, type LinkApproval } from '#core/match/link-approval.ts'
import { CHESS_SITES, isPulled, linkSite, type Link } from '#core/match/links.ts'
import { linkPage, linkRefusal, parseLink } from '#core/match/parse-link.ts'
import { leadsTo } from '#core/match/linked-elsewhere.ts'
import { pointsRefusal } from '#core/match/site-points.ts'
import { pairingId, type PairingRef } from '#core/snapshot/ids.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { pairingLabel, type PairingInRound } from '#core/changes/pairing.ts'
import { clubSlug } from '#core/chess-site/clubs.ts'
import { isForeign } from '#core/chess-site/foreign-link.ts'
import type { LiveMatch } from '#core/chess-site/parse-match.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { clubIds } from '../chess-sites/club-ids.ts'
import { clubsOf } from '../data/clubs-of-match.ts'
import { fetchLinked, type LinkedSides } from '../chess-sites/linked-match.ts'
import * as links from '../data/links.ts'
import { newId } from '../secrets/token.ts'
import { authorize } from './authorize.ts'
import { type SignedInCaller, inLanguageOf } from './caller.ts'
import { changeTournament, tryToChange } from './change-tournament.ts'
import { loadPairing, loadRole, NOT_YOUR_MATCH, type LoadedPairing } from './pairing-role.ts'
import { badRequest, conflict, forbidden } from './refusal.ts'
import { pairingName, pairingPath, teller } from './tell-people.ts'

const HAS_LINK = say.matchHasLink
const ALREADY_ANSWERED = say.gameLinkAnswered
const MESSAGES: Record<LinkApproval | 'confirmed', () => string> = {
  confirmed: say.gameLinkAdded,
  immediate: say.gameLinkAdded,
  bothSides: say.gameLinkSubmitted,
  director: say.gameLinkSent,
}

/** Adds a game link to a match in the caller's name, or submits it to the people who have to confirm it. */
export async function submitGameLink(caller: SignedInCaller, match: LoadedPairing, text: string) {
  const role = await loadRole(caller, match)
  authorize(role.level, 'addGameLink', NOT_YOUR_MATCH)
  const { settings } = match.snapshot
  const approval = linkApproval(settings, role.isDirector)
  if (!approval) throw forbidden(say.playersMayNotLink, 'director-only')
  const link = parseAllowedLink(match.snapshot, text)
  const sides = await requireThere(caller, match.snapshot, link, match.pairing)
  const state = await saveLink(caller, match, { ...link, sides }, { side: role.side, source: role.source, approval })
  const message = MESSAGES[state === 'confirmed' ? state : approval]
  const sentences = () => (sides ? `${message()} ${playsThere(link.source, sides)}` : message())
  return { state, message: inLanguageOf(caller, sentences) }
}

/** Removes the game link of a match. */
export async function removeGameLink(caller: SignedInCaller, match: LoadedPairing): Promise<void> {
  const role = await loadRole(caller, match)
  authorize(role.level, 'removeGameLink', NOT_YOUR_MATCH)
  const { round, no } = match.pairing
  await changeTournament(caller, match.snapshot, () => [{ type: 'removeLink', round, no }], {
    source: role.source,
    code: 'no-link',
    // Stored in English: reasons are shown in the history as they were entered.
    reason: say.gameLinkWasRemoved(),
    also: (landed) => links.removeStatements(refOf(match), Date.now(), landed),
  })
}

/** Confirms or rejects a game link that waits for the director, and notifies the submitter. */
export async function answerGameLink(
  caller: SignedInCaller,
  snapshot: Snapshot,
  { link, accept }: { link: string; accept: boolean },
): Promise<void> {
  const { db } = caller
  const { id } = snapshot
  const found = await links.findPending(db, id, link)
  if (!found) throw conflict(ALREADY_ANSWERED, 'already-answered')
  if (accept) {
    const match = await loadPairing(caller, pairingId(id, found.round, found.no))
    const sides = await requireThere(caller, snapshot, found, match.pairing)
    await saveLink(caller, match, { ...found, sides }, { side: null, source: 'director', approval: 'immediate' })
  } else if (!(await links.reject(db, id, link, Date.now()))) throw conflict(ALREADY_ANSWERED, 'already-answered')
  if (found.user === null) return
  const facts = { tournament: snapshot.name, pairing: pairingName(snapshot, found), isConfirmed: accept }
  await teller(caller, snapshot).person(found.user, { kind: 'linkAnswer', facts }, pairingPath(snapshot, found))
}

const refOf = ({ snapshot, pairing }: LoadedPairing) => ({
  tournament: snapshot.id,
  round: pairing.round,
  no: pairing.no,
})

/** The chess site and match of a link; throws 400 if no match of this tournament can be played there. */
function parseAllowedLink({ settings }: Snapshot, text: string): Link & { link: string } {
  const source = linkSite(settings.source) ?? parseLink(text)?.source ?? 'chessCom'
  const type = settings.competitors === 'team' ? 'team' : 'game'
  const refusal = () => linkRefusal(text, source, type)
  const parsed = parseLink(text)
  if (refusal() !== undefined || !parsed) throw badRequest(refusal, 'invalid-link')
  return { ...parsed, link: linkPage(text, parsed) }
}

/**
 * Names of both sides at the link; null if the chess site doesn’t say. Throws 400 if it has nothing there, or scores
 * the match otherwise than the event. An outage is no reason to refuse a link: its results are read later.
 */
async function requireThere(
  caller: SignedInCaller,
  snapshot: Snapshot,
  link: Link,
  pairing: PairingInRound,
): Promise<LinkedSides | null> {
  const { env } = caller
  const { settings } = snapshot
  requireUnused(snapshot, link, pairing)
  const match = await fetchLinked(env, link)
  const { name } = CHESS_SITES[link.source]
  if (match === 'missing')
    throw badRequest(() => say.checkTheLink({ nothingThere: nothingThere(name) }), 'invalid-link')
  const refusal = () => (isPulled(settings, link) ? pointsRefusal(name, match?.boards, settings) : undefined)
  if (refusal() !== undefined) throw badRequest(refusal, 'invalid-link')
  if (match?.match) await requireTheirs(caller, { ...pairing, tournament: snapshot.id }, match.match, name)
  return match?.sides ?? null
}

/** Throws 409 if the match at the link is another pairing’s already: it can’t count twice. */
function requireUnused(snapshot: Snapshot, link: Link, { round, no }: PairingInRound): void {
  const other = pairings(snapshot).find(
    (one) => leadsTo(one.facts.link, link) && (one.round !== round || one.no !== no),
  )
  if (other)
    throw conflict(() => sayDaily.linkCountsElsewhere({ pairing: pairingLabel(snapshot, other) }), 'link-taken')
}

/** Throws 400, with the names of the teams that play there, if the match at the link is one of other clubs. */
export async function requireTheirs(
  { db, env }: SignedInCaller,
  ref: PairingRef,
  { teams: { team1, team2 } }: LiveMatch,
  site: string,
): Promise<void> {
  const teams = await clubsOf(db, ref)
  const clubs = [team1, team2].map((side) => ({ slug: clubSlug(side['@id'] ?? side.url ?? ''), name: side.name }))
  if (!isForeign(clubs, teams)) return
  // A club that was renamed has another address, but the same number.
  const slugs = [...clubs.map(({ slug }) => slug), ...teams.flatMap(({ club }) => (club ? [clubSlug(club)] : []))]
  const ids = await clubIds(env, db, slugs, Date.now())
  const numbered = clubs.map((club) => ({ ...club, id: ids.get(club.slug) }))
  if (!isForeign(numbered, teams, ids)) return
  throw badRequest(() => sayDaily.foreignLink({ site, first: team1.name, second: team2.name }), 'invalid-link')
}

const playsThere = (source: Link['source'], [first, second]: LinkedSides): string =>
  say.playsThere({ site: CHESS_SITES[source].name, first, second })

/** Saves a link, and has its site polled once it is approved; throws 409 if the match already has a link. */
async function saveLink(
  caller: SignedInCaller,
  match: LoadedPairing,
  link: Link & Pick<links.NewLink, 'link' | 'sides'>,
  { side, source, approval }: { side: 'w' | 'b' | null; source: ChangeSource; approval: LinkApproval },
): Promise<'confirmed' | 'waiting'> {
  const { db, env, user } = caller
  const input: links.NewLink = {
    ...refOf(match),
    id: newId('l'),
    user: user.id,
    side,
    source: link.source,
    type: link.type,
    siteId: link.siteId,
    link: link.link,
    sides: link.sides,
    isWatched: isPulled(match.snapshot.settings, link),
    now: Date.now(),
  }
  if (approval !== 'immediate') {
    if (!(await links.insertWaiting(db, input))) throw conflict(HAS_LINK, 'link-taken')
    if (approval === 'director') {
      const { name: tournament } = match.snapshot
      const facts = { tournament, who: user.username, pairing: pairingName(match.snapshot, input) }
      await teller(caller, match.snapshot).directors({ kind: 'linkRequest', facts })
    }
    if (approval === 'director' || !(await links.hasCounterpart(db, input))) return 'waiting'
  }
  const { round, no } = match.pairing
  const act: Act = { type: 'addLink', round, no, link: link.link, source: link.source, linkType: link.type }
  const result = await tryToChange(caller, match.snapshot, () => [act], {
    source,
    first: (landed) => (approval === 'immediate' ? links.insertStatements(input, landed) : []),
    guard: links.isUnused(input),
    also: (landed) => links.confirmStatements(input, landed),
  })
  // The other side may have confirmed this link at the same moment by submitting it too.
  if (!('version' in result) && !(await links.isConfirmed(db, input.id))) throw conflict(HAS_LINK, 'link-taken')
  if ('version' in result && input.isWatched) {
    caller.waitUntil(env.TournamentRoom.getByName(match.snapshot.id).pollNow(round, no))
  }
  return 'confirmed'
}

import { Hono, type Context } from 'hono'
import { ConfirmLink, GameLink, RemoveGameLink, SubmittedGame } from '#core/contract/submit.ts'
import { linkRefusal, parseLink, SITES, type Link, type LinkSource } from '#core/match/links.ts'
import { fateOf, type Fate } from '#core/match/self-link.ts'
import type { Level } from '#core/people/levels.ts'
import { levelInTeam } from '#core/people/team-level.ts'
import { matchId, parseMatchId } from '#core/snapshot/ids.ts'
import { competitorId, seats, type Seat } from '#core/snapshot/seat.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { levelIn } from '#core/tournament/access.ts'
import type { Act } from '#core/changes/act.ts'
import type { ChangeSource } from '../data/changes.ts'
import * as links from '../data/links.ts'
import * as tournaments from '../data/tournaments.ts'
import type { App } from '../env.ts'
import { body } from '../http/body.ts'
import { changeTournament, tryToChange } from '../http/change-tournament.ts'
import { badRequest, conflict, forbidden, notFound } from '../http/errors.ts'
import { limited } from '../http/limits.ts'
import { own, permit } from '../http/permission.ts'
import { told } from '../http/told.ts'
import { tournament } from '../http/tournament.ts'
import { isKey } from '../secrets/result-key.ts'
import { newId } from '../secrets/token.ts'

// Moves of a match on 50 boards.
const GAMES = 2 * 1024 * 1024

/** Game links and what was seen of games, as players and captains send them in. */
export const submitRoutes = new Hono<App>()
  .post('/gameLink', own('addGameLink'), ...body(GameLink), async (c) => {
    const given = c.req.valid('json')
    await limited(c, 'submit', c.var.user.id)
    const match = 'key' in given ? await met(c, given) : await named(c, given.id)
    const by = await standing(c, match)
    permit(by.level, 'addGameLink', NOT_YOURS)
    const fate = fateOf(match.snapshot.settings, by.isDirector)
    if (!fate) throw forbidden('Players may not add game links in this tournament.', 'director-only')
    const link = linkOf(match.snapshot, given.link)
    const state = await submitted(c, match, link, { side: by.side, source: by.source, fate })
    return c.json({ state, message: SAID[state === 'confirmed' ? state : fate] })
  })
  .post('/removeGameLink', own('removeGameLink'), ...body(RemoveGameLink), async (c) => {
    await limited(c, 'submit', c.var.user.id)
    const match = await named(c, c.req.valid('json').id)
    const by = await standing(c, match)
    permit(by.level, 'removeGameLink', NOT_YOURS)
    const { round, no } = match.seat
    await changeTournament(c, match.snapshot, () => [{ type: 'removeLink', round, no }], {
      source: by.source,
      code: 'no-link',
      reason: 'The link was removed.',
      also: (landed) => links.removeStatements(placeOf(match), Date.now(), landed),
    })
    return c.json({ message: 'The game link is removed.' })
  })
  .post('/game', own('submitGame'), ...body(SubmittedGame, GAMES), async (c) => {
    await limited(c, 'submit', c.var.user.id)
    const match = await met(c, c.req.valid('json'))
    const { level, isDirector } = await standing(c, match)
    permit(level, 'submitGame', NOT_YOURS)
    const { snapshot, seat } = match
    if (!snapshot.settings.allowSelfSubmissions && !isDirector) {
      throw forbidden('Players may not send results in this tournament.', 'director-only')
    }
    if (seat.match.scored || seat.match.aborted) throw conflict('This match has its result.', 'has-result')
    if (seat.match.link === undefined) throw conflict('Add the game link first: results are read there.', 'no-link')
    const lookedAt = await c.env.TournamentRoom.getByName(snapshot.id).sync(seat.round, seat.no)
    return c.json({
      lookedAt: lookedAt ?? null,
      message: 'Thank you. The chess site was asked, and says how it stands.',
    })
  })

/** The director's part: links that wait. */
export const linkRoutes = new Hono<App>()
  .get('/:id/getLinks', own('answerRequest'), async (c) => {
    const id = await directed(c)
    return told(c, await links.waiting(c.var.db, id), c.var.user)
  })
  .post('/:id/confirmLink', own('answerRequest'), ...body(ConfirmLink), async (c) => {
    const id = await directed(c)
    const { link, accept } = c.req.valid('json')
    const found = await links.find(c.var.db, id, link)
    if (!found) throw conflict(ANSWERED, 'already-answered')
    if (accept) {
      const match = await named(c, matchId(id, found.round, found.no))
      await submitted(c, match, found, { side: null, source: 'director', fate: 'saved' })
    } else if (!(await links.refuse(c.var.db, id, link, Date.now()))) throw conflict(ANSWERED, 'already-answered')
    return c.json(await links.waiting(c.var.db, id))
  })

const NO_MATCH = 'There is no such match.'
const NOT_YOURS = 'Only the players of this match, their captains and the tournament director may do that.'
const HAS_LINK = 'This match has a game link or a result by now.'
const ANSWERED = 'That link was answered or taken back meanwhile.'
const SAID: Record<Fate | 'confirmed', string> = {
  confirmed: 'The game link is added.',
  saved: 'The game link is added.',
  both: 'The game link is added as soon as the other side submits the same.',
  asked: 'The tournament director is asked to confirm the game link.',
}

interface Match {
  snapshot: Snapshot
  seat: Seat
}
const placeOf = ({ snapshot, seat }: Match) => ({ tournament: snapshot.id, round: seat.round, no: seat.no })

/** A pairing by its id, if whoever asks may see it and it is no bye; throws 404. */
async function named(c: Context<App>, id: string): Promise<Match> {
  const parsed = parseMatchId(id)
  if (!parsed) throw notFound(NO_MATCH)
  const { snapshot } = await tournament(c, parsed.tournament)
  const [seat] = seats(snapshot, parsed.round, [id])
  if (!seat || seat.black < 0) throw notFound(NO_MATCH)
  return { snapshot, seat }
}

/** A pairing by who meets in which round; throws 404, and 400 where the key was made for another. */
async function met(
  c: Context<App>,
  given: { idW: string; idB: string; tournamentId: string; round: number; key: string },
): Promise<Match> {
  if (!(await isKey(given.key, given))) throw badRequest('The key does not belong to this match.', 'invalid-key')
  const { snapshot } = await tournament(c, given.tournamentId)
  const seat = seats(snapshot, given.round).find(
    ({ white, black }) => competitorId(snapshot, white) === given.idW && competitorId(snapshot, black) === given.idB,
  )
  if (!seat || seat.black < 0) throw notFound(NO_MATCH)
  return { snapshot, seat }
}

/** How whoever asks stands to a match: the level on their side of it, and whether they direct it. */
async function standing(c: Context<App>, { snapshot, seat }: Match) {
  const { db, user } = c.var
  const { no } = snapshot.players
  const [of, people] = await Promise.all([
    links.levels(db, snapshot.id, [no[seat.white]!, no[seat.black]!], user.id),
    tournaments.people(db, snapshot.id, user.id),
  ])
  const isDirector = levelIn(people, user) === 2
  const side = of.w !== null ? ('w' as const) : of.b !== null ? ('b' as const) : null
  const levels = [of.w, of.b].map((level) => levelInTeam(level, user))
  const source: ChangeSource = isDirector ? 'director' : snapshot.settings.competitors === 'team' ? 'captain' : 'player'
  return { side, isDirector, source, level: isDirector ? 2 : (Math.max(...levels) as Level) }
}

/** What a link leads to, if a match of this tournament can be played there; throws 400 in the words for who submits it. */
function linkOf({ settings }: Snapshot, text: string): Link & { link: string } {
  const source = sourceOf(settings.source) ?? parseLink(text)?.source ?? 'chessCom'
  const type = settings.competitors === 'team' ? 'team' : 'game'
  const refusal = linkRefusal(text, source, type)
  const parsed = parseLink(text)
  if (refusal !== undefined || !parsed) throw badRequest(refusal ?? '', 'invalid-link')
  return { ...parsed, link: text }
}

const sourceOf = (source: string | null): LinkSource | undefined =>
  (Object.keys(SITES) as LinkSource[]).find((site) => site === source)

/** Saves a link, and where it is approved has its site asked; throws 409 where the match has one by now. */
async function submitted(
  c: Context<App>,
  match: Match,
  link: Link & { link: string },
  { side, source, fate }: { side: 'w' | 'b' | null; source: ChangeSource; fate: Fate },
): Promise<'confirmed' | 'waiting'> {
  const { db, user } = c.var
  const given: links.Submitted = {
    ...placeOf(match),
    id: newId('l'),
    user: user.id,
    side,
    source: link.source,
    type: link.type,
    siteId: link.siteId,
    link: link.link,
    isPulled: match.snapshot.settings.pullResults > 0 && link.type === 'team',
    now: Date.now(),
  }
  if (fate !== 'saved') {
    if (!(await links.insertWaiting(db, given))) throw conflict(HAS_LINK, 'link-taken')
    if (fate === 'asked' || !(await links.hasCounterpart(db, given))) return 'waiting'
  }
  const { round, no } = match.seat
  const act: Act = { type: 'addLink', round, no, link: link.link, source: link.source, linkType: link.type }
  const result = await tryToChange(c, match.snapshot, () => [act], {
    source,
    first: (landed) => (fate === 'saved' ? links.insertStatements(given, landed) : []),
    also: (landed) => links.confirmStatements(given, landed),
  })
  // The other side's same link may have confirmed this one at the same moment.
  if (!('version' in result) && !(await links.isConfirmed(db, given.id))) throw conflict(HAS_LINK, 'link-taken')
  if ('version' in result && given.isPulled) {
    c.executionCtx.waitUntil(c.env.TournamentRoom.getByName(match.snapshot.id).look(round, no))
  }
  return 'confirmed'
}

/** The id of the tournament, if whoever asks directs it; throws 403. */
async function directed(c: Context<App>): Promise<string> {
  const { snapshot } = await tournament(c, c.req.param('id')!)
  permit(levelIn(await tournaments.people(c.var.db, snapshot.id, c.var.user.id), c.var.user), 'answerRequest')
  return snapshot.id
}

import type { Context } from 'hono'
import type { EmbedQuery } from '#core/contract/embed-query.ts'
import { localizedPath } from '#core/addresses/localized.ts'
import type { Route } from '#core/addresses/paths.ts'
import { profilePath } from '#core/addresses/paths.ts'
import { ownerOf, type EmbedOwner } from '#core/embed/embed.ts'
import { gamesView, nextGames } from '#core/embed/games.ts'
import { lightViewOf } from '#core/embed/light.ts'
import { enginesToCome, isOpenEvent, type EnginesToCome } from '#core/forecast/round-to-come.ts'
import type { EmbedView } from '#core/embed/view.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { checkEtag, versionTag } from '../http/etag.ts'
import { teamProfile } from '../use-cases/profiles.ts'
import { embedDocument, loadEmbedAssets } from './embed-document.ts'
import { tournamentPlaceOf } from './embed-place.ts'
import { findEmbedded } from './embedded-tournament.ts'
import { inAnswerLanguage } from './language.ts'

/** A tournament whose live updates an embed receives, at the version of the document. */
interface FollowedRoom {
  id: string
  version: number
}

/** The most rooms that one embed listens to. */
const MOST_ROOMS = 4

/** An embed that asks for this document again when a room reports a change; undefined if there is nothing to show. */
export async function renderLight(c: Context<AppEnv>, where: Route, look: EmbedQuery): Promise<Response | undefined> {
  return look.embed === 'games' ? renderGames(c, where, look) : renderOfTournament(c, where, look)
}

async function renderOfTournament(c: Context<AppEnv>, where: Route, look: EmbedQuery): Promise<Response | undefined> {
  const at = tournamentPlaceOf(where)
  const cached = at && (await findEmbedded(c, at.id))
  if (!at || !cached) return undefined
  const { snapshot } = cached
  const now = Date.now()
  const { embed: element } = look
  const iteration = element === 'player' ? (at.no ?? look.iteration) : look.iteration
  const view = inAnswerLanguage(c, () => lightViewOf(snapshot, { element, iteration }, now))
  if (!view) return undefined
  const { id, version } = snapshot
  return answer(c, look, versionTag(snapshot, now), {
    owner: inAnswerLanguage(c, () => ownerOf(snapshot)),
    view,
    // Live updates contain results, which this reader hides.
    rooms: snapshot.hidden ? [] : [{ id, version }],
    ...(element === 'odds' &&
      !snapshot.hidden &&
      isOpenEvent(snapshot) && { odds: { id, version, iteration, engines: enginesToCome(snapshot) } }),
    // The flags that odds need are not known in advance.
    flags: element === 'odds' ? [] : snapshot.players.nationality,
  })
}

/** The next games of a club, in all its public tournaments. */
async function renderGames(c: Context<AppEnv>, where: Route, look: EmbedQuery): Promise<Response | undefined> {
  if (where.page !== 'profile' || where.of !== 'team') return undefined
  const found = await teamProfile(callerOf(c), where.id, undefined)
  if (!found) return undefined
  const now = Date.now()
  const games = nextGames(found.matches(now))
  const { name } = found.profile
  const isShown = (id: string): boolean => games.some(({ tournamentId }) => tournamentId === id)
  const shown = found.slices.map(({ snapshot }) => snapshot).filter(({ id }) => isShown(id))
  return answer(c, look, found.slices.map(({ snapshot }) => versionTag(snapshot, now)).join('_'), {
    owner: { name, href: localizedPath(c.var.language, profilePath('team', where.id)) },
    view: inAnswerLanguage(c, () => gamesView(where.id, games, now)),
    rooms: shown.slice(0, MOST_ROOMS).map(({ id, version }) => ({ id, version })),
    flags: games.flatMap(({ nationalityW, nationalityB }) => [nationalityW, nationalityB]),
  })
}

interface LightAnswer {
  owner: EmbedOwner
  view: EmbedView
  rooms: FollowedRoom[]
  odds?: FollowedRoom & { iteration: number; engines: EnginesToCome }
  flags: string[]
}

async function answer(
  c: Context<AppEnv>,
  look: EmbedQuery,
  version: string,
  { owner, view, rooms, odds, flags }: LightAnswer,
): Promise<Response> {
  const built = await loadEmbedAssets(c, look.embed === 'odds' ? 'embed-odds' : 'embed-light')
  checkEtag(c, `W/"${version}.${built.etag}"`)
  // Only flags that the view uses.
  const used = flags.filter((code) => view.body.html.includes(`#${code}"`))
  return c.html(
    await embedDocument(c, built, look, { owner, view, state: { rooms, ...(odds && { odds }) }, flags: used }),
  )
}

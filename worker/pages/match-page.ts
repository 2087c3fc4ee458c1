import * as say from '#words/heads.js'
import type { Context } from 'hono'
import { PAGES } from '#core/addresses/pages.ts'
import { matchPath, tournamentPath, type RouteOf } from '#core/addresses/paths.ts'
import { previewPath } from '#core/addresses/preview-path.ts'
import { matchBoards } from '#core/game/match-boards.ts'
import { mayRun } from '#core/match/poll-schedule.ts'
import { status } from '#core/match/status.ts'
import type { BoardGame } from '#core/snapshot/individual.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import { resultRows, type ResultRow } from '#core/rows/result-row.ts'
import { pairings, type Pairing } from '#core/snapshot/pairing.ts'
import { shownGames } from '#core/snapshot/spoiler-free.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import { versionedText } from '../cache/versioned-text.ts'
import * as games from '../data/games.ts'
import { DatabaseDown } from '../data/retried-reads.ts'
import type { AppEnv } from '../env.ts'
import { firstAnswers } from './initial-queries.ts'
import { headWithTitle, type Head } from './head.ts'
import { callerOf } from '../http/caller.ts'
import { noteStale } from '../http/staleness.ts'
import { findShown } from '../use-cases/shown-tournament.ts'

export type MatchPlace = RouteOf<'match'>

const CACHE_BYTES = 4 * 1024 * 1024

const cache = versionedText('games', CACHE_BYTES)

/** A match page's head, path and first queries; undefined if there is no such match or game. */
export async function loadMatchPage(c: Context<AppEnv>, route: MatchPlace) {
  const { id, index } = route
  const { tournament = '', round } = parsePairingId(id) ?? {}
  const found = await findShown(callerOf(c), tournament)
  const [pairing] = found ? pairings(found.snapshot, round, [id]) : []
  // The pairings of this round are hidden; the page of the round says so.
  if (found && round && round > found.snapshot.round && round <= (found.snapshot.hidden?.round ?? 0))
    return { redirectTo: tournamentPath(found.snapshot.settings.vanityURL ?? tournament, 'pairings', round) }
  if (!found || !pairing) return undefined
  const { snapshot, text, staleSince } = found
  const now = Date.now()
  const all = await loadGames(c, snapshot, id)
  const played = all && shownGames(snapshot, all)
  const [result] = resultRows(snapshot, now, { ids: [id], round, ...(played && { games: played }) })
  if (!result) return undefined
  const boards = matchBoards(snapshot, pairing, { rows: result.games }, now)
  if (played && index !== undefined && boards.every(({ slots }) => slots.every(({ no }) => no !== index)))
    return undefined
  const isRunning = mayRun(pairing.facts, status(pairing.facts, now))
  const room = c.env.TournamentRoom.getByName(snapshot.id)
  const initialQueries = await firstAnswers(PAGES.match.queries(route, { mayRun: isRunning }), {
    snapshot: () => ({ text, parsed: snapshot }),
    // If the games can't be loaded, the client fetches the result, shows the error and retries.
    result: () => played && JSON.stringify(result),
    // If the room can't be reached, the page comes without running games and the client asks again.
    running: async () => JSON.stringify(await room.running(pairing.round, pairing.no).catch(() => undefined)),
  })
  return {
    head: () => headOf(snapshot, pairing, result),
    path: matchPath(id, index),
    initialQueries,
    isPrivate: !snapshot.settings.public,
    shown: snapshot,
    /** The snapshot, if the page changes with it alone; then the page is cached. */
    kept: snapshot.settings.public && played && !isRunning && staleSince === undefined ? snapshot : undefined,
  }
}

function headOf(snapshot: Snapshot, pairing: Pairing, { id, scores, round }: ResultRow): Head {
  const { settings } = snapshot
  return {
    ...headWithTitle(
      PAGES.match.title(snapshot, pairing),
      describeMatch(settings.competitors === 'team', round, scores),
    ),
    ...(snapshot.hidden
      ? {}
      : settings.public
        ? { preview: previewPath({ match: id }, snapshot.version) }
        : { noindex: true }),
  }
}

function describeMatch(isTeam: boolean, round: number, scores: ResultRow['scores']): string {
  if (!scores) return isTeam ? say.matchOfTeams({ round }) : say.match({ round })
  const score = scores.map((points) => formatPoints(halfPoints(points))).join(' – ')
  return isTeam ? say.matchOfTeamsWithScore({ round, score }) : say.matchWithScore({ round, score })
}

/** The games of a match, which change with the tournament's version only. Undefined if they can't be read now. */
async function loadGames(
  c: Context<AppEnv>,
  { id, version }: Snapshot,
  match: string,
): Promise<BoardGame[] | undefined> {
  try {
    const text = await cache(callerOf(c), match, version, async () =>
      JSON.stringify(await games.listGames(c.var.db, id, { ids: [match] })),
    )
    return JSON.parse(text) as BoardGame[]
  } catch (error) {
    if (!(error instanceof DatabaseDown)) throw error
    noteStale(c, Date.now())
    return undefined
  }
}

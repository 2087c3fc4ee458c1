import type { Context } from 'hono'
import { PAGES } from '#core/addresses/pages.ts'
import { matchPath, type RouteOf } from '#core/addresses/paths.ts'
import { boardsOfMatch } from '#core/game/of-match.ts'
import { status } from '#core/match/status.ts'
import type { BoardGame } from '#core/player/individual.ts'
import { parseMatchId } from '#core/snapshot/ids.ts'
import { resultsOf, type Result } from '#core/snapshot/result-rows.ts'
import { seats, type Seat } from '#core/snapshot/seat.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { versionedText } from '../cache/versioned-text.ts'
import * as games from '../data/games.ts'
import type { App } from '../env.ts'
import { firstAnswers } from './first.ts'
import { titled, type Head } from './head.ts'
import { reach, seen } from './tournament.ts'

export type MatchPlace = RouteOf<'match'>

const MEMORY = 4 * 1024 * 1024

const written = versionedText('games', MEMORY)

/** What a match's page is called, where it stands, and what it shows first; undefined where there is no such match or game. */
export async function matchPage(c: Context<App>, where: MatchPlace) {
  const { id, index } = where
  const { tournament = '', round } = parseMatchId(id) ?? {}
  const event = await seen(c, tournament)
  const [seat] = event ? seats(event.snapshot, round, [id]) : []
  if (!event || !seat) return undefined
  const { snapshot, text } = event
  const now = Date.now()
  const [result] = resultsOf(snapshot, now, { ids: [id], round, games: await gamesOf(c, snapshot, id) })
  if (!result) return undefined
  const boards = boardsOfMatch(snapshot, seat, { rows: result.games }, now)
  if (index !== undefined && boards.every(({ slots }) => slots.every(({ no }) => no !== index))) return undefined
  const room = c.env.TournamentRoom.getByName(snapshot.id)
  const first = await firstAnswers(PAGES.match.queries(where, { mayRun: isPlayed(seat, now) }), {
    snapshot: () => text,
    result: () => JSON.stringify(result),
    // A room that cannot be reached fails no page: it is asked again from there.
    running: async () => JSON.stringify(await room.running(seat.round, seat.no).catch(() => undefined)),
  })
  return {
    head: headOf(snapshot, seat, result),
    path: matchPath(id, index),
    first,
    isPrivate: !snapshot.settings.public,
  }
}

/** Whether there may be games that are being played at a chess site. */
const isPlayed = ({ match }: Seat, now: number): boolean => match.linkType === 'team' && status(match, now) === 'live'

function headOf(snapshot: Snapshot, seat: { white: number; black: number }, { scores, round }: Result): Head {
  const { settings } = snapshot
  const kind = settings.competitors === 'team' ? 'Team Match' : 'Match'
  const score = scores ? `: ${scores.map((points) => formatPoints(2 * points)).join(' – ')}` : ''
  const isPicture = settings.logoURL?.startsWith('https://')
  return {
    ...titled(PAGES.match.title(snapshot, seat), `${kind} of round ${round}${score}.`),
    ...(isPicture && { image: settings.logoURL! }),
    ...(!settings.public && { hidden: true }),
  }
}

/** The games of a match; they change with the tournament's version alone. */
async function gamesOf(c: Context<App>, { id, version }: Snapshot, match: string): Promise<BoardGame[]> {
  const text = await written(reach(c), match, version, async () =>
    JSON.stringify(await games.wanted(c.var.db, id, { ids: [match] })),
  )
  return JSON.parse(text) as BoardGame[]
}

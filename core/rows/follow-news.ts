import * as say from '#words/coreNotifications.js'
import * as sayDecided from '#words/decidedNews.js'
import { matchPath, tournamentPath } from '../addresses/paths.ts'
import { isFinished, isLive } from '../match/status.ts'
import { hiddenGameNews } from '../people/notification-text.ts'
import { eventStar, nameStar } from '../people/stars.ts'
import { decidedFor } from '../snapshot/decided.ts'
import { competitorName } from '../snapshot/names.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import { pairingStart } from '../snapshot/pairing-start.ts'
import { gamePoints, pairings, type Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { escapeMarkdown } from '../text/markdown.ts'
import { formatPoints } from '../text/score.ts'
import { momentOf } from '../text/start.ts'

/** `won`: one side can no longer be caught, though games are running. */
type GameState = 'paired' | 'on' | 'won' | 'over'

/** States of the games of an event's last round when its followers were last notified, by pairing number. */
export interface FollowStates {
  round: number
  games: Record<string, GameState>
  /** Ids of the round’s moments that they were told (core/moments). */
  moments?: string[]
}

/** A notification for the followers of `stars`; `content` is Markdown. */
export interface FollowNews {
  stars: string[]
  content: string
  /** For readers who hide results; null if `content` reveals none. */
  spoilerFree: string | null
  link: string
  /** Dropped during the reader's quiet hours, because it would be stale afterwards. */
  isPassing: boolean
  /** Only for browsers that asked for moments. */
  isMoment?: boolean
  /** Not for followers of these stars, who get other news of the same. */
  unless?: string[]
}

/** The current states, and the time of the next start: until then they change only with the snapshot. */
export function followStates(snapshot: Snapshot, now: number): { states: FollowStates; nextAt: number | null } {
  const games = gamesOf(snapshot)
  const starts = games.flatMap((game) => momentOf(pairingStart(snapshot, game)) ?? []).filter((at) => at > now)
  return {
    states: {
      round: snapshot.round,
      games: Object.fromEntries(games.map((game) => [game.no, stateOf(snapshot, game, now)])),
    },
    nextAt: starts.length > 0 ? Math.min(...starts) : null,
  }
}

/** News since `before`: pairings, starts, decided matches and results. */
export function followNews(snapshot: Snapshot, before: FollowStates, now: number): FollowNews[] {
  const isNewRound = before.round !== snapshot.round
  const known = isNewRound ? {} : before.games
  const games = gamesOf(snapshot).flatMap((game): FollowNews[] => {
    const state = stateOf(snapshot, game, now)
    return state === known[game.no] ? [] : gameNews(snapshot, game, state)
  })
  return isNewRound && games.length > 0 ? [roundNews(snapshot), ...games] : games
}

const gamesOf = (snapshot: Snapshot): Pairing[] =>
  snapshot.round === 0
    ? []
    : pairings(snapshot, snapshot.round).filter(({ black, facts }) => black >= 0 && !facts.aborted)

function stateOf(snapshot: Snapshot, game: Pairing, now: number): GameState {
  if (isFinished(game.facts, now)) return 'over'
  if (decidedFor(game, snapshot.settings) !== undefined) return 'won'
  const start = momentOf(pairingStart(snapshot, game))
  // Without a report of its start, a game over the board begins with its round.
  return isLive(game.facts, now) || (start !== undefined && start <= now) ? 'on' : 'paired'
}

const addressOf = ({ id, settings }: Snapshot): string => settings.vanityURL ?? id

function gameNews(snapshot: Snapshot, game: Pairing, state: GameState): FollowNews[] {
  const names = [game.white, game.black].map((side) => distinctName(snapshot, side))
  const [white, black] = names.map((name) => `**${escapeMarkdown(name)}**`) as [string, string]
  const facts = { white, black, tournament: escapeMarkdown(snapshot.name), round: game.round }
  const pairing = `${tournamentPath(addressOf(snapshot), 'pairings', game.round)}#${game.id}`
  const hidden = hiddenGameNews(snapshot.name, game.round)
  // Pairings of the first round reveal no results.
  const tells = state === 'won' || state === 'over'
  const spoilerFree = game.round === 1 && !tells ? null : hidden
  const shared = {
    stars: [game.white, game.black].map((side) => nameStar(competitorName(snapshot, side))),
    isPassing: false,
    link: pairing,
    spoilerFree,
  }
  switch (state) {
    case 'paired':
      return [{ ...shared, content: say.newsPaired(facts) }]
    case 'on':
      return [{ ...shared, isPassing: true, content: say.newsBegan(facts) }]
    case 'won':
    case 'over': {
      const points = gamePoints(game, snapshot.settings)
      if (!points) return []
      const [left, right] = points.map(formatPoints) as [string, string]
      const name = decidedFor(game, snapshot.settings) === 0 ? white : black
      const isTeam = snapshot.settings.competitors === 'team'
      const content =
        state === 'won'
          ? sayDecided.newsWon({ ...facts, left, right, name, isTeam })
          : say.newsResult({ ...facts, left, right })
      return [{ ...shared, link: matchPath(game.id), content }]
    }
  }
}

const roundNews = (snapshot: Snapshot): FollowNews => ({
  stars: [eventStar(snapshot.id)],
  content: say.newsRound({ tournament: `**${escapeMarkdown(snapshot.name)}**`, round: snapshot.round }),
  spoilerFree: null,
  link: tournamentPath(addressOf(snapshot), 'pairings', snapshot.round),
  isPassing: false,
})

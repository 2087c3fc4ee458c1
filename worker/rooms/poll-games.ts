import { lichessReport } from '#core/chess-site/lichess-report.ts'
import type { LichessGame } from '#core/chess-site/lichess-games.ts'
import { teamsUnidentified } from '#core/game/no-game.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import type { BoardRef, MovesEvent } from '#core/match/live.ts'
import type { MatchAnswer } from '../chess-sites/chesscom.ts'
import { fetchGames, GAMES_AT_ONCE } from '../chess-sites/lichess-games.ts'
import { seeRunning } from './followed-boards.ts'
import { isDue } from './due-watches.ts'
import { isAskedTogether, takeAnswer, type PollContext, type PolledWatch, type PollState } from './poll.ts'

const UNIDENTIFIED = teamsUnidentified(CHESS_SITES.lichess.name)

/**
 * Polls the linked Lichess games that are due, or the given ones, in one request; saves and broadcasts changes. Returns
 * false if one of them was changed by someone else meanwhile.
 */
export async function pollGames(
  context: PollContext,
  looking: PollState,
  tell: (board: BoardRef, event: MovesEvent) => void,
  asked?: PolledWatch[],
): Promise<boolean> {
  if (looking.settings.pullResults === 0) return true
  const due = asked ?? looking.watches.filter((watch) => isDue(watch, context.clock(), context.roll()))
  const watches = due
    .filter(isAskedTogether)
    .toSorted((a, b) => (a.polledAt ?? 0) - (b.polledAt ?? 0))
    .slice(0, GAMES_AT_ONCE)
  if (watches.length === 0 || context.requests <= 0) return true
  for (const watch of watches) watch.polledAt = context.clock()
  const answer = await fetchGames(context, [...new Set(watches.map(({ siteId }) => siteId))])
  const games = answer.kind === 'games' ? new Map(answer.games.map((game) => [game.id, game])) : undefined
  for (const watch of watches) {
    // Each save counts as a request too; the remaining games are left to the next run.
    if (context.requests <= 0) return true
    const seen = games ? answerOf(watch, games.get(watch.siteId)) : { answer: unread(answer as Unread), running: [] }
    if (!(await takeAnswer(context, looking, watch, seen.answer))) return false
    if (games) tellMoves(context, watch, seen.running, tell)
  }
  return true
}

type Unread = Exclude<MatchAnswer, { kind: 'seen' }>

/** The whole request failed, which doesn't mean that any game is missing. */
const unread = (answer: Unread): MatchAnswer =>
  answer.kind === 'unavailable'
    ? answer
    : { kind: 'unavailable', reason: 'Lichess didn’t respond.', wasAsked: true, retryAt: 0 }

function answerOf(watch: PolledWatch, game: LichessGame | undefined) {
  const seen = game && lichessReport(game, watch.accounts)
  if (seen)
    return { answer: { kind: 'seen', report: seen.report, etag: null } satisfies MatchAnswer, running: seen.running }
  const answer: MatchAnswer = game
    ? { kind: 'unavailable', reason: UNIDENTIFIED, wasAsked: true, retryAt: 0 }
    : { kind: 'missing' }
  return { answer, running: [] }
}

function tellMoves(
  context: PollContext,
  watch: PolledWatch,
  running: ReturnType<typeof answerOf>['running'],
  tell: (board: BoardRef, event: MovesEvent) => void,
): void {
  const { round: r, no: n } = watch
  for (const event of seeRunning(watch, running, context.clock())) tell({ r, n, b: 1 }, event)
}

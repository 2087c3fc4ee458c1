import type { Participants } from '#core/chess-site/parse-match.ts'
import type { LiveEvent } from '#core/match/live.ts'
import type { Game } from '#core/match/site-games.ts'
import { unchangedReport, abandon, observe, type Observation } from '#core/match/observe.ts'
import { isDaily } from '#core/match/daily-pace.ts'
import { isGivenUp } from '#core/match/completion.ts'
import { HOUR, MINUTE, SECOND } from '#core/time.ts'
import { backOff } from '../chess-sites/back-off.ts'
import { fetchArchivedGame } from '../chess-sites/archives.ts'
import { fetchMatch, type MatchAnswer } from '../chess-sites/chesscom.ts'
import { fetchTeamBattle } from '../chess-sites/team-battle.ts'
import { open } from '../data/db.ts'
import * as results from '../data/results.ts'
import type { Watch } from '../data/stored-watch.ts'
import * as watches from '../data/watches.ts'
import type { Bindings } from '../env.ts'
import { abortNotice } from './abort-notice.ts'
import { dailyPoll, signUpsOf } from './daily-poll.ts'
import { isDue, needsParticipants, nextPollOf } from './due-watches.ts'
import { rulesOf, shareFixture } from './fixture-watches.ts'
import type { PolledBoard } from './followed-boards.ts'

/** The environment of a poll run. */
export interface PollContext {
  env: Bindings
  clock: () => number
  /** A random number from 0 up to 1. */
  roll: () => number
  /** Broadcasts saved events to viewers. */
  publish: (events: LiveEvent[]) => Promise<void>
  /** Requests left in this run. */
  requests: number
}

/** A watched match, with state that is only kept in memory from poll to poll. */
export interface PolledWatch extends Watch {
  polledAt?: number | undefined
  retryAt?: number | undefined
  /** Consecutive polls in which some board could not be read. */
  unread?: number
  /** The participants in the last answer that named them. */
  participants?: Participants | undefined
  /** The reason why the last poll failed. */
  problem?: string | undefined
  /** Whether viewers follow a board of the match, and the boards polled so far. */
  isFollowed?: boolean
  boards?: Map<number, PolledBoard> | undefined
  /** When the site last answered. */
  seenAt?: number | undefined
  /** For a game searched in archives: the archives that were read, and the number of searches. */
  archive?: { read: Map<string, string>; looks: number } | undefined
}
export interface PollState extends watches.WatchedTournament {
  watches: PolledWatch[]
}

/** Requests per run: the smallest plan allows 50 subrequests, and each save is one too. */
export const MAX_REQUESTS = 40
// A match that was never seen may have a wrong link: it is polled rarely after several failures.
const RARE_DELAY = 15 * MINUTE
const FREQUENT_FAILURES = 10
// The match of a daily link can wait for an hour.
const DAILY_DELAY = HOUR
// Polls after which an unreadable board is waited for no longer.
const MAX_UNREAD_POLLS = 20

/**
 * One run over a tournament's linked matches: polls those that are due, some by chance, and saves and broadcasts
 * changes. Returns when the next run is due; undefined if nothing is left to watch. Matches that were changed by
 * someone else meanwhile are left as they are; `outdated` then says that all must be read again.
 */
export async function pollTournament(
  context: PollContext,
  looking: PollState,
): Promise<{ next?: number; outdated: boolean }> {
  if (looking.settings.pullResults === 0) return { outdated: false }
  for (const watch of looking.watches.toSorted((a, b) => (a.polledAt ?? 0) - (b.polledAt ?? 0))) {
    if (
      isAskedTogether(watch) ||
      context.requests <= 0 ||
      !(needsParticipants(watch, context.clock()) || isDue(watch, context.clock(), context.roll()))
    )
      continue
    if (!(await pollMatch(context, looking, watch))) return { next: context.clock(), outdated: true }
  }
  const next = Math.min(...looking.watches.map((watch) => nextPollOf(watch, context.clock())))
  return { ...(next < Infinity && { next }), outdated: false }
}

/** Polls one match now, and saves and broadcasts changes. False if someone else changed the match meanwhile. */
export async function pollMatch(context: PollContext, looking: PollState, watch: PolledWatch): Promise<boolean> {
  watch.polledAt = context.clock()
  return takeAnswer(context, looking, watch, await fetchAnswer(context, watch))
}

function fetchAnswer(context: PollContext, watch: PolledWatch): Promise<MatchAnswer> {
  const { siteId, etag, match, teams, accounts, linkedAt } = watch
  if (match.facts.linkType === 'game') {
    const archive = (watch.archive ??= { read: new Map(), looks: 0 })
    return fetchArchivedGame(context, Object.assign(archive, { siteId, accounts, linkedAt }), context.clock())
  }
  if (watch.source === 'lichess') {
    // The address of a team's page at Lichess names it there.
    const [first, second] = teams
    const [own, other] = accounts.map((names) => names.values().next().value ?? null)
    const named: typeof teams = [
      { ...first, club: own ?? null },
      { ...second, club: other ?? null },
    ]
    return fetchTeamBattle(context, siteId, named, context.clock())
  }
  // Followed boards need the participants, which a 304 does not carry: ask without the etag.
  const tag = watch.isFollowed && !watch.participants ? null : etag
  return fetchMatch(context, siteId, { type: match.facts.linkType, etag: tag, games: match.played, teams })
}

/** Lichess answers for all games in one request. */
export const isAskedTogether = ({ source, match }: PolledWatch): boolean =>
  source === 'lichess' && match.facts.linkType === 'game'

/** Saves and broadcasts changes in an answer. Returns false if the match was changed by someone else meanwhile. */
export async function takeAnswer(
  context: PollContext,
  looking: PollState,
  watch: PolledWatch,
  answer: MatchAnswer,
): Promise<boolean> {
  const { etag, match } = watch
  const now = context.clock()
  if (answer.kind === 'unavailable' || answer.kind === 'missing') {
    await recordMiss(context, looking, watch, answer)
    return !isGivenUp(match, watch.failures, now) || save(context, looking, watch, abandon(match), etag)
  }
  const hadFailed = watch.failures > 0
  watch.failures = 0
  watch.missing = false
  watch.seenAt = now
  watch.retryAt = answer.kind === 'seen' ? answer.again : undefined
  watch.problem = undefined
  if (answer.kind === 'seen') watch.participants = answer.present
  const [report, next] = answer.kind === 'seen' ? [answer.report, answer.etag] : [unchangedReport(match), etag]
  watch.unread = report.unread ? (watch.unread ?? 0) + 1 : 0
  const signUps = answer.kind === 'seen' ? await signUpsOf(context, looking, watch, answer) : undefined
  const full = { ...report, ...(signUps && { signUps }), unread: watch.unread % MAX_UNREAD_POLLS > 0 }
  const observed = observe(match, full, now, rulesOf(looking, watch))
  if (isDaily(match.facts)) watch.dueAt = dailyPoll(watch, observed.after, now)
  if (observed.change) return save(context, looking, watch, observed, next)
  watch.etag = next
  // A room forgets a daily match between two polls.
  if (isDaily(match.facts)) await record(context, looking, watch, watch.dueAt, next)
  else if (hadFailed) await record(context, looking, watch, now)
  return !isGivenUp(match, 0, now) || save(context, looking, watch, abandon(match), etag)
}

async function save(
  context: PollContext,
  looking: PollState,
  watch: PolledWatch,
  observed: Observation,
  etag: string | null,
) {
  const { tournamentId, version, settings } = looking
  const { round, no, k, white, black, source, individuals, match, fixture } = watch
  const { after, change = {}, games, final } = observed
  const individual = (name: string): number | null => individuals.get(name.toLowerCase()) ?? null
  context.requests -= 1
  const saved = await results.save(open(context.env.DB), {
    tournament: { id: tournamentId, version, settings },
    pairing: { round, no, k, white, black },
    source,
    before: fixture ?? match,
    change,
    etag,
    done: final,
    ...(isDaily(match.facts) && { dueAt: watch.dueAt }),
    now: context.clock(),
    games: games.map((game) =>
      Object.assign({ whiteIndividual: individual(game.white), blackIndividual: individual(game.black) }, game),
    ),
    ...(after.facts.aborted && { notice: abortNotice(tournamentId, watch) }),
  })
  if (!saved) return false
  watch.match = { ...after, played: after.played.map(withoutMoves) }
  looking.version = saved.version
  shareFixture(looking, watch, change)
  watch.etag = etag
  if (final) looking.watches = looking.watches.filter((other) => other !== watch)
  await context.publish(saved.events)
  return true
}

async function record(
  context: PollContext,
  { tournamentId }: PollState,
  watch: PolledWatch,
  dueAt: number,
  etag?: string | null,
) {
  context.requests -= 1
  const { round, no, k, failures, missing } = watch
  const look = { round, no, ...(k && { k }), failures, missing, dueAt, ...(etag !== undefined && { etag }) }
  await watches.recordLook(open(context.env.DB), tournamentId, look)
}

/** After a failed poll the next one backs off. */
async function recordMiss(
  context: PollContext,
  looking: PollState,
  watch: PolledWatch,
  answer: MissedAnswer,
): Promise<void> {
  const now = context.clock()
  watch.problem = answer.kind === 'unavailable' ? answer.reason : undefined
  if (answer.kind === 'unavailable' && !answer.wasAsked) {
    watch.retryAt = Math.max(answer.retryAt, now + SECOND)
    return
  }
  watch.failures += 1
  const wasSeen = watch.match.facts.bodyStatus !== undefined
  const wait = isDaily(watch.match.facts)
    ? DAILY_DELAY
    : wasSeen || watch.failures <= FREQUENT_FAILURES
      ? backOff(watch.failures, context.roll())
      : RARE_DELAY
  watch.retryAt = Math.max(now + wait, answer.kind === 'unavailable' ? answer.retryAt : 0)
  watch.missing = answer.kind === 'missing'
  if (isDaily(watch.match.facts)) watch.dueAt = watch.retryAt
  await record(context, looking, watch, watch.retryAt)
}
type MissedAnswer = Extract<MatchAnswer, { kind: 'unavailable' | 'missing' }>

/** Moves are long, and D1 has them, so they are not kept in memory. */
function withoutMoves(game: Game): Game {
  const rest = { ...game }
  delete rest.pgn
  return rest
}

import type { Participants } from '#core/chess-site/parse-match.ts'
import type { LiveEvent } from '#core/match/live.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { Game } from '#core/match/site-games.ts'
import { unchangedReport, abandon, observe, type Observation } from '#core/match/observe.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { nextPoll, shouldPoll, type PollSubject } from '#core/match/poll-schedule.ts'
import { isGivenUp } from '#core/match/completion.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { backOff } from '../chess-sites/back-off.ts'
import { fetchArchivedGame } from '../chess-sites/archives.ts'
import { fetchMatch, type MatchAnswer } from '../chess-sites/chesscom.ts'
import { open } from '../data/db.ts'
import * as results from '../data/results.ts'
import type { Watch } from '../data/stored-watch.ts'
import * as watches from '../data/watches.ts'
import type { Bindings } from '../env.ts'
import type { PolledBoard } from './followed-boards.ts'

/** What a turn needs of the world. */
export interface PollContext {
  env: Bindings
  /** The time in milliseconds. */
  clock: () => number
  /** A throw of the dice, from 0 up to 1. */
  roll: () => number
  /** Says what was saved to those who watch. */
  publish: (events: LiveEvent[]) => Promise<void>
  /** How many questions may still be put in this turn. */
  requests: number
}

/** A watched match, with what is only remembered from look to look. */
export interface PolledWatch extends Watch {
  polledAt?: number | undefined
  retryAt?: number | undefined
  /** Looks in a row at which some board could not be read. */
  unread?: number
  /** Who is there, by the last answer that said it. */
  participants?: Participants | undefined
  /** Why the last look told nothing. */
  problem?: string | undefined
  /** Whether somebody looks at a board of it, and the boards that were looked at. */
  isFollowed?: boolean
  boards?: Map<number, PolledBoard> | undefined
  /** When its site last answered. */
  seenAt?: number | undefined
  /** Of a game that is looked for in archives: what was read there, and how often. */
  archive?: { read: Map<string, string>; looks: number } | undefined
}
export interface PollState extends watches.WatchedTournament {
  watches: PolledWatch[]
}

/** Requests per run: the smallest plan allows 50 subrequests, and each save is one too. */
export const MAX_REQUESTS = 40
// A match that was never seen to begin may have a wrong link: it is tried more and more rarely.
const RARE_DELAY = 15 * MINUTE
const FREQUENT_FAILURES = 10
// So many looks are waited for a board that cannot be read.
const MAX_UNREAD_POLLS = 20

/**
 * One turn over a tournament's linked matches: each is looked at by chance or when it is due, and what is new is saved
 * and told. Returns when the next turn is due, undefined when there is nothing left to watch. Matches that someone else
 * changed meanwhile are left as they are; `outdated` then says to read all of them anew.
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

/** Looks at one match now, saves and tells what is new; returns false when it is not as it was read any more. */
export async function pollMatch(context: PollContext, looking: PollState, watch: PolledWatch): Promise<boolean> {
  watch.polledAt = context.clock()
  return takeAnswer(context, looking, watch, await fetchAnswer(context, watch))
}

function fetchAnswer(context: PollContext, watch: PolledWatch): Promise<MatchAnswer> {
  const { siteId, etag, match, teams, accounts, dueAt } = watch
  if (match.facts.linkType === 'game') {
    const archive = (watch.archive ??= { read: new Map(), looks: 0 })
    return fetchArchivedGame(context, Object.assign(archive, { siteId, accounts, linkedAt: dueAt }), context.clock())
  }
  // FollowedSlices boards need the participants, which a 304 does not carry: ask without the etag.
  const tag = watch.isFollowed && !watch.participants ? null : etag
  return fetchMatch(context, siteId, { etag: tag, games: match.played, teams })
}

/** Games of lichess are asked about all at once. */
export const isAskedTogether = ({ source, match }: PolledWatch): boolean =>
  source === 'lichess' && match.facts.linkType === 'game'

/** Saves and tells what an answer says that is new; returns false when the match is not as it was read any more. */
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
  watch.failures = 0
  watch.seenAt = now
  watch.retryAt = answer.kind === 'seen' ? answer.again : undefined
  watch.problem = undefined
  if (answer.kind === 'seen') watch.participants = answer.present
  const [report, next] = answer.kind === 'seen' ? [answer.report, answer.etag] : [unchangedReport(match), etag]
  watch.unread = report.unread ? (watch.unread ?? 0) + 1 : 0
  const observed = observe(match, { ...report, unread: watch.unread % MAX_UNREAD_POLLS > 0 }, now, looking.settings)
  if (observed.change) return save(context, looking, watch, observed, next)
  watch.etag = next
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
  const { round, no, white, black, source, individuals, match } = watch
  const { after, change = {}, games, final } = observed
  const individual = (name: string): number | null => individuals.get(name.toLowerCase()) ?? null
  context.requests -= 1
  const saved = await results.save(open(context.env.DB), {
    tournament: { id: tournamentId, version, settings },
    pairing: { round, no, white, black },
    source,
    before: match,
    change,
    etag,
    done: final,
    now: context.clock(),
    games: games.map((game) =>
      Object.assign({ whiteIndividual: individual(game.white), blackIndividual: individual(game.black) }, game),
    ),
    ...(after.facts.aborted && { notice: notice(tournamentId, watch) }),
  })
  if (!saved) return false
  watch.match = { ...after, played: after.played.map(withoutMoves) }
  looking.version = saved.version
  watch.etag = etag
  if (final) looking.watches = looking.watches.filter((other) => other !== watch)
  await context.publish(saved.events)
  return true
}

/** A failed poll: the next one backs off. */
async function recordMiss(
  context: PollContext,
  { tournamentId }: PollState,
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
  const wait = wasSeen || watch.failures <= FREQUENT_FAILURES ? backOff(watch.failures, context.roll()) : RARE_DELAY
  watch.retryAt = Math.max(now + wait, answer.kind === 'unavailable' ? answer.retryAt : 0)
  context.requests -= 1
  await watches.recordFailure(open(context.env.DB), tournamentId, watch, watch.retryAt)
}
type MissedAnswer = Extract<MatchAnswer, { kind: 'unavailable' | 'missing' }>

/** What a watched match is judged by. */
export const pollSubject = ({ match }: PolledWatch): PollSubject => ({
  ...match.facts,
  outcome: match.outcome,
  scored: match.outcome !== NO_OUTCOME && !match.facts.provisional,
})

/** Whether somebody follows a match of which it is not known who plays it. */
const needsParticipants = (watch: PolledWatch, now: number): boolean =>
  watch.isFollowed === true &&
  !watch.participants &&
  now >= Math.max(watch.retryAt ?? 0, (watch.polledAt ?? 0) + SECOND)

/** Whether a match is to be looked at now. */
export const isDue = (watch: PolledWatch, now: number, roll: number): boolean =>
  now >= (watch.retryAt ?? 0) && shouldPoll(pollSubject(watch), now, roll, watch.polledAt ?? 0)

const nextPollOf = (watch: PolledWatch, now: number): number =>
  Math.max(watch.retryAt ?? 0, nextPoll(pollSubject(watch), now, watch.polledAt ?? 0) ?? Infinity)

/** Moves are long, and D1 has them. */
function withoutMoves(game: Game): Game {
  const rest = { ...game }
  delete rest.pgn
  return rest
}

const notice = (tournamentId: string, { round, no, teams, source }: PolledWatch) => ({
  title: `No result: ${teams[0].name} – ${teams[1].name}`,
  content: `${CHESS_SITES[source].name} has had no result for this round ${round} match for a day, so it was marked as aborted.`,
  link: `${tournamentPath(tournamentId, 'pairings', round)}#${pairingId(tournamentId, round, no)}`,
})

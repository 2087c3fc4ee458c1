import type { Present } from '#core/chess-site/live-match.ts'
import type { LiveEvent } from '#core/contract/live.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { Game } from '#core/match/games.ts'
import { again, givenUp, observe, stateOf, type Observation } from '#core/match/observe.ts'
import { NONE } from '#core/match/outcome.ts'
import { nextTurn, shouldLook, type Watched } from '#core/match/refetch.ts'
import { isLost } from '#core/match/result.ts'
import { matchId } from '#core/snapshot/ids.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { backOff } from '../chess-sites/back-off.ts'
import { look, type Look } from '../chess-sites/chesscom.ts'
import { open } from '../data/db.ts'
import * as results from '../data/results.ts'
import type { Watch } from '../data/watch-rows.ts'
import * as watches from '../data/watches.ts'
import type { Bindings } from '../env.ts'
import type { BoardSeen } from './running.ts'

/** What a turn needs of the world. */
export interface Turn {
  env: Bindings
  /** The time in milliseconds. */
  clock: () => number
  /** A throw of the dice, from 0 up to 1. */
  roll: () => number
  /** Says what was saved to those who watch. */
  tell: (events: LiveEvent[]) => Promise<void>
  /** How many questions may still be put in this turn. */
  questions: number
}

/** A watched match, with what is only remembered from look to look. */
export interface Looked extends Watch {
  lookedAt?: number | undefined
  retryAt?: number | undefined
  /** Looks in a row at which some board could not be read. */
  unread?: number
  /** Who is there, by the last answer that said it. */
  present?: Present | undefined
  /** Why the last look told nothing. */
  why?: string | undefined
  /** Whether somebody looks at a board of it, and the boards that were looked at. */
  isFollowed?: boolean
  seenBoards?: Map<number, BoardSeen> | undefined
}
export interface Looking extends watches.Watching {
  watches: Looked[]
}

/** A turn asks so often at most: a Worker may ask fifty times in one go on the smallest plan, and saving asks too. */
export const QUESTIONS = 40
// A match that was never seen to begin may have a wrong link: it is tried more and more rarely.
const RARELY = 15 * MINUTE
const OFTEN = 10
// So many looks are waited for a board that cannot be read.
const UNREAD = 20

/**
 * One turn over a tournament's linked matches: each is looked at by chance or when it is due, and what is new is saved
 * and told. Returns when the next turn is due, undefined when there is nothing left to watch. Matches that someone else
 * changed meanwhile are left as they are; `outdated` then says to read all of them anew.
 */
export async function pollTournament(turn: Turn, looking: Looking): Promise<{ next?: number; outdated: boolean }> {
  if (looking.settings.pullResults === 0) return { outdated: false }
  for (const watch of looking.watches.toSorted((a, b) => (a.lookedAt ?? 0) - (b.lookedAt ?? 0))) {
    if (turn.questions <= 0 || !(isStrange(watch, turn.clock()) || isTime(watch, turn.clock(), turn.roll()))) continue
    if (!(await lookAt(turn, looking, watch))) return { next: turn.clock(), outdated: true }
  }
  const next = Math.min(...looking.watches.map((watch) => turnOf(watch, turn.clock())))
  return { ...(next < Infinity && { next }), outdated: false }
}

/** Looks at one match now, saves and tells what is new; returns false when it is not as it was read any more. */
export async function lookAt(turn: Turn, looking: Looking, watch: Looked): Promise<boolean> {
  watch.lookedAt = turn.clock()
  const { etag, match, teams } = watch
  // Who follows its boards must know who plays for whom, which only a whole answer tells.
  const tag = watch.isFollowed && !watch.present ? null : etag
  const answer = await look(turn, watch.siteId, { etag: tag, games: match.games, teams })
  const now = turn.clock()
  if (answer.kind === 'unknown' || answer.kind === 'missing') {
    await miss(turn, looking, watch, answer)
    return !isLost(match, watch.failures, now) || save(turn, looking, watch, givenUp(match), etag)
  }
  watch.failures = 0
  watch.retryAt = undefined
  watch.why = undefined
  if (answer.kind === 'seen') watch.present = answer.present
  const [told, next] = answer.kind === 'seen' ? [answer.seen, answer.etag] : [again(match), etag]
  watch.unread = told.unread ? (watch.unread ?? 0) + 1 : 0
  const observed = observe(match, { ...told, unread: watch.unread % UNREAD > 0 }, now, looking.settings)
  if (observed.patches.length > 0) return save(turn, looking, watch, observed, next)
  watch.etag = next
  return !isLost(match, 0, now) || save(turn, looking, watch, givenUp(match), etag)
}

async function save(turn: Turn, looking: Looking, watch: Looked, observed: Observation, etag: string | null) {
  const { tournamentId, version, settings } = looking
  const { round, no, white, black, source, individuals, stored } = watch
  const { after, games, final } = observed
  const state = stateOf(after)
  const individual = (name: string): number | null => individuals.get(name.toLowerCase()) ?? null
  turn.questions -= 1
  const saved = await results.save(open(turn.env.DB), {
    tournament: { id: tournamentId, version, settings },
    pairing: { round, no, white, black },
    source,
    before: stored,
    after: state,
    etag,
    done: final,
    now: turn.clock(),
    games: games.map((game) =>
      Object.assign({ whiteIndividual: individual(game.white), blackIndividual: individual(game.black) }, game),
    ),
    ...(after.facts.aborted && { notice: notice(tournamentId, watch) }),
  })
  if (!saved) return false
  watch.match = { ...after, games: after.games.map(withoutMoves) }
  watch.stored = state
  looking.version = saved.version
  watch.etag = etag
  if (final) looking.watches = looking.watches.filter((other) => other !== watch)
  await turn.tell(saved.events)
  return true
}

/** A look that told nothing: the next one waits, longer each time. */
async function miss(turn: Turn, { tournamentId }: Looking, watch: Looked, answer: Missed): Promise<void> {
  const now = turn.clock()
  watch.why = answer.kind === 'unknown' ? answer.why : undefined
  if (answer.kind === 'unknown' && !answer.asked) {
    watch.retryAt = Math.max(answer.retryAt, now + SECOND)
    return
  }
  watch.failures += 1
  const wasSeen = watch.match.facts.bodyStatus !== undefined
  const wait = wasSeen || watch.failures <= OFTEN ? backOff(watch.failures, turn.roll()) : RARELY
  watch.retryAt = Math.max(now + wait, answer.kind === 'unknown' ? answer.retryAt : 0)
  turn.questions -= 1
  await watches.failed(open(turn.env.DB), tournamentId, watch, watch.retryAt)
}
type Missed = Extract<Look, { kind: 'unknown' | 'missing' }>

/** What a watched match is judged by. */
export const judged = ({ match }: Looked): Watched => ({
  ...match.facts,
  outcome: match.outcome,
  scored: match.outcome !== NONE && !match.facts.provisional,
})

/** Whether somebody follows a match of which it is not known who plays it. */
const isStrange = (watch: Looked, now: number): boolean =>
  watch.isFollowed === true && !watch.present && now >= Math.max(watch.retryAt ?? 0, (watch.lookedAt ?? 0) + SECOND)

const isTime = (watch: Looked, now: number, roll: number): boolean =>
  now >= (watch.retryAt ?? 0) && shouldLook(judged(watch), now, roll, watch.lookedAt ?? 0)

const turnOf = (watch: Looked, now: number): number =>
  Math.max(watch.retryAt ?? 0, nextTurn(judged(watch), now, watch.lookedAt ?? 0) ?? Infinity)

/** Moves are long, and D1 has them. */
function withoutMoves(game: Game): Game {
  const rest = { ...game }
  delete rest.pgn
  return rest
}

const notice = (tournamentId: string, { round, no, teams }: Looked) => ({
  title: `No result for ${teams[0].name} against ${teams[1].name}`,
  content: `Chess.com gave no result of this match of round ${round} for a day, so it is marked as aborted.`,
  link: `${tournamentPath(tournamentId, 'pairings', round)}#${matchId(tournamentId, round, no)}`,
})

import type { BoardRef, LiveEvent, MovesEvent } from '#core/match/live.ts'
import { isDaily } from '#core/match/daily-pace.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { Serial } from '#party/serial.ts'
import { logError } from '#party/log.ts'
import { open } from '../data/db.ts'
import * as watches from '../data/watches.ts'
import type { Bindings } from '../env.ts'
import { wakeUp } from '../queues/wake-up.ts'
import { BehindNotice } from './behind.ts'
import { pollFollowedBoards, runningAnswers, type RunningAnswer } from './followed-boards.ts'
import { hasEvent, pollEvent, type EventLook } from './poll-event.ts'
import { pollGames } from './poll-games.ts'
import { runStarts } from './starts/run-starts.ts'
import {
  isAskedTogether,
  pollMatch,
  pollTournament,
  MAX_REQUESTS,
  type PollContext,
  type PolledWatch,
  type PollState,
} from './poll.ts'

/** A poll not older than this serves a viewer who asks for one. */
const SYNC_TTL = 3 * SECOND
// The site keeps its answer about a daily match for an hour.
const DAILY_SYNC_TTL = 10 * MINUTE

const keyOf = ({ round, no, k = 0 }: PolledWatch): string => `${round}-${no}-${k}`

interface PollerOptions {
  env: () => Bindings
  tournament: () => string
  storage: DurableObjectStorage
  /** The boards and rounds that viewers follow. */
  followed: () => { boards: BoardRef[]; rounds: number[] }
  publish: (events: LiveEvent[]) => Promise<void>
  /** Called with the version that D1 has, whenever the matches are read. */
  onRead: (version: number) => void
  sendMoves: (board: BoardRef, event: MovesEvent) => void
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * Polls the linked matches of a tournament, one run at a time, and keeps what is not saved: running games and line-ups.
 */
export class Poller {
  #options: PollerOptions
  #runs = new Serial()
  #state: PollState | undefined
  #isExpired = false
  #eventLook: EventLook = { dueAt: 0 }
  /** When games that the desk starts on Lichess are looked at next. */
  #startsDueAt = 0
  /** Somebody asked for a look at all of them, due or not. */
  #looksAtStarts = false
  #behind: BehindNotice

  constructor(options: PollerOptions) {
    this.#options = options
    this.#behind = new BehindNotice(options.storage)
  }

  /** The next run must read the matches from D1 again. */
  expire(): void {
    this.#isExpired = true
    this.#startsDueAt = 0
  }

  /** Polls what is due; returns when the next run is, undefined if nothing is left to watch. Never throws: an alarm that throws is lost after a few retries. */
  async poll(): Promise<number | undefined> {
    const began = Date.now()
    try {
      return await this.#runs.run(() => this.#pollDue())
    } catch (error) {
      logError(error)
      this.expire()
      return began + MINUTE
    }
  }

  /** Polls one match or all now, due or not; a match polled within the second is not polled again. */
  pollNow(round?: number, no?: number): Promise<void> {
    return this.#runs.run(async () => {
      this.expire()
      this.#looksAtStarts = true
      const state = await this.#read()
      const asked = state?.watches.filter((watch) => no === undefined || (watch.round === round && watch.no === no))
      if (!state || !asked) return
      const context = this.#newContext()
      const pollable = asked.filter(({ polledAt = 0 }) => Date.now() >= polledAt + SECOND)
      for (const watch of pollable) if (!isAskedTogether(watch)) await pollMatch(context, state, watch)
      await pollGames(context, state, this.#options.sendMoves, pollable)
    })
  }

  /** Whether to poll a match for a viewer who asks for it: not if it was just polled, nor if it isn't watched. */
  needsPoll(round: number, no: number): boolean {
    const watch = this.#watchOf(round, no)
    if (!watch) return !this.#state || this.#isExpired
    const ttl = isDaily(watch.match.facts) ? DAILY_SYNC_TTL : SYNC_TTL
    return (watch.polledAt ?? 0) + ttl <= Date.now()
  }

  polledAt(round: number, no: number): number | undefined {
    return this.#watchOf(round, no)?.polledAt
  }

  running(round: number, no: number): RunningAnswer | undefined {
    return this.runningOfRound(round).find((answer) => answer.no === no)
  }

  runningOfRound(round: number): (RunningAnswer & { no: number })[] {
    return runningAnswers(this.#state?.watches.filter((watch) => watch.round === round) ?? [], Date.now())
  }

  async #pollDue(): Promise<number | undefined> {
    const state = await this.#read()
    if (!state) return undefined
    const context = this.#newContext()
    await this.#runStarts(context, state)
    if (state.watches.length === 0 && !hasEvent(state))
      return this.#startsDueAt < Infinity ? this.#startsDueAt : undefined
    const { followed, sendMoves, waitUntil } = this.#options
    const { boards, rounds } = followed()
    for (const watch of state.watches) {
      const isAlone = boards.some(({ r, n }) => r === watch.round && n === watch.no)
      watch.isFollowed = isAlone || rounds.includes(watch.round)
    }
    const { next = Infinity, outdated } = await pollTournament(context, state)
    const isCurrent = !outdated && (await pollGames(context, state, sendMoves))
    if (isCurrent) await pollFollowedBoards(context, state, { boards, rounds }, sendMoves)
    waitUntil(this.#behind.look(context.env, state, context.clock()).catch(logError))
    const hasNew = await pollEvent(context, state, this.#eventLook)
    this.#isExpired ||= !isCurrent || hasNew
    const due = Math.min(next, hasEvent(state) ? this.#eventLook.dueAt : Infinity, this.#startsDueAt)
    return due < Infinity ? due : undefined
  }

  async #runStarts(context: PollContext, state: PollState): Promise<void> {
    if (context.clock() < this.#startsDueAt) return
    const isAsked = this.#looksAtStarts
    this.#looksAtStarts = false
    const { next = Infinity, hasNew } = await runStarts(context, state, isAsked)
    this.#startsDueAt = hasNew ? context.clock() : next
    this.#isExpired ||= hasNew
  }

  #watchOf(round: number, no: number): PolledWatch | undefined {
    return this.#state?.watches.find((watch) => watch.round === round && watch.no === no)
  }

  /** The watched matches, from memory or read again; state that is only kept in memory is carried over. */
  async #read(): Promise<PollState | undefined> {
    if (this.#state && !this.#isExpired) return this.#state
    this.#isExpired = false
    const known = new Map(this.#state?.watches.map((watch) => [keyOf(watch), watch]))
    const { env, tournament, onRead } = this.#options
    const state: PollState | undefined = await watches.loadOfTournament(open(env().DB), tournament())
    for (const watch of state?.watches ?? []) {
      const { polledAt, retryAt, seenAt, participants, boards, archive } = known.get(keyOf(watch)) ?? {}
      Object.assign(watch, { polledAt, retryAt, seenAt, participants, boards, archive })
    }
    if (state) onRead(state.version)
    return (this.#state = state)
  }

  #newContext(): PollContext {
    const { publish, waitUntil } = this.#options
    const env = this.#options.env()
    return {
      env,
      clock: () => Date.now(),
      roll: () => Math.random(),
      publish: async (events) => {
        await publish(events)
        waitUntil(wakeUp(env, ['pushes', 'webhooks']))
      },
      requests: MAX_REQUESTS,
    }
  }
}

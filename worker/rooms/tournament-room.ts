import type { BoardRef, LiveEvent, MovesEvent } from '#core/match/live.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { roomPlace } from '#party/site-counter.ts'
import { ADMITTED_FOR, TournamentRoomBase, type Standing } from '#party/tournament-room.ts'
import { open } from '../data/db.ts'
import * as tournaments from '../data/tournaments.ts'
import { listAdmitted } from '../data/viewers.ts'
import * as watches from '../data/watches.ts'
import type { Bindings } from '../env.ts'
import { BehindNotice } from './behind.ts'
import { hasEvent, pollEvent, type EventLook } from './poll-event.ts'
import { pollGames } from './poll-games.ts'
import { noteArbiter } from './arbiters-at-desk.ts'
import { siteCounter } from './site-counter.ts'
import type { TournamentRelay } from './tournament-relay.ts'
import {
  isAskedTogether,
  pollMatch,
  pollTournament,
  MAX_REQUESTS,
  type PolledWatch,
  type PollState,
  type PollContext,
} from './poll.ts'
import { pollFollowedBoards, runningAnswer, type RunningAnswer } from './followed-boards.ts'

// A poll this recent counts as the sync that a viewer asks for.
const SYNC_TTL = 3 * SECOND

/** The room of a tournament, whose alarm looks at its linked matches: there is one room, so nobody looks twice. */
export class TournamentRoom extends TournamentRoomBase<Bindings> {
  /** Remembered while awake; what somebody else changes makes it out of date. */
  #looking: PollState | undefined
  #isOutdated = false
  #eventLook: EventLook = { dueAt: 0 }
  #behind = new BehindNotice(this.ctx.storage)
  #turn: Promise<unknown> = Promise.resolve()

  protected override async loadStanding(): Promise<Standing> {
    return (await tournaments.findStanding(open(this.env.DB), this.name)) ?? { version: 0, isPublic: true }
  }

  protected override reportCount(count: number): Promise<unknown> {
    return siteCounter(this.env).report(roomPlace(this.name), count)
  }

  /** Where D1 does not say it, they stay: nothing is told them that it did not save. */
  protected override async loadAdmitted(sessions: string[]): Promise<Set<string> | undefined> {
    try {
      return await listAdmitted(open(this.env.DB), this.name, sessions, Date.now())
    } catch (error) {
      console.error(error)
      return undefined
    }
  }

  protected override relay(no: number): DurableObjectStub<TournamentRelay> {
    return this.env.TournamentRelay.getByName(`${this.name}/${no}`)
  }

  protected override async prepare(since: number | undefined): Promise<void> {
    await super.prepare(since)
    if (!this.isGuarded) return
    const alarm = await this.ctx.storage.getAlarm()
    const due = Date.now() + ADMITTED_FOR
    if (alarm === null || alarm > due) await this.ctx.storage.setAlarm(due)
  }

  override async publish(told: LiveEvent | LiveEvent[]): Promise<void> {
    this.#isOutdated = true
    await super.publish(told)
  }

  /** Looks now, at one match or at all, whatever the dice say; a match seen within the second is not asked for again. */
  async pollNow(round?: number, no?: number): Promise<void> {
    await this.#inTurn(async () => {
      this.#isOutdated = true
      const state = await this.#read()
      const asked = state?.watches.filter((watch) => no === undefined || (watch.round === round && watch.no === no))
      if (!state || !asked) return
      const context = this.#newTurn()
      const pollable = asked.filter(isPollable)
      for (const watch of pollable) if (!isAskedTogether(watch)) await pollMatch(context, state, watch)
      await pollGames(context, state, this.#tell, pollable)
    })
    await this.wake()
  }

  /** Looks at a match for a visitor who wishes it, unless it was just looked at; returns when that was, in milliseconds. */
  async syncFor(round: number, no: number): Promise<number | undefined> {
    const known = this.#watchOf(round, no)
    if (this.#looking && !this.#isOutdated && !known) return undefined
    if (!known || (known.polledAt ?? 0) + SYNC_TTL <= Date.now()) await this.pollNow(round, no)
    return this.#watchOf(round, no)?.polledAt
  }

  /** Notes that an arbiter has the desk open; those who have it open now. */
  noteArbiter(username: string): string[] {
    return noteArbiter(this.ctx.storage, username, Date.now())
  }

  /** What is known of a match beyond what is saved: games that are being played, and who sits where. */
  running(round: number, no: number): RunningAnswer | undefined {
    const watch = this.#watchOf(round, no)
    return watch && runningAnswer(watch, Date.now())
  }

  /** The same of each match of a round that is looked at, by its number. */
  runningOfRound(round: number): (RunningAnswer & { no: number })[] {
    const watches = this.#looking?.watches.filter((watch) => watch.round === round) ?? []
    return watches.map((watch) => ({ no: watch.no, ...runningAnswer(watch, Date.now()) }))
  }

  #watchOf(round: number, no: number): PolledWatch | undefined {
    return this.#looking?.watches.find((watch) => watch.round === round && watch.no === no)
  }

  override async onAlarm(): Promise<void> {
    const began = Date.now()
    let next: number | undefined = began + MINUTE
    try {
      await this.closeToStrangers(0)
      next = await this.#inTurn(() => this.#poll())
    } catch (error) {
      // Thrown any further, the alarm would be lost after a few tries.
      console.error(error)
      this.#isOutdated = true
    } finally {
      const due = Math.min(next ?? Infinity, this.isGuarded ? began + ADMITTED_FOR : Infinity)
      if (due < Infinity) await this.ctx.storage.setAlarm(Math.max(due, began + SECOND))
    }
  }

  async #poll(): Promise<number | undefined> {
    const state = await this.#read()
    if (!state || (state.watches.length === 0 && !hasEvent(state))) return undefined
    const context = this.#newTurn()
    const followed = { boards: this.followedBoards(), rounds: this.followedRounds() }
    for (const watch of state.watches) {
      const isAlone = followed.boards.some(({ r, n }) => r === watch.round && n === watch.no)
      watch.isFollowed = isAlone || followed.rounds.includes(watch.round)
    }
    const { next = Infinity, outdated } = await pollTournament(context, state)
    const isCurrent = !outdated && (await pollGames(context, state, this.#tell))
    if (isCurrent) await pollFollowedBoards(context, state, followed, this.#tell)
    const behind = this.#behind.look(this.env, state, context.clock())
    this.ctx.waitUntil(behind.catch((error: unknown) => console.error(error)))
    const hasNew = await pollEvent(context, state, this.#eventLook)
    this.#isOutdated ||= !isCurrent || hasNew
    const due = Math.min(next, hasEvent(state) ? this.#eventLook.dueAt : Infinity)
    return due < Infinity ? due : undefined
  }

  #tell = (board: BoardRef, event: MovesEvent): void => this.sendToFollowers(board, event)

  async #read(): Promise<PollState | undefined> {
    if (this.#looking && !this.#isOutdated) return this.#looking
    this.#isOutdated = false
    const known = new Map(this.#looking?.watches.map((watch) => [`${watch.round}-${watch.no}`, watch]))
    const state: PollState | undefined = await watches.loadOfTournament(open(this.env.DB), this.name)
    for (const watch of state?.watches ?? []) {
      const { polledAt, retryAt, seenAt, participants, boards, archive } = known.get(`${watch.round}-${watch.no}`) ?? {}
      Object.assign(watch, { polledAt, retryAt, seenAt, participants, boards, archive })
    }
    if (state) this.adoptVersion(state.version)
    return (this.#looking = state)
  }

  #newTurn(): PollContext {
    return {
      env: this.env,
      clock: () => Date.now(),
      roll: () => Math.random(),
      publish: (events) => super.publish(events),
      requests: MAX_REQUESTS,
    }
  }

  /** One at a time: an alarm and somebody who asks for a look may come together. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => undefined)
    return result
  }
}

const isPollable = ({ polledAt }: PolledWatch): boolean => Date.now() >= (polledAt ?? 0) + SECOND

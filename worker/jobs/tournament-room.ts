import type { LiveEvent } from '#core/contract/live.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { Room } from '#party/tournament-room.ts'
import { open } from '../data/db.ts'
import * as tournaments from '../data/tournaments.ts'
import * as watches from '../data/watches.ts'
import type { Bindings } from '../env.ts'
import { lookAt, pollTournament, QUESTIONS, type Looked, type Looking, type Turn } from './poll.ts'
import { lookAtFollowed, runningIn, type RunningAnswer } from './running.ts'

// A visitor's wish is as good as granted so soon after a look.
const RECENT = 3 * SECOND

/** The room of a tournament, whose alarm looks at its linked matches: there is one room, so nobody looks twice. */
export class TournamentRoom extends Room<Bindings> {
  /** Remembered while awake; what somebody else changes makes it out of date. */
  #looking: Looking | undefined
  #isOutdated = false
  #turn: Promise<unknown> = Promise.resolve()

  protected override async storedVersion(): Promise<number> {
    return (await tournaments.findVersion(open(this.env.DB), this.name)) ?? 0
  }

  override async tell(told: LiveEvent | LiveEvent[]): Promise<void> {
    this.#isOutdated = true
    await super.tell(told)
  }

  /** Looks now, at one match or at all, whatever the dice say; a match seen within the second is not asked for again. */
  async look(round?: number, no?: number): Promise<void> {
    await this.#inTurn(async () => {
      this.#isOutdated = true
      const looking = await this.#read()
      const asked = looking?.watches.filter((watch) => no === undefined || (watch.round === round && watch.no === no))
      const turn = this.#newTurn()
      for (const watch of asked ?? []) if (looking && isLongAgo(watch)) await lookAt(turn, looking, watch)
    })
    await this.watch()
  }

  /** Looks at a match for a visitor who wishes it, unless it was just looked at; returns when that was, in milliseconds. */
  async sync(round: number, no: number): Promise<number | undefined> {
    const known = this.#watchOf(round, no)
    if (this.#looking && !this.#isOutdated && !known) return undefined
    if (!known || (known.lookedAt ?? 0) + RECENT <= Date.now()) await this.look(round, no)
    return this.#watchOf(round, no)?.lookedAt
  }

  /** What is known of a match beyond what is saved: games that are being played, and who sits where. */
  running(round: number, no: number): RunningAnswer | undefined {
    const watch = this.#watchOf(round, no)
    return watch && runningIn(watch)
  }

  #watchOf(round: number, no: number): Looked | undefined {
    return this.#looking?.watches.find((watch) => watch.round === round && watch.no === no)
  }

  override async onAlarm(): Promise<void> {
    const began = Date.now()
    let next: number | undefined = began + MINUTE
    try {
      next = await this.#inTurn(() => this.#poll())
    } catch (error) {
      // Thrown any further, the alarm would be lost after a few tries.
      console.error(error)
      this.#isOutdated = true
    } finally {
      if (next !== undefined) await this.ctx.storage.setAlarm(Math.max(next, began + SECOND))
    }
  }

  async #poll(): Promise<number | undefined> {
    const looking = await this.#read()
    if (!looking || looking.watches.length === 0) return undefined
    const turn = this.#newTurn()
    const boards = this.followed()
    for (const watch of looking.watches) {
      watch.isFollowed = boards.some(({ r, n }) => r === watch.round && n === watch.no)
    }
    const { next, outdated } = await pollTournament(turn, looking)
    this.#isOutdated ||= outdated
    if (!outdated) await lookAtFollowed(turn, looking, boards, (board, event) => this.tellFollowers(board, event))
    return next
  }

  async #read(): Promise<Looking | undefined> {
    if (this.#looking && !this.#isOutdated) return this.#looking
    this.#isOutdated = false
    const known = new Map(this.#looking?.watches.map((watch) => [`${watch.round}-${watch.no}`, watch]))
    const looking: Looking | undefined = await watches.ofTournament(open(this.env.DB), this.name)
    for (const watch of looking?.watches ?? []) {
      const { lookedAt, retryAt, present, seenBoards } = known.get(`${watch.round}-${watch.no}`) ?? {}
      Object.assign(watch, { lookedAt, retryAt, present, seenBoards })
    }
    if (looking) this.learn(looking.version)
    return (this.#looking = looking)
  }

  #newTurn(): Turn {
    return {
      env: this.env,
      clock: () => Date.now(),
      roll: () => Math.random(),
      tell: (events) => super.tell(events),
      questions: QUESTIONS,
    }
  }

  /** One at a time: an alarm and somebody who asks for a look may come together. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => undefined)
    return result
  }
}

const isLongAgo = ({ lookedAt }: Looked): boolean => Date.now() >= (lookedAt ?? 0) + SECOND

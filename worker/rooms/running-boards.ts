import type { Connection } from 'partyserver'
import type { LiveEvent } from '#core/match/live.ts'
import { followed, type Followers } from '#party/followers.ts'
import type { Relays } from '#party/relays.ts'
import type { Bindings } from '../env.ts'
import { answerBoards, isOfBoards } from './boards/answer-boards.ts'
import { BoardFeeds } from './boards/board-feeds.ts'
import { isOfEvaluations, type SentEvaluations } from './evaluations.ts'
import type { RunningAnswer } from './followed-boards.ts'
import { Poller } from './poller.ts'
import { RoundMoves } from './round-moves.ts'

/** Whether the Worker asks the room about its boards. Requests of viewers have another host. */
export const isOfRoom = (request: Request): boolean => isOfBoards(request) || isOfEvaluations(request)

interface RunningBoardsOptions {
  room: { env: () => Bindings; tournament: () => string; ctx: DurableObjectState }
  followers: () => Followers<Connection>
  relays: Relays
  isWatched: () => boolean
  publish: (events: LiveEvent[]) => Promise<void>
  /** Called with the version that D1 has, whenever the matches are read. */
  onRead: (version: number) => void
  /** How long moves of a round are gathered, in milliseconds. */
  period: number
}

/** The running games of an event: of linked matches and of boards in the hall, with their moves and evaluations. */
export class RunningBoards {
  #poller: Poller
  #feeds: BoardFeeds
  #moves: RoundMoves

  constructor({ room, followers, relays, isWatched, publish, onRead, period }: RunningBoardsOptions) {
    const { ctx, ...shared } = room
    const { storage } = ctx
    this.#moves = new RoundMoves({
      ...shared,
      kv: storage.kv,
      followers,
      relays,
      running: (round) => this.ofRound(round),
      period,
    })
    const toRoom = { publish, sendMoves: this.#moves.send.bind(this.#moves) }
    this.#poller = new Poller({
      ...shared,
      ...toRoom,
      storage,
      followed: () => followed([...followers().targets, ...relays.follows]),
      onRead,
      waitUntil: (work) => ctx.waitUntil(work),
    })
    this.#feeds = new BoardFeeds({
      ...shared,
      ...toRoom,
      takeEvaluations: ({ snapshot, field }, files) => this.#moves.takeOfFiles(snapshot, field.round, files),
      storage,
      isWatched,
    })
  }

  /** The facts of matches must be read again. */
  expire(): void {
    this.#poller.expire()
  }

  /** One turn of the room’s alarm; returns when the next is due, undefined if nothing is left to watch. */
  async turn(): Promise<number | undefined> {
    const next = await this.#poller.poll()
    const due = Math.min(next ?? Infinity, (await this.#feeds.turn()) ?? Infinity)
    return due < Infinity ? due : undefined
  }

  pollNow(round?: number, no?: number): Promise<void> {
    return this.#poller.pollNow(round, no)
  }

  /** Whether to poll a match for a viewer who asks for it. */
  needsPoll(round: number, no: number): boolean {
    return this.#poller.needsPoll(round, no)
  }

  polledAt(round: number, no: number): number | undefined {
    return this.#poller.polledAt(round, no)
  }

  ofMatch(round: number, no: number): RunningAnswer | undefined {
    const match = this.#poller.running(round, no) ?? this.#feeds.running(round, no)
    return match && this.#moves.evaluated(round, { ...match, no })
  }

  ofRound(round: number): (RunningAnswer & { no: number })[] {
    const linked = this.#poller.runningOfRound(round)
    const fed = this.#feeds.runningOfRound(round).filter(({ no }) => !linked.some((match) => match.no === no))
    return [...linked, ...fed].map((match) => this.#moves.evaluated(round, match))
  }

  /** Answers the Worker’s requests about boards and evaluations, with the time of the next turn. */
  async answer(request: Request): Promise<{ response: Response; due?: number | undefined }> {
    if (isOfEvaluations(request)) return { response: await this.#moves.take((await request.json()) as SentEvaluations) }
    const response = await answerBoards(this.#feeds, request)
    return { response, due: await this.#feeds.turn() }
  }

  /**
   * Takes changes of the event; returns whether a turn is due. Evaluations are saved before readers hear of a result and
   * fetch its game.
   */
  async see(changes: readonly (LiveEvent & { v: number })[]): Promise<boolean> {
    const isTurnDue = this.#feeds.see([...changes])
    await this.#moves.save(changes.filter((event) => event.type === 'match'))
    return isTurnDue
  }
}

import type { Connection } from 'partyserver'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { BoardRef, EvaluationNews, MovesEvent, PliesEvent } from '#core/match/live.ts'
import { EvaluationStore } from '#party/evaluation-store.ts'
import { gathers, type Followers } from '#party/followers.ts'
import { logError } from '#party/log.ts'
import { PlyGatherer } from '#party/ply-gatherer.ts'
import type { Relays } from '#party/relays.ts'
import { taggedValue, userTag } from '#party/sockets.ts'
import type { KeyValues } from '#party/storage.ts'
import { open } from '../data/db.ts'
import { loadEvaluationAudience } from '../data/evaluation-audience.ts'
import { saveEvaluations } from '../data/evaluation-writes.ts'
import type { Bindings } from '../env.ts'
import { takeEvaluations, withEvaluations, type SentEvaluations } from './evaluations.ts'
import type { RunningAnswer } from './followed-boards.ts'

interface RoundMovesOptions {
  env: () => Bindings
  tournament: () => string
  kv: KeyValues
  followers: () => Followers<Connection>
  relays: Relays
  /** The running games of a round, from all sources. */
  running: (round: number) => (RunningAnswer & { no: number })[]
  /** How long moves are gathered, in milliseconds. */
  period: number
}

/**
 * Sends moves of running games to the viewers who follow them, one by one and gathered, and keeps what their files and
 * the event’s own engine say of the positions.
 */
export class RoundMoves {
  #options: RoundMovesOptions
  #evaluations: EvaluationStore
  /** Users who play and are sent no evaluations, as of the last evaluations that came. */
  #players: ReadonlySet<string> = new Set()
  #gatherer: PlyGatherer

  constructor(options: RoundMovesOptions) {
    const { followers, relays, running, period } = options
    this.#options = options
    this.#evaluations = new EvaluationStore(options.kv)
    this.#gatherer = new PlyGatherer({
      games: (round) => running(round).flatMap(({ no: n, games }) => games.map(({ game: g, pgn }) => ({ n, g, pgn }))),
      isFollowed: (round) => [...followers().targets, ...relays.follows].some((target) => gathers(target, round)),
      send: (event) => this.#sendPlies(event),
      period,
    })
  }

  send(board: BoardRef, event: MovesEvent): void {
    const text = JSON.stringify(event)
    this.#options.followers().send(board, text)
    this.#options.relays.passMoves(board, text)
    this.#gatherer.note(board.r)
  }

  /** Adds what is said of the games’ positions. */
  evaluated<Match extends RunningAnswer & { no: number }>(round: number, match: Match): Match {
    return withEvaluations(this.#evaluations, round, match, Date.now())
  }

  /** Takes evaluations by the event’s engine. */
  async take(sent: SentEvaluations): Promise<Response> {
    return Response.json({ taken: await this.#take(sent) })
  }

  /** Takes evaluations that a source sends with the moves, of positions that readers see already. */
  async takeOfFile(snapshot: Snapshot, round: number, all: readonly EvaluationNews[]): Promise<void> {
    const news = all.filter(([n, g, ...one]) => !this.#evaluations.hasOfFile({ r: round, n, g }, one))
    if (news.length === 0) return
    const audience = await loadEvaluationAudience(open(this.#options.env().DB), snapshot, round)
    await this.#take({ round, news, ...audience }, true)
  }

  /** Returns how many it took. */
  async #take(sent: SentEvaluations, isOfFile = false): Promise<number> {
    this.#players = new Set(sent.players)
    const running = this.#options.running(sent.round)
    const { taken, ended } = takeEvaluations(this.#evaluations, sent, running, { now: Date.now(), isOfFile })
    const shown = taken.filter(([n]) => sent.shown.includes(n))
    this.#gatherer.noteEvaluations(sent.round, shown)
    if (ended.length > 0) await this.save(ended)
    return taken.length + ended.length
  }

  /** Saves evaluations with the games of these pairings, as far as the games are saved. */
  async save(pairings: readonly { r: number; n: number }[]): Promise<void> {
    try {
      const unsaved = this.#evaluations.unsaved(pairings)
      const db = open(this.#options.env().DB)
      this.#evaluations.noteSaved(await saveEvaluations(db, this.#options.tournament(), unsaved))
    } catch (error) {
      // They stay in the room, and are saved with the next result.
      logError(error)
    }
  }

  /** Relays serve readers who are not signed in, so those who play are connected here. */
  #sendPlies(event: PliesEvent): void {
    const { e, ...rest } = event
    const text = JSON.stringify(event)
    const withoutEvaluations = e === undefined ? text : rest.t.length > 0 ? JSON.stringify(rest) : undefined
    const isPlaying = ({ tags }: Connection) => this.#players.has(taggedValue(tags, userTag) ?? '')
    const { followers, relays } = this.#options
    followers().sendPlies(event.r, (viewer) => (isPlaying(viewer) ? withoutEvaluations : text))
    relays.passPlies(event.r, text)
  }
}

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
import { loadEvaluationAudience, type EvaluationAudience } from '../data/evaluation-audience.ts'
import { saveEvaluations } from '../data/evaluation-writes.ts'
import type { Bindings } from '../env.ts'
import { takeEvaluations, withEvaluations, type EvaluatedFile, type SentEvaluations } from './evaluations.ts'
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
  async take({ round, news, ...audience }: SentEvaluations): Promise<Response> {
    const { taken, ended } = this.#keep(round, news, false)
    this.#show(round, taken, audience)
    if (ended.length > 0) await this.save(ended)
    return Response.json({ taken: taken.length + ended.length })
  }

  /** Takes evaluations that sources send with the moves, of positions that readers see already. */
  async takeOfFiles(snapshot: Snapshot, round: number, files: readonly EvaluatedFile[]): Promise<void> {
    const news = files.flatMap(({ n, g, codes }) =>
      this.#evaluations
        .changedOfFile({ r: round, n, g }, codes)
        .map(([ply, code]): EvaluationNews => [n, g, ply, code]),
    )
    const { taken } = this.#keep(round, news, true)
    if (taken.length === 0) return
    try {
      const db = open(this.#options.env().DB)
      this.#show(round, taken, await loadEvaluationAudience(db, snapshot, round))
    } catch (error) {
      // The round's players must not see evaluations. As it failed to load who they are, evaluations aren't sent; readers
      // get them when they fetch the game.
      logError(error)
    }
  }

  #keep(round: number, news: EvaluationNews[], isOfFile: boolean) {
    return takeEvaluations(this.#evaluations, { round, news }, this.#options.running(round), {
      now: Date.now(),
      isOfFile,
    })
  }

  #show(round: number, news: readonly EvaluationNews[], { shown, players }: EvaluationAudience): void {
    this.#players = new Set(players)
    this.#gatherer.noteEvaluations(
      round,
      news.filter(([n]) => shown.includes(n)),
    )
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

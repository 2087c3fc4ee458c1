import { deskBoards, type DeskBoards } from '#core/boards/desk-view.ts'
import { STABLE_AFTER } from '#core/boards/proposals.ts'
import { polled, type BoardSource } from '#core/boards/sources.ts'
import type { SourceGame } from '#core/boards/source-game.ts'
import type { BoardRef, LiveEvent, MovesEvent } from '#core/match/live.ts'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import { MINUTE } from '#core/time.ts'
import { BoardGames } from '#party/board-games.ts'
import { Serial } from '#party/serial.ts'
import { logError } from '#party/log.ts'
import type { Bindings } from '../../env.ts'
import type { EvaluatedFile } from '../evaluations.ts'
import type { RunningAnswer } from '../followed-boards.ts'
import { askSource } from './ask-source.ts'
import { delayOf, loadBoardFacts, withSnapshot, type BoardFacts } from './board-facts.ts'
import type { TakenGame } from './taken-game.ts'
import { saveWhatIsDue } from './save-games.ts'
import { ShownBoards } from './shown-boards.ts'
import { SourceStates, type Period } from './source-states.ts'

interface FeedOptions {
  env: () => Bindings
  tournament: () => string
  storage: DurableObjectStorage
  isWatched: () => boolean
  publish: (events: LiveEvent[]) => Promise<void>
  sendMoves: (board: BoardRef, event: MovesEvent) => void
  takeEvaluations: (facts: BoardFacts, files: readonly EvaluatedFile[]) => Promise<void>
}

/** Polling ends when no board has had news for so long. */
const IDLE_AFTER = 20 * MINUTE
/** Requests of one turn: the smallest plan allows 50, and saving takes some. */
const REQUESTS = 24

/**
 * The boards of an event: asks its sources, takes what is pushed, shows readers what they may see, and saves games and
 * results.
 */
export class BoardFeeds {
  #options: FeedOptions
  #games: BoardGames
  #shown: ShownBoards
  #runs = new Serial()
  #facts: BoardFacts | undefined
  /** Whether the facts, or only the pairings and results in them, must be read again. */
  #isExpired = true
  #states = new SourceStates()

  constructor(options: FeedOptions) {
    this.#options = options
    this.#games = new BoardGames(options.storage.sql)
    this.#shown = new ShownBoards(options.storage.kv, this.#games, options.sendMoves)
  }

  /** The desk changed sources, names or places. */
  expire(): void {
    this.#isExpired = true
  }

  /** Takes what changed in the event; returns whether a turn is due, since a game may have to be saved with its result. */
  see(events: LiveEvent[]): boolean {
    for (const event of events) {
      if (!this.#facts || event.type === 'online') continue
      const snapshot = applyEvent(this.#facts.snapshot, event)
      if (snapshot === 'gap') this.#isExpired = true
      else if (snapshot !== this.#facts.snapshot) this.#facts = withSnapshot(this.#facts, snapshot)
    }
    return events.some((event) => event.type === 'match' && this.#games.ofRound(event.r).length > 0)
  }

  /** Takes the games that a program sends; undefined if the event has no such source. */
  push(source: string, games: SourceGame[], bytes: number): Promise<TakenGame[] | undefined> {
    return this.#runs.run(async () => {
      const facts = await this.#read()
      if (!facts?.sources.some(({ id, isOn }) => id === source && isOn)) return undefined
      const taken = this.#take(facts, source, games, bytes)
      await this.#afterwards(facts)
      return taken
    })
  }

  /** Forgets the games of a source. */
  async reset(source: string): Promise<void> {
    await this.#runs.run(async () => {
      this.#games.forget(source)
      this.#states.forget(source)
      const facts = await this.#read()
      if (facts) await this.#afterwards(facts)
    })
  }

  /** Asks all sources now, whether a round is played or not. */
  async look(): Promise<void> {
    await this.#runs.run(async () => {
      this.expire()
      const facts = await this.#read()
      if (!facts) return
      await this.#ask(facts, polled(facts.sources))
      await this.#afterwards(facts)
    })
  }

  /** One turn of the room’s alarm; returns when the next is due, undefined if nothing is left to do. Never throws. */
  async turn(): Promise<number | undefined> {
    try {
      return await this.#runs.run(async () => {
        const facts = await this.#read()
        if (!facts) return undefined
        const now = Date.now()
        const due = this.#isPlayed(facts, now)
          ? polled(facts.sources).filter(({ id }) => (this.#states.of(id).nextAt ?? 0) <= now)
          : []
        await this.#ask(facts, due)
        return this.#afterwards(facts)
      })
    } catch (error) {
      logError(error)
      this.expire()
      return Date.now() + MINUTE
    }
  }

  async desk(): Promise<DeskBoards> {
    const facts = await this.#runs.run(() => this.#read())
    if (!facts) return { round: 0, sources: [], boards: [], unmatched: [], without: [], proposals: [], aliases: [] }
    const { field, snapshot, sources, aliases } = facts
    const kept = this.#games.ofRound(field.round)
    const gamesOf = ({ id }: BoardSource) => kept.filter((game) => game.source === id)
    return deskBoards({
      snapshot,
      field,
      sources: sources.map((source) => this.#states.told(source, gamesOf(source))),
      kept,
      chosen: this.#chosen(facts),
      aliases,
      now: Date.now(),
    })
  }

  running(round: number, no: number): RunningAnswer | undefined {
    return this.runningOfRound(round).find((match) => match.no === no)
  }

  runningOfRound(round: number): (RunningAnswer & { no: number })[] {
    return this.#shown.answers(round, Date.now())
  }

  async #read(): Promise<BoardFacts | undefined> {
    if (!this.#isExpired) return this.#facts
    this.#isExpired = false
    const facts = await loadBoardFacts(this.#options.env(), this.#options.tournament()).catch((error: unknown) => {
      this.expire()
      throw error
    })
    this.#facts = facts
    if (facts) {
      this.#games.rematch(facts.field, facts.settings)
      this.#games.forgetBefore(facts.field.round - 1)
    }
    return facts
  }

  /** Whether a round is played in which boards may have news. */
  #isPlayed({ snapshot, field }: BoardFacts, now: number): boolean {
    if (liveRound(snapshot) === undefined) return false
    const games = this.#games.ofRound(field.round)
    const isOver = games.length > 0 && games.every(({ followed }) => followed.result !== undefined)
    return !isOver || games.some(({ followed }) => now < followed.changedAt + IDLE_AFTER)
  }

  async #ask({ field }: BoardFacts, sources: BoardSource[]): Promise<void> {
    const budget = { requests: REQUESTS }
    for (const source of sources) {
      if (budget.requests <= 0) return
      const state = this.#states.of(source.id)
      const { env } = this.#options
      const round = Math.max(1, field.round)
      const answer = await askSource(source, { env: env(), round, asked: state, budget }).catch((error: unknown) => {
        logError(error)
        return { kind: 'problem', problem: 'noAnswer' } as const
      })
      this.#states.noteAsked(source.id, answer, { now: Date.now(), period: this.#period(field.round) })
      // The facts may have changed while the source was asked.
      const facts = await this.#read()
      if (answer.kind === 'games' && facts) this.#take(facts, source.id, answer.games, answer.bytes)
    }
  }

  #period(round: number): Period {
    const isRunning = this.#games.ofRound(round).some(({ followed: { plies, result } }) => plies.length > 0 && !result)
    return !isRunning ? 'waiting' : this.#options.isWatched() ? 'watched' : 'running'
  }

  #take(
    { field, snapshot, settings, sources }: BoardFacts,
    source: string,
    games: SourceGame[],
    bytes: number,
  ): TakenGame[] {
    const now = Date.now()
    const isPolled = polled(sources).some(({ id }) => id === source)
    const taken = this.#games.take(source, games, { field, settings, now, delay: delayOf(snapshot.settings) })
    this.#states.noteTaken(source, taken, { isPolled, bytes, now })
    return taken.map(({ game, match }) => ({
      white: game.white,
      black: game.black,
      plies: game.plies.length,
      match,
    }))
  }

  /** Shows readers what is due, saves, and returns when there is more to do. */
  async #afterwards(known: BoardFacts): Promise<number | undefined> {
    const { env, publish, takeEvaluations } = this.#options
    const facts = (await this.#read()) ?? known
    const moment = { now: Date.now(), delay: delayOf(facts.snapshot.settings) }
    this.#games.settle(facts.field.round, moment)
    this.#shown.show(facts, this.#chosen(facts), moment)
    await takeEvaluations(facts, this.#shown.evaluations(facts.field.round, moment.now))
    const saved = await saveWhatIsDue(env(), facts, this.#chosen(facts), {
      moment,
      noteSaved: (game, outcome) => this.#games.noteSaved(game, outcome),
    })
    if (saved.isOutdated) this.expire()
    if (saved.events.length > 0) await publish(saved.events)
    if (saved.hasSaved) this.#shown.show(this.#facts ?? facts, this.#chosen(this.#facts ?? facts), moment)
    return this.#nextTurn(facts, moment)
  }

  #nextTurn(facts: BoardFacts, moment: { now: number; delay: number }): number | undefined {
    const { now } = moment
    const polls = this.#isPlayed(facts, now)
      ? polled(facts.sources).map(({ id }) => this.#states.of(id).nextAt ?? now)
      : []
    const results = this.#chosen(facts).flatMap(({ followed }) => {
      const stable = (followed.result?.since ?? 0) + Math.max(STABLE_AFTER, moment.delay)
      return followed.result && stable > now && facts.snapshot.settings.boardResults !== 'never' ? [stable] : []
    })
    const due = Math.min(Infinity, ...polls, ...results, this.#games.nextDue(facts.field.round, moment))
    return due < Infinity ? Math.max(due, now + 250) : undefined
  }

  #chosen({ field, sources }: BoardFacts) {
    const ranks = new Map(sources.filter(({ isOn }) => isOn).map(({ id, rank }) => [id, rank]))
    return this.#games.chosen(field.round, (source) => ranks.get(source))
  }
}

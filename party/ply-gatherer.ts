import { gatheredPlies, type GatheredPly } from '#core/game/append-plies.ts'
import type { EvaluationNews, PliesEvent, PlyNews } from '#core/match/live.ts'

/** Running games of a round, as readers may see them: by pairing number and number in the match. */
export interface GatheredGame {
  n: number
  g: number
  pgn: string
}

interface GathererOptions {
  games: (round: number) => GatheredGame[]
  isFollowed: (round: number) => boolean
  send: (event: PliesEvent) => void
  /** In milliseconds. */
  period: number
}

/**
 * Gathers the news of a round’s games for a second, so that viewers of many boards get one small frame in place of one
 * for each move. It compares games with what it sent last, so it doesn’t matter where moves come from.
 */
export class PlyGatherer {
  #options: GathererOptions
  /** What was sent last, by round and game. */
  #sent = new Map<number, Map<string, GatheredPly[]>>()
  #evaluations = new Map<number, EvaluationNews[]>()
  #timers = new Map<number, ReturnType<typeof setTimeout>>()

  constructor(options: GathererOptions) {
    this.#options = options
  }

  /** A game of the round has new moves. */
  note(round: number): void {
    if (!this.#options.isFollowed(round)) {
      this.#sent.delete(round)
      return
    }
    if (this.#timers.has(round)) return
    this.#timers.set(
      round,
      setTimeout(() => this.#flush(round), this.#options.period),
    )
  }

  /** Positions of the round have new evaluations. */
  noteEvaluations(round: number, news: readonly EvaluationNews[]): void {
    if (news.length === 0) return
    this.note(round)
    if (this.#timers.has(round)) this.#evaluations.set(round, [...(this.#evaluations.get(round) ?? []), ...news])
  }

  #flush(round: number): void {
    this.#timers.delete(round)
    const { games, send } = this.#options
    const before = this.#sent.get(round) ?? new Map<string, GatheredPly[]>()
    const now = new Map<string, GatheredPly[]>()
    const t: PlyNews[] = []
    for (const { n, g, pgn } of games(round)) {
      const key = `${n} ${g}`
      const plies = gatheredPlies(pgn)
      now.set(key, plies)
      t.push(...plyNews(n, g, before.get(key), plies))
    }
    this.#sent.set(round, now)
    const e = this.#evaluations.get(round) ?? []
    this.#evaluations.delete(round)
    if (t.length + e.length > 0) send({ type: 'plies', r: round, t, ...(e.length > 0 && { e }) })
  }
}

/**
 * The half-moves that follow what was sent. Of a game that is new here only the last one: a client that lacks others fetches them.
 * After moves were taken back, the pairing alone.
 */
function plyNews(n: number, g: number, sent: GatheredPly[] | undefined, plies: GatheredPly[]): PlyNews[] {
  const known = sent ?? plies.slice(0, -1)
  if (known.length > plies.length || known.some(([san], at) => plies[at]![0] !== san)) return [[n]]
  return plies.slice(known.length).map(([san, clock], at): PlyNews => {
    const ply = known.length + at + 1
    return clock === undefined ? [n, g, ply, san] : [n, g, ply, san, clock]
  })
}

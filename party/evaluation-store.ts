import { EVALUATION_DELAY } from '#core/game/evaluation-policy.ts'
import type { EvaluationCode } from '#core/match/evaluation-code.ts'
import type { KeyValues } from './storage.ts'

/** Evaluations of a running game by half-move, each with the moment at which it came. */
type ReceivedEvaluations = [ply: number, code: EvaluationCode, at: number][]

export interface GameRef {
  r: number
  n: number
  g: number
}

const KEY = 'evaluations:'
const keyOf = ({ r, n, g }: GameRef): string => `${KEY}${r}-${n}-${g}`

/** The evaluations that a room received, until their games are saved and the round after next begins. */
export class EvaluationStore {
  #kv: KeyValues
  #kept: Map<string, ReceivedEvaluations>
  /** Games whose evaluations changed since they were saved with the game. */
  #unsaved: Set<string>

  constructor(kv: KeyValues) {
    this.#kv = kv
    this.#kept = new Map(
      Array.from(kv.list<ReceivedEvaluations>({ prefix: KEY }), ([key, kept]) => [key, kept] as const),
    )
    this.#unsaved = new Set(this.#kept.keys())
  }

  has(game: GameRef): boolean {
    return this.#kept.has(keyOf(game))
  }

  /** The last evaluation of a position counts: an engine may come back to it. */
  take(game: GameRef, ply: number, code: EvaluationCode, at: number): void {
    const key = keyOf(game)
    const others = (this.#kept.get(key) ?? []).filter(([known]) => known !== ply)
    const kept: ReceivedEvaluations = [...others, [ply, code, at]]
    this.#kept.set(key, kept)
    this.#unsaved.add(key)
    this.#kv.put(key, kept)
  }

  /** After each half-move, null where none is known. `plies`: the half-moves that the game has. */
  codes(game: GameRef, plies: number): (EvaluationCode | null)[] {
    return codesOf(this.#kept.get(keyOf(game)) ?? [], plies)
  }

  /** Only those that are old enough for readers of an event with delayed evaluations. */
  delayedCodes(game: GameRef, plies: number, now: number): (EvaluationCode | null)[] {
    const kept = this.#kept.get(keyOf(game)) ?? []
    return codesOf(
      kept.filter(([, , at]) => at <= now - EVALUATION_DELAY),
      plies,
    )
  }

  /** Evaluations to be saved of these pairings, or of all. */
  unsaved(pairings?: readonly { r: number; n: number }[]): (GameRef & { codes: (EvaluationCode | null)[] })[] {
    return [...this.#unsaved].flatMap((key) => {
      const [r, n, g] = key.slice(KEY.length).split('-').map(Number) as [number, number, number]
      if (pairings?.every((one) => one.r !== r || one.n !== n)) return []
      const kept = this.#kept.get(key) ?? []
      return [{ r, n, g, codes: codesOf(kept, Math.max(0, ...kept.map(([ply]) => ply))) }]
    })
  }

  noteSaved(games: readonly GameRef[]): void {
    for (const game of games) this.#unsaved.delete(keyOf(game))
  }

  forgetBefore(round: number): void {
    for (const key of this.#kept.keys()) {
      if (Number(key.slice(KEY.length).split('-')[0]) >= round) continue
      this.#kept.delete(key)
      this.#unsaved.delete(key)
      this.#kv.delete(key)
    }
  }
}

function codesOf(kept: ReceivedEvaluations, plies: number): (EvaluationCode | null)[] {
  const byPly = new Map(kept.map(([ply, code]) => [ply, code]))
  const last = Math.min(plies, Math.max(0, ...byPly.keys()))
  return Array.from({ length: last }, (_, at) => byPly.get(at + 1) ?? null)
}

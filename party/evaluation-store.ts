import { EVALUATION_DELAY } from '#core/game/evaluation-policy.ts'
import type { EvaluationCode, EvaluationCodes } from '#core/match/evaluation-code.ts'
import type { KeyValues } from './storage.ts'

/** An evaluation after a half-move, with the moment at which it came. */
type ReceivedEvaluation = [ply: number, code: EvaluationCode, at: number, isOfFile?: true]
type ByPly = ReadonlyMap<number, ReceivedEvaluation>

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
  #kept: Map<string, Map<number, ReceivedEvaluation>>
  /** Games whose evaluations changed since they were saved with the game. */
  #unsaved: Set<string>

  constructor(kv: KeyValues) {
    this.#kv = kv
    this.#kept = new Map(
      Array.from(
        kv.list<ReceivedEvaluation[]>({ prefix: KEY }),
        ([key, kept]) => [key, new Map(kept.map((one) => [one[0], one]))] as const,
      ),
    )
    this.#unsaved = new Set(this.#kept.keys())
  }

  has(game: GameRef): boolean {
    return this.#kept.has(keyOf(game))
  }

  /**
   * The last evaluation of a position counts: an engine may come back to it. One that the game’s file has (`isOfFile`)
   * outranks those of the event’s engine. Returns whether it counts.
   */
  take(game: GameRef, [ply, code]: readonly [number, EvaluationCode], at: number, isOfFile = false): boolean {
    const key = keyOf(game)
    const kept = this.#kept.get(key) ?? new Map<number, ReceivedEvaluation>()
    const [, , , hasFileOne = false] = kept.get(ply) ?? []
    if (hasFileOne && !isOfFile) return false
    kept.set(ply, isOfFile ? [ply, code, at, true] : [ply, code, at])
    this.#kept.set(key, kept)
    this.#unsaved.add(key)
    this.#kv.put(key, [...kept.values()])
    return true
  }

  /**
   * Returns the evaluations of a game’s file that are new. Evaluations that an earlier file had and this one lacks are
   * deleted: their move was replaced. `codes`: after each half-move, null where the file says nothing.
   */
  changedOfFile(game: GameRef, codes: EvaluationCodes): [ply: number, code: EvaluationCode][] {
    const key = keyOf(game)
    const kept = this.#kept.get(key) ?? new Map<number, ReceivedEvaluation>()
    const gone = [...kept.values()].filter(([ply, , , isOfFile]) => isOfFile && (codes[ply - 1] ?? null) === null)
    for (const [ply] of gone) kept.delete(ply)
    if (gone.length > 0) {
      this.#unsaved.add(key)
      this.#kv.put(key, [...kept.values()])
    }
    return codes.flatMap((code, at): [number, EvaluationCode][] => {
      const [, known, , isOfFile = false] = kept.get(at + 1) ?? []
      return code === null || (isOfFile && known === code) ? [] : [[at + 1, code]]
    })
  }

  /** After each half-move, null where none is known. `plies`: the half-moves that the game has. */
  codes(game: GameRef, plies: number): (EvaluationCode | null)[] {
    return codesOf(this.#kept.get(keyOf(game)), plies)
  }

  /** Only those that are old enough for readers of an event with delayed evaluations. */
  delayedCodes(game: GameRef, plies: number, now: number): (EvaluationCode | null)[] {
    return codesOf(this.#kept.get(keyOf(game)), plies, now - EVALUATION_DELAY)
  }

  /** Evaluations to be saved of these pairings, or of all. */
  unsaved(pairings?: readonly { r: number; n: number }[]): (GameRef & { codes: (EvaluationCode | null)[] })[] {
    return [...this.#unsaved].flatMap((key) => {
      const [r, n, g] = key.slice(KEY.length).split('-').map(Number) as [number, number, number]
      if (pairings?.every((one) => one.r !== r || one.n !== n)) return []
      const kept = this.#kept.get(key)
      return [{ r, n, g, codes: codesOf(kept, Math.max(0, ...(kept?.keys() ?? []))) }]
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

/** After each half-move up to the last one that has an evaluation; only those that came by `until`, in ms. */
function codesOf(kept: ByPly | undefined, plies: number, until = Infinity): (EvaluationCode | null)[] {
  const old = [...(kept?.values() ?? [])].filter(([, , at]) => at <= until)
  const byPly = new Map(old.map(([ply, code]) => [ply, code]))
  const last = Math.min(plies, Math.max(0, ...byPly.keys()))
  return Array.from({ length: last }, (_, at) => byPly.get(at + 1) ?? null)
}

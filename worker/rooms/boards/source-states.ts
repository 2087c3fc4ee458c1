import type { DeskSource } from '#core/boards/desk-view.ts'
import type { BoardSource, SourceProblem } from '#core/boards/sources.ts'
import { isMatched, type KeptGame } from '#party/board-games.ts'
import type { AskedSource, SourceAnswer } from './ask-source.ts'

interface SourceState extends AskedSource {
  askedAt?: number
  nextAt?: number
  answeredAt?: number
  games?: number
  bytes?: number
  matched?: number
  failures?: number
  problem?: SourceProblem | undefined
  status?: number | undefined
}

/** How the sources of an event answered, in memory only. */
export class SourceStates {
  #states = new Map<string, SourceState>()

  of(source: string): SourceState {
    const known = this.#states.get(source) ?? {}
    this.#states.set(source, known)
    return known
  }

  forget(source: string): void {
    this.#states.delete(source)
  }

  noteAsked(source: string, answer: SourceAnswer, now: number): SourceState {
    const state = this.of(source)
    state.askedAt = now
    state.problem = answer.kind === 'problem' ? answer.problem : undefined
    state.status = answer.kind === 'problem' ? answer.status : undefined
    state.failures = answer.kind === 'problem' ? (state.failures ?? 0) + 1 : 0
    if (answer.kind === 'same') state.answeredAt = now
    return state
  }

  /** What the desk is told of a source; `own` are its games of the round. */
  told(source: BoardSource, own: readonly KeptGame[]): DeskSource {
    const { askedAt, nextAt, answeredAt, games, bytes, problem, status } = this.of(source.id)
    return {
      ...source,
      askedAt: askedAt ?? null,
      nextAt: nextAt ?? null,
      answeredAt: answeredAt ?? null,
      games: games ?? own.length,
      matched: own.filter(({ match }) => isMatched(match)).length,
      bytes: bytes ?? 0,
      problem: problem ?? null,
      status: status ?? null,
    }
  }
}

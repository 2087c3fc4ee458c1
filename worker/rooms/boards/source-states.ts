import type { DeskSource } from '#core/boards/desk-view.ts'
import type { GameMatches } from '#core/boards/match-games.ts'
import type { BoardSource, SourceProblem } from '#core/boards/sources.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { isMatched, type KeptGame } from '#party/board-games.ts'
import type { AskedSource, SourceAnswer } from './ask-source.ts'

/** While boards run and somebody watches, while they run, and else. */
const PERIODS = { watched: 5 * SECOND, running: 15 * SECOND, waiting: MINUTE }
export type Period = keyof typeof PERIODS
const MAX_BACK_OFF = MINUTE

interface SourceState extends AskedSource {
  askedAt?: number
  nextAt?: number
  answeredAt?: number
  games?: number
  bytes?: number
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

  /** Notes an answer, and when the source is asked next: later and later while it fails. */
  noteAsked(source: string, answer: SourceAnswer, { now, period }: { now: number; period: Period }): void {
    const state = this.of(source)
    state.askedAt = now
    state.problem = answer.kind === 'problem' ? answer.problem : undefined
    state.status = answer.kind === 'problem' ? answer.status : undefined
    state.failures = answer.kind === 'problem' ? (state.failures ?? 0) + 1 : 0
    if (answer.kind === 'same') state.answeredAt = now
    const wait = 2 * SECOND * 2 ** Math.min(state.failures, 6)
    state.nextAt = now + (state.failures > 0 ? Math.min(MAX_BACK_OFF, wait) : PERIODS[period])
  }

  /** Notes games that a source has, and what is odd about them. A program may push games one by one. */
  noteTaken(
    source: string,
    taken: readonly { match: GameMatches }[],
    { isPolled, bytes, now }: { isPolled: boolean; bytes: number; now: number },
  ): void {
    const state = this.of(source)
    const before = state.games ?? 0
    const isOfOther = taken.every(({ match }) => match === 'unknown' || match === 'notPaired' || match === 'otherRound')
    Object.assign(state, { answeredAt: now, bytes, games: taken.length })
    state.problem =
      taken.length === 0
        ? 'noGames'
        : isPolled && taken.length < before
          ? 'fewerGames'
          : isOfOther
            ? 'otherEvent'
            : undefined
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

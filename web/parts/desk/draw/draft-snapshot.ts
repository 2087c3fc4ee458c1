import { NO_OUTCOME } from '#core/match/outcome.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/**
 * The snapshot as if the draft were published, so that the explanations and checks of published rounds work on a draft.
 */
export function draftSnapshot(snapshot: Snapshot, { round, pairs }: Draw): Snapshot {
  const position = new Map(snapshot.players.no.map((no, at) => [no, at]))
  return {
    ...snapshot,
    round,
    rounds: [
      ...snapshot.rounds.slice(0, round - 1),
      {
        white: pairs.map(({ white }) => position.get(white)!),
        black: pairs.map(({ black }) => (black === null ? -1 : position.get(black)!)),
        outcomes: pairs.map(({ black, bye }) => (black === null ? `${bye ?? 'U'} ` : NO_OUTCOME)).join(''),
        ...(pairs.some(({ pool }) => pool) && { pool: pairs.map(({ pool = 0 }) => pool) }),
      },
    ],
  }
}

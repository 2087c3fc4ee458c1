import { useMemo, useState } from 'react'
import type { GameSlot } from '#core/game/boards.ts'
import { evaluationOf } from '#core/game/evaluation-code.ts'
import { mayEvaluate } from '#core/game/evaluation-policy.ts'
import type { MoveList } from '#core/game/moves.ts'
import { swings, turningPoints } from '#core/game/swings.ts'
import type { MatchView } from '../viewer/match-view.ts'
import type { FoundLine } from './engine-panel.tsx'

/**
 * The evaluations of a game: those in its file, else those of the event’s own engine, else those that the reader's engine
 * has found.
 */
export function useEvaluations({ snapshot, pairing }: MatchView, { slot, game, ply }: ShownGame) {
  const [lines, setLines] = useState<ReadonlyMap<string, FoundLine>>(new Map())
  const allowed = mayEvaluate(snapshot.settings, pairing, slot.state)
  const { moves, start } = game
  // The server sends those of the event’s engine only to readers who may see them.
  const sent = slot.row?.evaluations
  const evaluations = useMemo(
    () =>
      moves.map(({ fen, evaluation }, at) => {
        const code = sent?.[at]
        if (code !== undefined && code !== null && !(allowed && evaluation)) return evaluationOf(code)
        return allowed ? (evaluation ?? lines.get(fen)?.evaluation) : undefined
      }),
    [allowed, moves, sent, lines],
  )
  const turns = useMemo(() => turningPoints(evaluations), [evaluations])
  const found = allowed ? lines.get(moves[ply - 1]?.fen ?? start) : undefined
  return {
    allowed,
    evaluations,
    turns,
    found,
    /** Of the position on screen. */
    here: evaluations[ply - 1] ?? found?.evaluation,
    swing: useMemo(() => swings(evaluations).find((one) => one.ply === ply), [evaluations, ply]),
    onFound: (fen: string, line: FoundLine) => setLines((known) => new Map(known).set(fen, line)),
  }
}

interface ShownGame {
  slot: GameSlot
  game: MoveList
  ply: number
}

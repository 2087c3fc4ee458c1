import { useMemo, useState } from 'react'
import type { GameSlot } from '#core/game/boards.ts'
import { mayEvaluate } from '#core/game/may-evaluate.ts'
import type { MoveList } from '#core/game/moves.ts'
import { swings, turningPoints } from '#core/game/swings.ts'
import type { MatchView } from '../viewer/match-view.ts'
import type { FoundLine } from './engine-panel.tsx'

/** The evaluations of a game: those in its file, else those that the reader's own engine has found. */
export function useEvaluations({ pairing }: MatchView, { slot, game, ply }: ShownGame) {
  const [lines, setLines] = useState<ReadonlyMap<string, FoundLine>>(new Map())
  const allowed = mayEvaluate(pairing.facts, slot.state)
  const { moves, start } = game
  const evaluations = useMemo(
    () => (allowed ? moves.map(({ fen, evaluation }) => evaluation ?? lines.get(fen)?.evaluation) : []),
    [allowed, moves, lines],
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

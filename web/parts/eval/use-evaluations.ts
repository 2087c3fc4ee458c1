import { useMemo, useState } from 'react'
import type { GameSlot } from '#core/game/boards.ts'
import { evaluationOf } from '#core/match/evaluation-code.ts'
import { mayEvaluate } from '#core/game/evaluation-policy.ts'
import type { MoveList } from '#core/game/moves.ts'
import { swings, turningPoints } from '#core/game/swings.ts'
import type { MatchView } from '../viewer/match-view.ts'
import type { FoundLine, KnownLines } from './found.ts'

/**
 * The evaluations of a game, from the first of these that has one: the game’s file, the event’s own engine, the reader’s
 * engine.
 */
export function useEvaluations({ snapshot, pairing }: MatchView, { slot, game, ply }: EvaluatedGame) {
  const [lines, setLines] = useState<ReadonlyMap<string, FoundLine>>(new Map())
  const allowed = mayEvaluate(snapshot.settings, pairing, slot.state)
  const { moves, start } = game
  // The server sends those of the event’s engine only to readers who may see them.
  const sent = slot.row?.evaluations
  const known = useMemo(
    () =>
      moves.map(({ evaluation }, at): KnownLines | undefined => {
        if (allowed && evaluation) return { evaluation, source: 'file' }
        const code = sent?.[at] ?? null
        return code === null ? undefined : { evaluation: evaluationOf(code), source: 'event' }
      }),
    [allowed, moves, sent],
  )
  const evaluations = useMemo(
    () => moves.map(({ fen }, at) => known[at]?.evaluation ?? (allowed ? lines.get(fen)?.evaluation : undefined)),
    [allowed, moves, known, lines],
  )
  const turns = useMemo(() => turningPoints(evaluations), [evaluations])
  const found = allowed ? lines.get(moves[ply - 1]?.fen ?? start) : undefined
  return {
    allowed,
    evaluations,
    turns,
    /** Of the position on screen, without the reader's engine. */
    known: known[ply - 1],
    found,
    /** Of the position on screen. */
    here: evaluations[ply - 1] ?? found?.evaluation,
    swing: useMemo(() => swings(evaluations).find((one) => one.ply === ply), [evaluations, ply]),
    onFound: (fen: string, line: FoundLine) => setLines((known) => new Map(known).set(fen, line)),
  }
}

interface EvaluatedGame {
  slot: GameSlot
  game: MoveList
  ply: number
}

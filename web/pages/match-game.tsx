import { Suspense, useMemo, type ReactNode } from 'react'
import type { GameSlot } from '#core/game/boards.ts'
import { moveList } from '#core/game/moves.ts'
import { EnginePanel, EvalGraph, TurningPoints } from '../parts/eval/late.ts'
import { ENGINE } from '../parts/eval/engine-info.ts'
import { useEvaluations } from '../parts/eval/use-evaluations.ts'
import { rules } from '../parts/board/rules.ts'
import { Controls } from '../parts/viewer/controls.tsx'
import { endingOf } from '../parts/viewer/ending.ts'
import { GameChoice } from '../parts/viewer/game-choice.tsx'
import type { MatchView } from '../parts/viewer/match-view.ts'
import { usePlayedMoves } from '../parts/viewer/move-sounds.ts'
import { MovesPanel } from '../parts/viewer/moves-panel.tsx'
import { NextLive } from '../parts/viewer/next-live.tsx'
import { OpeningRow } from '../parts/viewer/opening-row.tsx'
import { ResultRow } from '../parts/viewer/result-row.tsx'
import { pgnOf, savePgn } from '../parts/viewer/save-pgn.ts'
import { Stage } from '../parts/viewer/stage.tsx'
import type { NextLive as Next } from '../parts/viewer/stops.ts'
import { useShortcuts } from '../hooks/use-shortcuts.ts'
import { useReplay } from '../parts/viewer/use-replay.ts'
import { gameLabel } from '../parts/viewer/labels.ts'
import { classes } from '../ui/classes.ts'
import styles from './match.module.css'

/** A game of a match: its board and moves, stepped through by buttons and keys. */
export function Game({ match, slot, pgn, games, next, flipped, onFlip, onSwipe }: GameProps) {
  const game = useMemo(() => moveList(pgn, rules), [pgn])
  const { ply, isPlaying, go } = useReplay(game.moves.length)
  const fen = game.moves[ply - 1]?.fen ?? game.start
  const { evaluations, here, known, found, swing, turns, allowed, onFound } = useEvaluations(match, { slot, game, ply })
  usePlayedMoves(game.moves, ply)
  const { row } = slot
  const save = () => row && savePgn(match, row)
  useShortcuts({
    ArrowLeft: () => go('previous'),
    ArrowRight: () => go('next'),
    ' ': () => go('play'),
    f: onFlip,
    d: save,
  })
  const ending = endingOf(slot, game)
  const isEvaluated = evaluations.some(Boolean)
  return (
    <>
      <section className={classes(styles.stage, ending && styles.over)} aria-label={gameLabel(match, slot.no)}>
        {games}
        <Stage
          match={match}
          slot={slot}
          game={game}
          ply={ply}
          plays={isPlaying}
          flipped={flipped}
          evaluation={here}
          swing={swing}
          best={found?.moves[0]}
          over={ending && <ResultRow ending={ending} game={game} next={next?.href} />}
          onSwipe={onSwipe}
        >
          {isEvaluated && (
            <div className={styles.graph}>
              <Suspense>
                <EvalGraph
                  game={game}
                  evaluations={evaluations}
                  ply={ply}
                  turns={turns}
                  live={slot.state === 'live'}
                  onGo={go}
                />
              </Suspense>
            </div>
          )}
          <Controls
            ply={ply}
            moves={game.moves.length}
            plays={isPlaying}
            fen={fen}
            pgn={row && (() => pgnOf(match, row))}
            onGo={go}
            onFlip={onFlip}
            onSave={save}
          />
        </Stage>
      </section>
      <div className={styles.moves}>
        <MovesPanel
          game={game}
          ply={ply}
          evaluations={evaluations}
          turns={turns}
          onGo={go}
          awaited={!slot.row}
          choice={<GameChoice match={match} current={slot.no} />}
          top={
            <>
              {(ENGINE || isEvaluated) && (
                <div className={styles.engine} data-late="">
                  <Suspense>
                    <EnginePanel fen={fen} allowed={allowed} known={known} found={found} onFound={onFound} />
                  </Suspense>
                </div>
              )}
              <OpeningRow game={game} />
            </>
          }
          foot={next && <NextLive to={next} team={match.team} />}
        />
        {turns.length > 0 && (
          <Suspense>
            <TurningPoints game={game} turns={turns} onGo={go} />
          </Suspense>
        )}
      </div>
    </>
  )
}

interface GameProps {
  match: MatchView
  slot: GameSlot
  pgn: string
  /** The way to the other boards on a phone. */
  games: ReactNode
  /** Where the next running game is. */
  next: Next | undefined
  flipped: boolean
  onFlip: () => void
  /** Goes to the board before or after this one. */
  onSwipe: (by: 1 | -1) => void
}

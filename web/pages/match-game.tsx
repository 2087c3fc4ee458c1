import { useMemo, type ReactNode } from 'react'
import type { GameSlot } from '#core/game/boards.ts'
import { moveList } from '#core/game/moves.ts'
import { rules } from '../parts/board/rules.ts'
import { GameChoice } from '../parts/viewer/game-choice.tsx'
import type { MatchView } from '../parts/viewer/match-view.ts'
import { MovesPanel } from '../parts/viewer/moves-panel.tsx'
import { savePgn } from '../parts/viewer/save-pgn.ts'
import { Stage } from '../parts/viewer/stage.tsx'
import { useShortcuts } from '../hooks/use-shortcuts.ts'
import { useReplay } from '../parts/viewer/use-replay.ts'
import { gameLabel } from '../parts/viewer/labels.ts'
import styles from './match.module.css'

/** A game of a match: its board and moves, stepped through by buttons and keys. */
export function Game({ match, slot, pgn, games, flipped, onFlip }: GameProps) {
  const game = useMemo(() => moveList(pgn, rules), [pgn])
  const { ply, isPlaying, go } = useReplay(game.moves.length)
  const save = () => slot.row && savePgn(match, slot.row)
  useShortcuts({
    ArrowLeft: () => go('previous'),
    ArrowRight: () => go('next'),
    ' ': () => go('play'),
    f: onFlip,
    d: save,
  })
  return (
    <>
      <section className={styles.stage} aria-label={gameLabel(match, slot.no)}>
        {games}
        <Stage
          match={match}
          slot={slot}
          game={game}
          ply={ply}
          plays={isPlaying}
          flipped={flipped}
          onGo={go}
          onFlip={onFlip}
          onSave={save}
        />
      </section>
      <div className={styles.moves}>
        <MovesPanel
          game={game}
          ply={ply}
          onGo={go}
          awaited={!slot.row}
          choice={<GameChoice match={match} current={slot.no} />}
        />
      </div>
    </>
  )
}

interface GameProps {
  match: MatchView
  slot: GameSlot
  pgn: string
  /** Links to the other games, where there is no list of them beside the board. */
  games: ReactNode
  flipped: boolean
  onFlip: () => void
}

import { useMemo, type ReactNode } from 'react'
import type { Slot } from '#core/game/boards.ts'
import { moveList } from '#core/game/moves.ts'
import { rules } from '../parts/board/rules.ts'
import { GameChoice } from '../parts/viewer/game-choice.tsx'
import type { Meeting } from '../parts/viewer/meeting.ts'
import { MovesPanel } from '../parts/viewer/moves-panel.tsx'
import { savePgn } from '../parts/viewer/save-pgn.ts'
import { Stage } from '../parts/viewer/stage.tsx'
import { useKeys } from '../parts/viewer/use-keys.ts'
import { useReplay } from '../parts/viewer/use-replay.ts'
import { placeOf } from '../parts/viewer/words.ts'
import styles from './match.module.css'

/** A game of a match: its board and its moves, gone through by buttons and keys. */
export function Game({ meeting, slot, pgn, games, flipped, onFlip }: GameProps) {
  const game = useMemo(() => moveList(pgn, rules), [pgn])
  const { ply, plays, go } = useReplay(game.moves.length)
  const save = () => slot.row && savePgn(slot.row)
  useKeys({
    ArrowLeft: () => go('previous'),
    ArrowRight: () => go('next'),
    ' ': () => go('play'),
    f: onFlip,
    d: save,
  })
  return (
    <>
      <section className={styles.stage} aria-label={placeOf(meeting, slot.no)}>
        {games}
        <Stage
          meeting={meeting}
          slot={slot}
          game={game}
          ply={ply}
          plays={plays}
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
          choice={<GameChoice meeting={meeting} current={slot.no} />}
        />
      </div>
    </>
  )
}

interface GameProps {
  meeting: Meeting
  slot: Slot
  pgn: string
  /** What leads to the other games where there is no list of them beside the board. */
  games: ReactNode
  flipped: boolean
  onFlip: () => void
}

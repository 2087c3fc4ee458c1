import * as say from '#words/pages.js'
import { useMemo, useState, type ReactNode } from 'react'
import type { GameSlot } from '#core/game/boards.ts'
import { moveList } from '#core/game/moves.ts'
import type { ReplayStep } from '#core/game/replay.ts'
import type { GameRow } from '#core/rows/game-row.ts'
import { useShortcuts } from '../hooks/use-shortcuts.ts'
import { Button } from '../ui/button.tsx'
import { rules } from '../parts/board/rules.ts'
import type { MatchView } from '../parts/viewer/match-view.ts'
import { Controls } from '../parts/viewer/controls.tsx'
import { MovesPanel } from '../parts/viewer/moves-panel.tsx'
import { savePgn } from '../parts/viewer/save-pgn.ts'
import { Stage } from '../parts/viewer/stage.tsx'
import { useReplay } from '../parts/viewer/use-replay.ts'
import styles from './hidden-game.module.css'
import page from './match.module.css'

/** A game whose result is hidden: only the moves that the reader has seen are shown. */
export function MoveByMove({ match, row, choice, children }: MoveByMoveProps) {
  const whole = useMemo(() => moveList(row.pgn ?? '', rules), [row.pgn])
  const [seen, see] = useState(0)
  const [flipped, flip] = useState(false)
  const isOver = seen >= whole.moves.length
  const { problem, ...known } = whole
  // Comments before the first move may give away the result.
  const game = { ...known, moves: whole.moves.slice(0, seen), words: '', ...(isOver && problem && { problem }) }
  const { ply, go } = useReplay(seen)
  const step = (to: ReplayStep) => {
    const isAhead = (to === 'next' || to === 'play') && ply === seen
    if (!isAhead) go(to === 'play' ? 'next' : to)
    else if (!isOver) see(seen + 1)
  }
  useShortcuts({
    ArrowLeft: () => step('previous'),
    ArrowRight: () => step('next'),
    ' ': () => step('next'),
    f: () => flip(!flipped),
  })
  const slot: GameSlot = { no: row.game, state: 'open', row }
  return (
    <>
      <section className={page.stage} aria-label={say.gameMoveByMove()}>
        <Stage match={match} slot={slot} game={game} ply={ply} plays={false} flipped={flipped}>
          <Controls
            ply={ply}
            moves={game.moves.length}
            plays={false}
            fen={game.moves[ply - 1]?.fen ?? game.start}
            onGo={step}
            onFlip={() => flip(!flipped)}
            onSave={() => savePgn(match, row)}
          />
        </Stage>
        <div className={styles.next}>
          {isOver ? (
            <p role="status">{say.theGameIsOver()}</p>
          ) : (
            <Button look="primary" onClick={() => step('next')}>
              {say.showNextMove()}
            </Button>
          )}
          {children}
        </div>
      </section>
      <div className={page.moves}>
        <MovesPanel game={game} ply={ply} onGo={step} awaited={false} choice={choice} />
      </div>
    </>
  )
}

interface MoveByMoveProps {
  match: MatchView
  row: GameRow
  /** Chooses the game of the match. */
  choice: ReactNode
  /** Reveals the result. */
  children: ReactNode
}

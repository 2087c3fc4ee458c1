import * as say from '#words/viewer.js'
import * as sayMore from '#words/gameView.js'
import { Suspense, useId, useRef, useState } from 'react'
import type { ReplayStep } from '#core/game/replay.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_LEFT, CHEVRON_RIGHT, DOWNLOAD, ELLIPSIS, PAUSE, PLAY } from '../../ui/icons.ts'
import { Keys } from '../../ui/keys.tsx'
import { ARROW_UP_DOWN, KEYBOARD_HELP, SKIP_BACK, SKIP_FORWARD } from './icons.ts'
import { MoreMenu } from './late.ts'
import styles from './stage.module.css'

const KEYS: [keys: () => string, what: () => string][] = [
  [() => '← →', say.keysMove],
  [() => '↑ ↓', say.keysGame],
  [() => 'p n', say.keysMatch],
  [say.keySpace, say.keysPlay],
  [() => 'f', say.keysFlip],
  [() => 'd', say.keysDownload],
]

export function Controls({ ply, moves, plays, fen, pgn, onGo, onFlip, onSave }: ControlsProps) {
  const keys = useId()
  const more = useRef<HTMLButtonElement>(null)
  const [isOpen, open] = useState(false)
  const button = (label: string, step: ReplayStep, drawing: string, off: boolean) => (
    <IconButton label={label} disabled={off} onClick={() => onGo(step)}>
      <Icon of={drawing} size={20} />
    </IconButton>
  )
  return (
    <div className={styles.controls} dir="ltr" role="group" aria-label={say.gameControls()}>
      {button(say.startPosition(), 'first', SKIP_BACK, ply === 0)}
      {button(say.previousMove(), 'previous', CHEVRON_LEFT, ply === 0)}
      <IconButton
        label={plays ? say.pause() : say.play()}
        className={styles.go}
        disabled={moves === 0}
        onClick={() => onGo('play')}
      >
        <Icon of={plays ? PAUSE : PLAY} size={20} />
      </IconButton>
      {button(say.nextMove(), 'next', CHEVRON_RIGHT, ply === moves)}
      {button(say.lastMove(), 'last', SKIP_FORWARD, ply === moves)}
      <span className={styles.far}>
        <IconButton label={say.flipBoard()} onClick={onFlip}>
          <Icon of={ARROW_UP_DOWN} />
        </IconButton>
        <IconButton label={say.downloadPgn()} onClick={onSave}>
          <Icon of={DOWNLOAD} />
        </IconButton>
        <IconButton label={sayMore.keys()} className={styles.wide} popoverTarget={keys}>
          <Icon of={KEYBOARD_HELP} />
        </IconButton>
        <IconButton
          ref={more}
          label={sayMore.more()}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          <Icon of={ELLIPSIS} />
        </IconButton>
      </span>
      <div id={keys} popover="auto" className={styles.keys} role="group" aria-label={sayMore.keys()}>
        {KEYS.map(([of, what]) => (
          <p key={what()}>
            <Keys of={of()} /> {what()}
          </p>
        ))}
      </div>
      {isOpen && (
        <Suspense>
          <MoreMenu at={more} fen={fen} pgn={pgn} onClose={() => open(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface ControlsProps {
  ply: number
  moves: number
  plays: boolean
  /** The position on screen. */
  fen: string
  /** The text of the game, unless it gives away a result that is hidden. */
  pgn?: (() => string) | undefined
  onGo: (step: ReplayStep) => void
  onFlip: () => void
  onSave: () => void
}

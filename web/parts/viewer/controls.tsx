import * as say from '#words/viewer.js'
import type { ReplayStep } from '#core/game/replay.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_LEFT, CHEVRON_RIGHT, DOWNLOAD, PAUSE, PLAY } from '../../ui/icons.ts'
import { ARROW_UP_DOWN, SKIP_BACK, SKIP_FORWARD } from './icons.ts'
import styles from './stage.module.css'

export function Controls({ ply, moves, plays, onGo, onFlip, onSave }: ControlsProps) {
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
      </span>
    </div>
  )
}

interface ControlsProps {
  ply: number
  moves: number
  plays: boolean
  onGo: (step: ReplayStep) => void
  onFlip: () => void
  onSave: () => void
}

import * as say from '#words/viewer.js'
import type { GameSlot } from '#core/game/boards.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_LEFT, CHEVRON_RIGHT } from '../../ui/icons.ts'
import styles from './game-switch.module.css'

/** The title of the game on screen, with buttons for the previous and next one. Hidden beside the list of boards. */
export function GameSwitch({ title, slots, current, onStep }: GameSwitchProps) {
  if (slots.length < 2) return null
  return (
    <header className={styles.bar}>
      <IconButton small label={say.previousGame()} disabled={slots[0]?.no === current} onClick={() => onStep(-1)}>
        <Icon of={CHEVRON_LEFT} />
      </IconButton>
      <h2>{title}</h2>
      <IconButton small label={say.nextGame()} disabled={slots.at(-1)?.no === current} onClick={() => onStep(1)}>
        <Icon of={CHEVRON_RIGHT} />
      </IconButton>
    </header>
  )
}

interface GameSwitchProps {
  title: string
  slots: GameSlot[]
  current: number
  onStep: (by: 1 | -1) => void
}

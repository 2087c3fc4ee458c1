import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Keys } from '../../../ui/keys.tsx'
import { X } from '../../../ui/icons.ts'
import { ARROWS, BAN, LOCK, SHUFFLE } from '../icons.ts'
import styles from './draw-list.module.css'

/** The letter keys that act on the board whose seat has the focus. */
export type BoardKey = 'c' | 'p' | 'f' | 'x' | 't'

export const KEYS: [keys: string, what: string][] = [
  ['↑ ↓', 'another board'],
  ['C', 'swap colours'],
  ['P', 'pair again'],
  ['F', 'fix'],
  ['X', 'forbid'],
  ['T', 'take apart'],
  ['W', 'why'],
  ['Shift Enter', 'publish'],
]

interface DrawActsProps {
  /** Name of the player who is being moved; empty when none is. */
  moving: string
  isBoard: boolean
  isFixed: boolean
  /** Whether a Swiss engine draws the round: it can keep fixed boards and redraw the others. */
  isSwiss: boolean
  isBusy: boolean
  act: (key: BoardKey) => void
  giveBye: (bye: 'U' | 'Z') => void
  cancel: () => void
  children?: ReactNode
}

export function DrawActs({ moving, isBoard, isFixed, isSwiss, isBusy, act, giveBye, cancel, children }: DrawActsProps) {
  const button = (key: BoardKey, icon: string, words: string) => (
    <Button small disabled={isBusy} onClick={() => act(key)}>
      <Icon of={icon} size={14} />
      {words}
      <span aria-hidden="true">
        <Keys of={key.toUpperCase()} />
      </span>
    </Button>
  )
  return (
    <div className={styles.more}>
      {moving && (
        <p role="status">
          <b>{moving}</b> changes places with the player you press next.
        </p>
      )}
      <div className={styles.acts}>
        {isBoard && button('c', ARROWS, 'Swap colours')}
        {!moving && button('p', SHUFFLE, 'Pair with someone else…')}
        {isBoard && isSwiss && button('f', LOCK, isFixed ? 'Stop fixing this pair' : 'Fix this pair')}
        {isBoard && isSwiss && button('x', BAN, 'Forbid this pair')}
        {isBoard && button('t', X, 'Take the board apart')}
        {moving && (
          <>
            <Button small disabled={isBusy} onClick={() => giveBye('U')}>
              Give the bye
            </Button>
            <Button small disabled={isBusy} onClick={() => giveBye('Z')}>
              Leave out
            </Button>
          </>
        )}
        <Button small look="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
      {children}
    </div>
  )
}

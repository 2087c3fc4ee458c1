import * as say from '#words/deskDraw.js'
import { T } from '../../../ui/t.tsx'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Keys } from '../../../ui/keys.tsx'
import { X } from '../../../ui/icons.ts'
import { ARROWS, BAN, LOCK, SHUFFLE } from '../icons.ts'
import styles from './draw-list.module.css'

/** The letter keys that act on the board whose seat has the focus. */
export type BoardKey = 'c' | 'p' | 'f' | 'x' | 't'

export const KEYS: [keys: string, what: () => string][] = [
  ['↑ ↓', say.keyOtherBoard],
  ['C', say.keySwap],
  ['P', say.keyPairAgain],
  ['F', say.keyFix],
  ['X', say.keyForbid],
  ['T', say.keyTakeApart],
  ['W', say.keyWhy],
  ['Shift Enter', say.keyPublish],
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
          <T of={say.changesPlaces({ name: <b>{moving}</b> })} />
        </p>
      )}
      <div className={styles.acts}>
        {isBoard && button('c', ARROWS, say.swapColours())}
        {!moving && button('p', SHUFFLE, say.pairWithSomeoneElse())}
        {isBoard && isSwiss && button('f', LOCK, isFixed ? say.stopFixingThisPair() : say.fixThisPair())}
        {isBoard && isSwiss && button('x', BAN, say.forbidThisPair())}
        {isBoard && button('t', X, say.takeTheBoardApart())}
        {moving && (
          <>
            <Button small disabled={isBusy} onClick={() => giveBye('U')}>
              {say.giveTheBye()}
            </Button>
            <Button small disabled={isBusy} onClick={() => giveBye('Z')}>
              {say.leaveOut()}
            </Button>
          </>
        )}
        <Button small look="quiet" onClick={cancel}>
          {say.cancel()}
        </Button>
      </div>
      {children}
    </div>
  )
}

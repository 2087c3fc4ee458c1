import * as say from '#words/desk.js'
import { useEffect, useEffectEvent, useState } from 'react'
import { SECOND } from '#core/time.ts'
import { useLocalWords } from '../../hooks/use-local-words.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CIRCLE_ALERT, X } from '../../ui/icons.ts'
import toast from '../../ui/toast.module.css'
import type { DeskActions } from './use-desk.ts'
import styles from './undo-bar.module.css'

const SHOWN_FOR = 10 * SECOND

/**
 * The last change with its undo button, for ten seconds and while it is hovered or focused; or the reason of a refusal.
 */
export function UndoBar({ actions }: { actions: DeskActions }) {
  const { last, error, dismiss, undo, redo } = actions
  const local = useLocalWords()
  const [isHeld, hold] = useState(false)
  const close = useEffectEvent(dismiss)
  const version = last?.version
  useEffect(() => {
    if (version === undefined || isHeld || error) return
    const timer = setTimeout(() => close(), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [version, isHeld, error])
  // These refusals are asked at the board instead.
  const isShown = error && error.code !== 'reason-needed' && error.code !== 'other-result'
  if (!last && !isShown) return null
  return (
    <div
      className={classes(toast.place, toast.toast, styles.undo, isShown && styles.bad)}
      role={isShown ? 'alert' : 'status'}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {isShown ? (
        <>
          <Icon of={CIRCLE_ALERT} />
          <span>{error.message}</span>
        </>
      ) : (
        <>
          <span>{local(last!.message)}</span>
          {last!.isUndo ? (
            <button type="button" onClick={redo}>
              {say.redoAct()}
              <kbd>⇧Z</kbd>
            </button>
          ) : (
            <button type="button" onClick={() => void undo(last!.version)}>
              {say.undoAct()}
              <kbd>Z</kbd>
            </button>
          )}
        </>
      )}
      <button type="button" aria-label={say.dismiss()} onClick={dismiss}>
        <Icon of={X} size={14} />
      </button>
    </div>
  )
}

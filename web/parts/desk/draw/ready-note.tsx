import * as say from '#words/deskDraw.js'
import layout from '../../../styles/layout.module.css'
import { DrawProgress } from '../../why/draw-progress.tsx'
import styles from './ready-note.module.css'
import type { ReadyDraws } from './use-ready-draws.ts'

/** Progress of the draws that are prepared for the next round, with a button to stop them. */
export function ReadyNote({ ready, next }: ReadyNoteProps) {
  const { count, made, share, draw, isStopped, isAwaited, stop, goOn } = ready
  if (count === 0) return null
  const isDone = made === count
  const going = isStopped
    ? say.stopped()
    : count > 1
      ? say.drawingOf({ round: next, made, count })
      : say.drawing({ round: next })
  return (
    <span className={styles.note}>
      <span role="status">{isDone ? doneText(next, count, draw) : going}</span>
      {!isDone && (
        <button type="button" className={layout.link} onClick={isStopped ? goOn : stop}>
          {isStopped ? say.goOn() : isAwaited ? say.cancel() : say.stop()}
        </button>
      )}
      {!isDone && !isStopped && <DrawProgress round={next} share={(made + share) / count} />}
    </span>
  )
}

interface ReadyNoteProps {
  ready: ReadyDraws
  next: number
}

function doneText(next: number, count: number, draw: ReadyDraws['draw']): string {
  if (count > 1) return say.readyEitherWay({ round: next })
  if (typeof draw === 'string') return draw
  const boards = draw?.pairs.filter(({ black }) => black !== null).length ?? 0
  return say.drawReady({ boards })
}

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
    ? 'Stopped.'
    : `Drawing round ${next} in this browser${count > 1 ? ` (${made} of ${count})` : ''}…`
  return (
    <span className={styles.note}>
      <span role="status">{isDone ? doneText(next, count, draw) : going}</span>
      {!isDone && (
        <button type="button" className={layout.link} onClick={isStopped ? goOn : stop}>
          {isStopped ? 'Go on' : isAwaited ? 'Cancel' : 'Stop'}
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
  if (count > 1) return `Round ${next} is ready, whichever way the last games end.`
  if (typeof draw === 'string') return draw
  const boards = draw?.pairs.filter(({ black }) => black !== null).length ?? 0
  return `The draw is ready: ${boards} ${boards === 1 ? 'board' : 'boards'}.`
}

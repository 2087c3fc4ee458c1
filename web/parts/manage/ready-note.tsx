import layout from '../../styles/layout.module.css'
import type { ReadyDraws } from './use-ready-draws.ts'

/** How far the possible draws of the next round are made ready, and the way to stop that. */
export function ReadyNote({ ready: { count, made, draw, isStopped, stop, goOn }, next }: ReadyNoteProps) {
  if (count === 0) return null
  const isDone = made === count
  const going = isStopped
    ? 'Stopped.'
    : `Drawing round ${next} in this browser${count > 1 ? ` (${made} of ${count})` : ''}…`
  return (
    <p role="status">
      {isDone ? doneText(next, count, draw) : going}{' '}
      {!isDone && (
        <button type="button" className={layout.link} onClick={isStopped ? goOn : stop}>
          {isStopped ? 'Go on' : 'Stop'}
        </button>
      )}
    </p>
  )
}

interface ReadyNoteProps {
  ready: ReadyDraws
  /** The round. */
  next: number
}

function doneText(next: number, count: number, draw: ReadyDraws['draw']): string {
  if (count > 1) return `Round ${next} is ready, whichever way the last games end.`
  if (typeof draw === 'string') return draw
  const boards = draw?.pairs.filter(({ black }) => black !== null).length ?? 0
  return `The draw is ready: ${boards} ${boards === 1 ? 'board' : 'boards'}.`
}

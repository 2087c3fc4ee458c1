import type { ReactNode } from 'react'
import { figuresPath } from '#core/addresses/figures-path.ts'
import { figureId } from '#core/key/figure-id.ts'
import { localPath } from '../../navigation/local-path.ts'
import styles from './figure-link.module.css'

/**
 * The name of a figure, which opens its explanation: a note beside it once the page is idle, before that and without
 * scripts the page of all figures.
 */
export function FigureLink({ code, event, round, player, children }: FigureLinkProps) {
  return (
    <a
      className={styles.figure}
      href={localPath(figuresPath(event, figureId(code)))}
      rel="nofollow"
      aria-haspopup="dialog"
      data-figure={code}
      data-event={event}
      data-round={round}
      data-player={player}
    >
      {children}
    </a>
  )
}

interface FigureLinkProps {
  /** The code of a tie-break, a metric, or a name from core/key. */
  code: string
  /** The tournament’s id. */
  event?: string
  /** The round after which the figure is shown. */
  round?: number
  /** The position of the competitor whose figure it is. */
  player?: number
  children: ReactNode
}

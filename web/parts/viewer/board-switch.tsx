import * as say from '#words/gameView.js'
import { Link } from 'react-router-dom'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_LEFT, CHEVRON_RIGHT } from '../../ui/icons.ts'
import styles from './board-switch.module.css'
import type { MoveStop } from './stops.ts'

/** More than these have no room on a phone. */
const MAX_DOTS = 16

/** On a phone: the title of the game on screen between links to the boards before and after it. */
export function BoardSwitch({ title, stops }: { title: string; stops: MoveStop[] }) {
  if (stops.length < 2) return null
  const at = stops.findIndex(({ isCurrent }) => isCurrent)
  return (
    <header className={styles.bar}>
      <Step label={say.previousBoard()} to={stops[at - 1]} drawing={CHEVRON_LEFT} />
      <div className={styles.middle}>
        <h2>{title}</h2>
        {stops.length <= MAX_DOTS && (
          <span className={styles.dots} aria-hidden="true">
            {stops.map(({ href, state, isCurrent }) => (
              <i key={href} className={classes(styles[state], isCurrent && styles.current)} />
            ))}
          </span>
        )}
      </div>
      <Step label={say.nextBoard()} to={stops[at + 1]} drawing={CHEVRON_RIGHT} />
    </header>
  )
}

/** Without a board to go to, at either end, it is no link. */
function Step({ label, to, drawing }: { label: string; to: MoveStop | undefined; drawing: string }) {
  const icon = <Icon of={drawing} size={20} />
  if (!to) return <span className={classes(styles.step, styles.none)}>{icon}</span>
  return (
    <Link className={styles.step} to={to.href} replace aria-label={label} title={label}>
      {icon}
    </Link>
  )
}

import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './profile-columns.module.css'

/** What a profile is about, and beside it who it is of. */
export function Columns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <div className={layout.mainSide}>
        <div className={classes(layout.stack, styles.main)}>{children}</div>
        <div className={layout.stack}>{side}</div>
      </div>
    </div>
  )
}

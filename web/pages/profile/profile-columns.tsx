import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import styles from './profile-columns.module.css'

/** Main column and side column of a profile. */
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

import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './panel.module.css'

/** A titled box. `count` is beside the title, `action` at the end of the head. */
export function Panel({ title, level = 2, count, action, children, className, ...rest }: PanelProps) {
  const Heading = `h${level}` as const
  return (
    <section className={classes(styles.panel, className)} {...rest}>
      {title !== undefined && (
        <header className={styles.head}>
          <Heading>{title}</Heading>
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {action && <span className={styles.action}>{action}</span>}
        </header>
      )}
      {children}
    </section>
  )
}

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  level?: 2 | 3
  count?: ReactNode
  action?: ReactNode
}

export function PanelBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

/** The last line of a panel: one link or button over its whole width. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

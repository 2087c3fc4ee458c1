import type { ReactNode } from 'react'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Crest } from '../../ui/crest.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './group-header.module.css'
import { useTournamentColour } from './use-tournament-colour.ts'

interface GroupHeaderProps {
  name: string
  /** An address that is safe to show. */
  logo?: string | undefined
  /** The line below the name. */
  facts: ReactNode
  /** Beside the name, on phones too. */
  star?: ReactNode
  actions?: ReactNode
  /** What the tabs are, for screen readers. */
  label: string
  /** The tabs. */
  children: ReactNode
  /** How far the season has come, at the end of the tabs. */
  course?: ReactNode
}

/** The header of several tournaments under one name, a league or a festival, and of its desk. */
export function GroupHeader({ name, logo, facts, star, actions, label, children, course }: GroupHeaderProps) {
  const colour = useTournamentColour(name, logo)
  return (
    <header className={styles.head} data-tournament="" style={{ '--tournament': colour }}>
      <div className={classes(layout.wrap, styles.top)}>
        <Crest name={name} logo={logo} size={48} />
        <div>
          <h1 dir="auto">{name}</h1>
          <p className={styles.facts}>{facts}</p>
        </div>
        {star && <div className={styles.star}>{star}</div>}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={classes(layout.wrap, styles.bar)}>
        <Tabs label={label}>{children}</Tabs>
        {course && <p className={styles.course}>{course}</p>}
      </div>
    </header>
  )
}

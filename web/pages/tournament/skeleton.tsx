import type { Section } from '#core/contract/paths.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './skeleton.module.css'

const ROWS = {
  dashboard: { rows: 10, height: 44, head: true },
  pairings: { rows: 12, height: 44, head: false },
  standings: { rows: 20, height: 36, head: false },
}

/** A tournament's page before anything of it is known. */
export function TournamentSkeleton({ section }: { section: Section }) {
  return (
    <div className={styles.page}>
      <div className={styles.header} />
      <div className={classes(layout.wrap, layout.page)}>
        <SectionSkeleton section={section} />
      </div>
    </div>
  )
}

/** What stands below the tabs until the section's own files are there. */
export const SectionSkeleton = ({ section }: { section: Section }) => (
  <>
    {section !== 'dashboard' && <div className={styles.toolbar} />}
    <Skeleton {...ROWS[section]} />
  </>
)

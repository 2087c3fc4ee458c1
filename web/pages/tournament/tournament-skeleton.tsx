import type { Section } from '#core/addresses/paths.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './tournament-skeleton.module.css'

const ROWS = {
  dashboard: { rows: 10, height: 44, head: true },
  pairings: { rows: 12, height: 44, head: false },
  why: { rows: 12, height: 88, head: true },
  boards: { rows: 4, height: 280, head: false },
  standings: { rows: 20, height: 36, head: false },
  players: { rows: 20, height: 36, head: false },
  player: { rows: 12, height: 40, head: true },
  'what-if': { rows: 12, height: 40, head: true },
  rank: { rows: 12, height: 40, head: true },
  stats: { rows: 16, height: 40, head: true },
  prizes: { rows: 12, height: 44, head: true },
  announcements: { rows: 6, height: 96, head: false },
  tv: { rows: 1, height: 420, head: false },
  rules: { rows: 1, height: 640, head: false },
  history: { rows: 14, height: 44, head: true },
  captain: { rows: 8, height: 64, head: true },
  norms: { rows: 8, height: 64, head: true },
  print: { rows: 1, height: 900, head: false },
  screen: { rows: 16, height: 40, head: false },
}
/** Sections with a bar above their panels. */
const WITH_TOOLBAR: Section[] = ['pairings', 'why', 'boards', 'standings', 'players', 'rules']

/** A tournament's page while its snapshot loads. */
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

/** Shown below the tabs while the section's code loads. */
export const SectionSkeleton = ({ section }: { section: Section }) => (
  <>
    {WITH_TOOLBAR.includes(section) && <div className={styles.toolbar} />}
    <Skeleton {...ROWS[section]} />
  </>
)

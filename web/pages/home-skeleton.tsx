import { Award } from '../parts/home/award.tsx'
import { HomeLead } from '../parts/home/home-lead.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import layout from '../styles/layout.module.css'
import styles from './home.module.css'

const TABLES = [4, 2, 6]

/** The home page while its tournaments load, in its final heights. */
export function HomeSkeleton() {
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <HomeLead />
      <div className={styles.top}>
        <div className={styles.banner} />
        <Award />
      </div>
      <div className={styles.pulse} />
      <div className={layout.mainSide}>
        <div className={layout.stack}>
          {TABLES.map((rows, at) => (
            <Skeleton key={at} rows={rows} height={52} />
          ))}
        </div>
        <Skeleton rows={8} height={84} />
      </div>
    </div>
  )
}

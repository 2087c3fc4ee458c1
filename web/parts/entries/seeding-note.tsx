import * as say from '#words/ratings.js'
import { parseListed } from '#core/ratings/listed-text.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Day } from '#core/text/start.ts'
import { formatWhen } from '#core/text/when.ts'
import styles from './starting-list.module.css'

/** By which rating the list is ordered, if entries have theirs from rating lists. */
export function SeedingNote({ settings, details }: Pick<Snapshot, 'settings'> & { details: PublicEntryDetails[] }) {
  const days = details.map(({ listed }) => parseListed(listed)?.on ?? '')
  const newest = days.reduce((latest, day) => (day > latest ? day : latest), '')
  if (newest === '' || !settings.showRatings) return null
  return (
    <p className={styles.seeding}>
      {say.seedingIs({ method: settings.seedMethod, day: formatWhen(newest as Day, 'date', { now: 0 }) })}
    </p>
  )
}

import * as say from '#words/eventFacts.js'
import { Icon } from '../../../ui/icon.tsx'
import { CALENDAR, CHEVRON_RIGHT, FILE_TEXT } from '../../../ui/icons.ts'
import { EYE, SHUFFLE, USERS } from '../icons.ts'
import { AWARD, LIST_ORDERED, TRASH, USER_PLUS } from './icons.ts'
import styles from './settings-rail.module.css'

/** Groups of settings, by the id of the first panel of each. */
const GROUPS = [
  { id: 'basics', icon: FILE_TEXT, name: say.groupEvent, holds: say.groupEventHolds },
  { id: 'rounds-and-times', icon: CALENDAR, name: say.groupRounds, holds: say.groupRoundsHolds },
  { id: 'officials', icon: USERS, name: say.groupPeople, holds: say.groupPeopleHolds },
  { id: 'rating', icon: AWARD, name: say.ratingAndReport, holds: say.groupRatingHolds },
  { id: 'format', icon: SHUFFLE, name: say.groupPairing, holds: say.groupPairingHolds },
  { id: 'scoring', icon: LIST_ORDERED, name: say.groupScoring, holds: say.groupScoringHolds },
  { id: 'entries-and-chess-site', icon: USER_PLUS, name: say.groupEntries, holds: say.groupEntriesHolds },
  { id: 'what-visitors-see', icon: EYE, name: say.groupVisitors, holds: say.groupVisitorsHolds },
  { id: 'event-file', icon: TRASH, name: say.groupEnd, holds: say.groupEndHolds },
]

export function SettingsRail() {
  return (
    <nav className={styles.rail} aria-label={say.groupsOfSettings()}>
      {GROUPS.map(({ id, icon, name, holds }) => (
        <a key={id} href={`#${id}`}>
          <Icon of={icon} />
          <span>
            <b>{name()}</b>
            <small>{holds()}</small>
          </span>
          <Icon of={CHEVRON_RIGHT} size={14} />
        </a>
      ))}
    </nav>
  )
}

import * as say from '#words/deskPlayers.js'
import { T } from '../../../ui/t.tsx'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { DeskActions } from '../use-desk.ts'
import { entryName } from './entry-name.ts'
import type { Presence } from './presence.ts'
import styles from './check-in-bar.module.css'

const CHECK_IN_FILTERS = ['all', 'missing', 'here'] as const
export type CheckInFilter = (typeof CHECK_IN_FILTERS)[number]

/** How many are here for the next round, a filter, and a button that checks in everyone else at once. */
export function CheckInBar({ snapshot, presence, filter, onFilter, actions }: CheckInBarProps) {
  const { here, absent, unknown } = presence
  const next = snapshot.round + 1
  const missing = absent.length + unknown.length
  const all = here.length + missing
  const { totalRounds } = snapshot.settings
  if (all === 0 || (totalRounds !== null && next > totalRounds)) return null
  return (
    <div className={styles.bar}>
      <p>
        <T of={say.presentCount({ b: (text) => <b>{text}</b>, here: here.length, all, round: next })} />
      </p>
      <Segmented
        label={say.checkIn()}
        value={filter}
        onChoose={onFilter}
        choices={[
          { value: 'all', label: say.filterAll({ count: snapshot.players.no.length }) },
          { value: 'missing', label: say.filterMissing({ count: missing }) },
          { value: 'here', label: say.filterHere({ count: here.length }) },
        ]}
      />
      {unknown.length > 0 && (filter === 'missing' || here.length === 0) && (
        <Button
          small
          disabled={actions.isBusy}
          onClick={() => void actions.change({ type: 'checkIn', round: next, nos: unknown, isPresent: true })}
        >
          {absent.length === 0
            ? here.length === 0
              ? say.everyoneIsHere()
              : say.theOtherAreHereToo({ count: unknown.length })
            : absent.length === 1
              ? say.everyoneButIsHere({ name: entryName(snapshot, absent[0]!) })
              : say.allButTheseAreHere({ count: absent.length })}
        </Button>
      )}
    </div>
  )
}

interface CheckInBarProps {
  snapshot: Snapshot
  presence: Presence
  filter: CheckInFilter
  onFilter: (filter: CheckInFilter) => void
  actions: DeskActions
}

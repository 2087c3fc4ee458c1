import { useMemo } from 'react'
import { movedPlaces } from '#core/changes/compare-moments.ts'
import { configurationRemarks } from '#core/changes/configuration-remarks.ts'
import { isSetOnce } from '#core/snapshot/settings-of-import.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { MovedPlaces } from '../../history/moved-places.tsx'
import { TwoSteps } from './two-steps.tsx'
import styles from '../results/correction.module.css'

interface ConfigurationQuestionProps {
  snapshot: Snapshot
  change: Partial<Settings>
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks twice before a setting changes on which drawn rounds depend, and shows the consequences first. */
export function ConfigurationQuestion({ snapshot, change, ...asks }: ConfigurationQuestionProps) {
  const { round, settings } = snapshot
  const lines = configurationRemarks(snapshot, change)
  const moved = useMemo(
    () => movedPlaces(snapshot, { ...snapshot, settings: { ...settings, ...change } }),
    [snapshot, settings, change],
  )
  const lastBefore = settings.totalRounds
  const { totalRounds: lastAfter = lastBefore } = change
  return (
    <TwoSteps
      title="Change the tournament’s rules"
      button="Change it"
      really={`Round ${round} has been drawn under the rules as they are. Change them all the same?`}
      {...asks}
    >
      <ul className={styles.boards}>
        {lines.map(({ remark }) => (
          <li key={remark} data-plain>
            {remark.slice(remark.indexOf(': ') + 2).replace('=>', '→')}
          </li>
        ))}
      </ul>
      {lastBefore !== lastAfter && round === lastAfter && (
        <p className={styles.rule}>
          Round {round} becomes the last round. It was drawn as an earlier one, without the exceptions for a last round:
          its pairings stay.
        </p>
      )}
      {lastBefore !== lastAfter && round === lastBefore && (
        <p className={styles.rule}>
          Round {round} was drawn as the last round, with its exceptions for colours and floats: its pairings stay.
        </p>
      )}
      {moved.length > 0 ? (
        <div className={styles.table}>
          <MovedPlaces snapshot={snapshot} moved={moved} caption="Places that change" />
        </div>
      ) : (
        <p>No place in the standings changes.</p>
      )}
      {lines.some(({ remark }) => isSetOnce(remark)) && (
        <p className={styles.rule}>The imported file doesn’t name this setting, so you can set it once.</p>
      )}
      <p>The public history and the report say what it was and what it is.</p>
    </TwoSteps>
  )
}

import * as say from '#words/deskSettings.js'
import { useMemo } from 'react'
import { movedPlaces } from '#core/changes/compare-moments.ts'
import { configurationRemarks } from '#core/changes/configuration-remarks.ts'
import { lastRoundDifferences } from '#core/changes/last-round-remarks.ts'
import { isSetOnce } from '#core/snapshot/settings-of-import.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { arrow } from '#core/text/isolated.ts'
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
  const isLastChanged = (round === lastBefore) !== (round === lastAfter)
  const differing = useMemo(() => lastRoundDifferences(snapshot, lastAfter).length, [snapshot, lastAfter])
  return (
    <TwoSteps
      title={say.changeTheTournamentsRules()}
      button={say.changeIt()}
      really={say.roundHasBeenDrawnUnder({ round })}
      {...asks}
    >
      <ul className={styles.boards}>
        {lines.map(({ remark }) => (
          <li key={remark} data-plain>
            {capitalised(remark.slice(remark.indexOf(': ') + 2).replace('=>', arrow()))}
          </li>
        ))}
      </ul>
      {isLastChanged && <LastRoundRule round={round} isLast={round === lastAfter} differing={differing} />}
      {moved.length > 0 ? (
        <div className={styles.table}>
          <MovedPlaces snapshot={snapshot} moved={moved} caption={say.placesThatChange()} />
        </div>
      ) : (
        <p>{say.noPlaceInTheStandings()}</p>
      )}
      {lines.some(({ remark }) => isSetOnce(remark)) && <p className={styles.rule}>{say.fileLacksSetting()}</p>}
      <p>{say.changeIsPublic()}</p>
    </TwoSteps>
  )
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

interface LastRoundRuleProps {
  round: number
  isLast: boolean
  /** Number of boards that would be drawn otherwise now. */
  differing: number
}

function LastRoundRule({ round, isLast, differing }: LastRoundRuleProps) {
  const becomes = isLast ? say.roundBecomesTheLastRound({ round }) : say.wasDrawnAsLastRound({ round })
  return (
    <p className={styles.rule}>
      {becomes} {differing === 0 ? say.redrawnPairingsAreSame() : say.drawnAgainWouldBeDifferent({ differing })}
    </p>
  )
}

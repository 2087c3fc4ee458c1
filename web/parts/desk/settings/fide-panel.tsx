import { useState } from 'react'
import { fideModeLeft } from '#core/snapshot/remarks.ts'
import { unnamedGroups } from '#core/snapshot/settings-of-import.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { joinAnd } from '#core/text/join-and.ts'
import { Button } from '../../../ui/button.tsx'
import { SettingPanel, SettingRow } from './setting-rows.tsx'
import type { TabProps } from '../tab-props.ts'
import { TwoSteps } from './two-steps.tsx'

const unnamedWords = (snapshot: Snapshot): string => {
  const unnamed = unnamedGroups(snapshot)
  return unnamed.length === 0 ? '' : ` The imported file doesn’t name ${joinAnd(unnamed)}: you can set them once.`
}

/** Shows whether the tournament is in FIDE mode. Leaving it is final, so it is asked twice. */
export function FidePanel({ snapshot, actions }: TabProps) {
  const [isAsked, ask] = useState(false)
  const left = fideModeLeft(snapshot)
  return (
    <SettingPanel title="FIDE mode">
      <SettingRow
        label={left === undefined ? 'In FIDE mode' : `Left in round ${left}`}
        hint={
          left === undefined
            ? `After round 1, points and tie-breaks can’t change, and results of earlier rounds only for the rating report.${unnamedWords(snapshot)}`
            : 'The history and the report say so. A tournament can’t return to FIDE mode.'
        }
      >
        {left === undefined ? (
          <Button onClick={() => ask(true)}>Leave FIDE mode</Button>
        ) : (
          <span>FIDE mode was left</span>
        )}
      </SettingRow>
      {isAsked && (
        <TwoSteps
          title="Leave FIDE mode"
          button="Leave FIDE mode"
          really="A tournament can’t return to FIDE mode, and this can’t be undone. Leave it all the same?"
          isBusy={actions.isBusy}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            void actions.change({ type: 'leaveFideMode' })
          }}
        >
          <p>
            Points, the bye’s value and tie-breaks can then change after round 1, and results of rounds long over can
            move the standings.
          </p>
          <p>
            The public history shows it, and the report for FIDE gets the line “FIDE mode exited @ Round{' '}
            {Math.max(1, snapshot.round)}”. Your federation may refuse to rate the tournament.
          </p>
        </TwoSteps>
      )}
    </SettingPanel>
  )
}

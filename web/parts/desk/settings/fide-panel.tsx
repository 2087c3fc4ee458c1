import * as say from '#words/deskSettings.js'
import * as sayReport from '#words/ratingReport.js'
import { useState } from 'react'
import { fideModeLeft } from '#core/snapshot/remarks.ts'
import { unnamedGroups, type SettingGroup } from '#core/snapshot/settings-of-import.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { joinAnd } from '#core/text/join-and.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { reportDialogPath } from '../report/report-dialog-path.ts'
import { SettingPanel, SettingRow } from './setting-rows.tsx'
import type { TabProps } from '../tab-props.ts'
import { TwoSteps } from './two-steps.tsx'

const GROUPS: Record<string, () => string> = {
  rounds: say.groupRounds,
  points: say.groupPoints,
  bye: say.groupBye,
  absence: say.groupAbsence,
  'tie-breaks': say.groupTieBreaks,
} satisfies Record<SettingGroup, () => string>

const fixedText = (snapshot: Snapshot): string => {
  const unnamed = unnamedGroups(snapshot).map((group) => GROUPS[group]?.() ?? group)
  const fixed = say.afterRoundOneFixed()
  return unnamed.length === 0 ? fixed : `${fixed} ${say.unnamedSettings({ groups: joinAnd(unnamed) })}`
}

/** Shows whether the tournament is in FIDE mode. Leaving it is final, so it is asked twice. */
export function FidePanel({ id, snapshot, actions }: TabProps) {
  const [isAsked, ask] = useState(false)
  const left = fideModeLeft(snapshot)
  return (
    <SettingPanel id="fide-mode" title={say.fideMode()}>
      <SettingRow
        label={left === undefined ? say.inFideMode() : say.leftInRound({ round: left })}
        hint={left === undefined ? fixedText(snapshot) : say.leavingFideModeIsFinal()}
      >
        {left === undefined ? (
          <Button onClick={() => ask(true)}>{say.leaveFideMode()}</Button>
        ) : (
          <span>{say.fideModeWasLeft()}</span>
        )}
      </SettingRow>
      <SettingRow label={sayReport.title()} hint={sayReport.checkBeforeSending()}>
        <ButtonLink href={reportDialogPath(id)}>{sayReport.open()}</ButtonLink>
      </SettingRow>
      {isAsked && (
        <TwoSteps
          title={say.leaveFideMode()}
          button={say.leaveFideMode()}
          really={say.confirmLeavingFideMode()}
          isBusy={actions.isBusy}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            void actions.change({ type: 'leaveFideMode' })
          }}
        >
          <p>{say.pointsCanChangeLate()}</p>
          <p>{say.leavingFideModeIsPublic({ round: Math.max(1, snapshot.round) })}</p>
        </TwoSteps>
      )}
    </SettingPanel>
  )
}

import * as say from '#words/eventFacts.js'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { TabProps } from '../tab-props.ts'
import { SettingPanel, SettingRow } from './setting-rows.tsx'

/** Abandons an event that won’t be played to its end, and resumes it. */
export function EndPanel({ snapshot, actions }: Pick<TabProps, 'snapshot' | 'actions'>) {
  const { stage } = snapshot
  const [isAsked, ask] = useState(false)
  if (stage !== undefined && stage !== 'abandoned') return null
  return (
    <SettingPanel id="end" title={say.endOfEvent()}>
      <SettingRow label={say.abandonEvent()} hint={stage === 'abandoned' ? say.isAbandoned() : say.abandonHint()}>
        {stage === 'abandoned' ? (
          <Button disabled={actions.isBusy} onClick={() => void actions.change({ type: 'resume' })}>
            {say.resumeEvent()}
          </Button>
        ) : (
          <Button onClick={() => ask(true)}>{say.abandonEvent()}</Button>
        )}
      </SettingRow>
      {isAsked && (
        <ConfirmDialog
          title={say.abandonEventQuestion()}
          button={say.abandonEvent()}
          isPending={actions.isBusy}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            void actions.change({ type: 'abandon' })
          }}
        >
          <p>{say.abandonMeans()}</p>
        </ConfirmDialog>
      )}
    </SettingPanel>
  )
}

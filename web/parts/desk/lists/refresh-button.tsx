import * as say from '#words/ratingsDesk.js'
import { useState } from 'react'
import type { DeskEntry } from '../../../api/desk.ts'
import { Button } from '../../../ui/button.tsx'
import type { TabProps } from '../tab-props.ts'
import { RefreshDialog } from './refresh-dialog.tsx'

/** Takes present ratings from the lists, before round 1 is drawn. */
export function RefreshButton(
  props: Pick<TabProps, 'snapshot' | 'id' | 'actions'> & { details: readonly DeskEntry[] },
) {
  const [isOpen, open] = useState(false)
  const { settings, round } = props.snapshot
  if (round > 0 || settings.competitors === 'team') return null
  return (
    <>
      <Button onClick={() => open(true)}>{say.refresh()}</Button>
      {isOpen && <RefreshDialog {...props} onClose={() => open(false)} />}
    </>
  )
}

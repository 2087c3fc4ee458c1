import * as say from '#words/ratingsDesk.js'
import { useState } from 'react'
import type { DeskEntry } from '../../../api/desk.ts'
import { Button } from '../../../ui/button.tsx'
import type { TabProps } from '../tab-props.ts'
import { FindPlayer } from './find-player.tsx'
import { detailsOf, entryOf } from './found-text.ts'

/** Gives an entry the data of a player of the lists. Its club stays if the list has none. */
export function LinkEntry({ snapshot, actions, no, known }: LinkEntryProps) {
  const [isOpen, open] = useState(false)
  if (!isOpen) {
    return (
      <div>
        <Button small onClick={() => open(true)}>
          {say.findInLists()}
        </Button>
      </div>
    )
  }
  return (
    <FindPlayer
      snapshot={snapshot}
      details={known.filter((one) => one.no !== no)}
      isNew={false}
      isBusy={actions.isBusy}
      onTake={async (player) => {
        const { club, ...details } = detailsOf(player)
        const request = { type: 'editEntry', no, change: entryOf(player) } as const
        const refusal = await actions.change({ ...request, details: { ...details, ...(club && { club }) } })
        if (!refusal) open(false)
        return !refusal
      }}
    />
  )
}

export interface LinkEntryProps extends Pick<TabProps, 'snapshot' | 'actions'> {
  no: number
  /** The details of all entries. */
  known: readonly DeskEntry[]
}

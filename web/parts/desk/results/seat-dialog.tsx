import * as say from '#words/deskResults.js'
import { useMemo, useState } from 'react'
import type { Act } from '#core/changes/act.ts'
import type { BracketWay } from '#core/changes/bracket-ways.ts'
import { consequencesOf } from '#core/changes/consequences.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { SeatChoice } from './seat-choice.tsx'
import { seatWays } from './seat-ways.ts'
import styles from './correction.module.css'

export interface ReplacementDialogProps {
  snapshot: Snapshot
  round: number
  /** The change that was asked for. */
  acts: Act[]
  title: string
  ways?: readonly BracketWay[]
  isBusy: boolean
  onClose: () => void
  onChoose: (way: BracketWay) => void
}

/** Asks what happens in the next round before a change is saved after which someone else goes through. */
export function ReplacementDialog({
  snapshot,
  round,
  acts,
  title,
  ways,
  isBusy,
  onClose,
  onChoose,
}: ReplacementDialogProps) {
  const consequences = useMemo(() => consequencesOf(snapshot, round, acts), [snapshot, round, acts])
  const first = seatWays(consequences).ways.find(({ goes }) => !ways || ways.includes(goes))
  const [chosen, choose] = useState(first?.goes)
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) onChoose(chosen)
        }}
      >
        <p className={styles.rule}>{consequences.rule}</p>
        <SeatChoice {...{ snapshot, consequences, chosen }} only={ways} onChoose={choose} />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={isBusy || !chosen}>
            {say.save()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

import * as say from '#words/desk.js'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { deskBoards } from './results/boards.ts'
import styles from './adjourning-dialog.module.css'

export interface AdjourningDialogProps {
  snapshot: Snapshot
  onYes: () => void
  onClose: () => void
}

/** Names the games that are adjourned when the running round is closed without their results. */
export function AdjourningDialog({ snapshot, onYes, onClose }: AdjourningDialogProps) {
  const { round } = snapshot
  const open = deskBoards(snapshot, round).filter(({ state }) => state !== 'in' && state !== 'adjourned')
  return (
    <Dialog title={say.adjournTitle({ count: open.length })} onClose={onClose}>
      <p>{say.adjournedCountAsDraws()}</p>
      <ul className={styles.games}>
        {open.map(({ no, place, whiteName, blackName }) => (
          <li key={no}>
            <span>{place}</span>
            <b>
              <bdi>{whiteName}</bdi> – <bdi>{blackName}</bdi>
            </b>
          </li>
        ))}
      </ul>
      <DialogFoot onClose={onClose}>
        <Button look="primary" onClick={onYes}>
          {say.closeRound({ round })}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

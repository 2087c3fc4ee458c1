import { useQueryClient } from '@tanstack/react-query'
import type { Card } from '#core/people/profile.ts'
import { removeLink } from '../../api/links.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from '../../ui/prompt.module.css'

/** Asks whether a match's link shall go. */
export function RemoveLink({ card, onClose }: { card: Card; onClose: () => void }) {
  const cache = useQueryClient()
  const { own, idW, idB, w, b } = card
  const [playerId, team] = own === 'w' ? [idW, w] : [idB, b]
  const { run, busy, fault } = useAct(
    () => removeLink({ id: card.id, playerId, team }),
    () => {
      onClose()
      void cache.invalidateQueries()
    },
  )
  return (
    <Dialog title="Remove the game link" onClose={onClose}>
      <div className={styles.form}>
        <p>
          The match of <bdi>{w}</bdi> and <bdi>{b}</bdi> is no longer followed, and what was seen of it goes. Another
          link can be added.
        </p>
        {fault && <MessageBar kind="bad">{fault}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button look="primary" disabled={busy} onClick={() => void run(undefined)}>
            Remove
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}

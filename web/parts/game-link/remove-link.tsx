import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileMatch } from '#core/rows/profile.ts'
import { removeLink } from '../../api/links.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from '../../ui/prompt.module.css'

export function RemoveLink({ match, onClose }: { match: Pick<ProfileMatch, 'id' | 'w' | 'b'>; onClose: () => void }) {
  const cache = useQueryClient()
  const { id, w, b } = match
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeLink({ id }),
    onSuccess() {
      onClose()
      void cache.invalidateQueries()
    },
  })
  return (
    <Dialog title="Remove game link" onClose={onClose}>
      <div className={styles.form}>
        <p>
          Kibitz will stop following <bdi>{w}</bdi> – <bdi>{b}</bdi> and discard its live data. You can add another link
          later.
        </p>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button look="danger" disabled={isPending} onClick={() => mutate()}>
            Remove
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}

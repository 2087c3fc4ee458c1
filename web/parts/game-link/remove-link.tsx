import * as say from '#words/gameLink.js'
import * as sayCommon from '#words/common.js'
import { T } from '../../ui/t.tsx'
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
    <Dialog title={say.removeGameLink()} onClose={onClose}>
      <div className={styles.form}>
        <p>
          <T of={say.stopsFollowing({ white: <bdi>{w}</bdi>, black: <bdi>{b}</bdi> })} />
        </p>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button look="danger" disabled={isPending} onClick={() => mutate()}>
            {sayCommon.remove()}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import layout from '../../ui/prompt.module.css'

/** Asks first: only the member can undo it, by accepting a new invitation. */
export function RemoveMember({ username, isSelf, onClose, onRemove }: RemoveMemberProps) {
  return (
    <Dialog title={isSelf ? 'Leave team' : 'Remove member'} onClose={onClose}>
      <div className={layout.form}>
        <p>
          {isSelf ? (
            'You can come back only if an admin invites you again.'
          ) : (
            <>
              <b>{username}</b> can come back only by accepting a new invitation.
            </>
          )}
        </p>
        <DialogFoot onClose={onClose}>
          <Button look="danger" onClick={onRemove}>
            {isSelf ? 'Leave team' : 'Remove member'}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}

interface RemoveMemberProps {
  username: string
  isSelf: boolean
  onClose: () => void
  onRemove: () => void
}

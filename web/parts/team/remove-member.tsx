import * as say from '#words/team.js'
import { T } from '../../ui/t.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import layout from '../../ui/prompt.module.css'

/** Asks first: only the member can undo it, by accepting a new invitation. */
export function RemoveMember({ username, isSelf, onClose, onRemove }: RemoveMemberProps) {
  return (
    <Dialog title={isSelf ? say.leaveTeam() : say.removeMember()} onClose={onClose}>
      <div className={layout.form}>
        <p>
          {isSelf ? (
            say.youCanComeBackIfInvited()
          ) : (
            <T of={say.canComeBackIfInvited({ username: <b>{username}</b> })} />
          )}
        </p>
        <DialogFoot onClose={onClose}>
          <Button look="danger" onClick={onRemove}>
            {isSelf ? say.leaveTeam() : say.removeMember()}
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

import * as say from '#words/deskResults.js'
import { T } from '../../../ui/t.tsx'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import prompt from '../../../ui/prompt.module.css'
import type { PairingFacts } from './pairing-facts.ts'
import { ReasonField } from './reason-field.tsx'
import { useResultActs } from './result-acts.ts'

export function UndoDialog({ pairing, onClose }: { pairing: PairingFacts; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { undo, isPending, error } = useResultActs(pairing, onClose)
  const fault = isMissing && !reason.trim() ? say.enterAReason() : error
  return (
    <Dialog title={say.undoResult()} onClose={onClose}>
      <form
        className={prompt.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim()) undo(reason.trim())
          else setMissing(true)
        }}
      >
        <p>
          <T of={say.undoNote({ name: <bdi>{pairing.name}</bdi>, result: pairing.result ?? '' })} />
        </p>
        <ReasonField value={reason} onChange={setReason} />
        {fault && <MessageBar kind="bad">{fault}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={isPending}>
            {isPending ? say.saving() : say.undoResult()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

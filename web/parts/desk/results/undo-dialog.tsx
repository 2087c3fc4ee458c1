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
  const fault = isMissing && !reason.trim() ? 'Enter a reason.' : error
  return (
    <Dialog title="Undo result" onClose={onClose}>
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
          <bdi>{pairing.name}</bdi> goes back to what it was before {pairing.result} was confirmed.
        </p>
        <ReasonField value={reason} onChange={setReason} />
        {fault && <MessageBar kind="bad">{fault}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={isPending}>
            {isPending ? 'Saving…' : 'Undo result'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

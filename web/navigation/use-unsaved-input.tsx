import * as say from '#words/shell.js'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '../ui/button.tsx'
import { DialogFoot } from '../ui/dialog-foot.tsx'
import { Dialog } from '../ui/dialog.tsx'
import layout from '../ui/prompt.module.css'
import { hasUnsavedInput, type inputOf } from './form-input.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type UnsavedInput = ReturnType<typeof inputOf>

/** Asks before `isUnsaved` input is lost by leaving the page. Render the returned question. */
export function useLeaveQuestion(isUnsaved: () => boolean): ReactNode {
  const [asked, ask] = useState<{ leave: () => void }>()
  useLeaveGuard(isUnsaved, (leave) => ask({ leave }))

  const stay = () => ask(undefined)
  return (
    asked && (
      <Dialog title={say.leaveWithoutSaving()} onClose={stay}>
        <div className={layout.form}>
          <p>{say.changesNotSaved()}</p>
          <DialogFoot onClose={stay}>
            <Button
              look="danger"
              onClick={() => {
                stay()
                asked.leave()
              }}
            >
              {say.leave()}
            </Button>
          </DialogFoot>
        </div>
      </Dialog>
    )
  )
}

/**
 * Asks before a form's input is lost: on opening another page, on going back, on closing the window. Give the form
 * `ref`, render `question` beside it, and call `markSaved` with input that has been saved.
 */
export function useUnsavedInput(): {
  ref: RefObject<HTMLFormElement | null>
  question: ReactNode
  markSaved: (input: UnsavedInput) => void
} {
  const ref = useRef<HTMLFormElement>(null)
  const saved = useRef<UnsavedInput>(undefined)
  const question = useLeaveQuestion(() => ref.current !== null && hasUnsavedInput(ref.current, saved.current))
  return { ref, question, markSaved: (input) => void (saved.current = input) }
}

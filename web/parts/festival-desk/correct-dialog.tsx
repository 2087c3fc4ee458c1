import * as say from '#words/festivalDesk.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { nameOfPerson } from '#core/festival/person.ts'
import type { DeskPerson } from '#core/rows/festival-rows.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { PersonFields } from '../festival/person-fields.tsx'
import { isWholePerson, personOfText, textOfPerson } from '../festival/person-text.ts'
import type { FestivalActions } from './use-festival-desk.ts'

interface CorrectDialogProps {
  person: DeskPerson
  actions: FestivalActions
  onClose: () => void
}

/** Corrects a person; lists of sections that haven’t begun follow. */
export function CorrectDialog({ person, actions, onClose }: CorrectDialogProps) {
  const [text, setText] = useState(() => textOfPerson(person))
  return (
    <Dialog wide title={nameOfPerson(person)} onClose={onClose}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void actions
            .register({ type: 'correct', no: person.no, person: personOfText(text) })
            .then((isMade) => isMade && onClose())
        }}
      >
        <PersonFields text={text} onChange={setText} />
        <p>{say.correctionGoesTo()}</p>
        {actions.error && <MessageBar kind="bad">{actions.error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button look="primary" type="submit" disabled={!isWholePerson(text) || actions.isBusy}>
            {sayCommon.save()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

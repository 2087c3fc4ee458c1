import * as say from '#words/deskFeeds.js'
import { useState } from 'react'
import { MAX_SOURCE_ADDRESS } from '#core/limits/boards.ts'
import { addBoardSource, type AnswerOfSource } from '../../../api/boards.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Field } from '../../../ui/field.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from '../../account/settings-form.module.css'
import type { FeedProps } from './board-state.ts'
import { SOURCE_NAMES } from './source-names.ts'
import { useBoardAct } from './use-board-act.ts'

type KindChoice = AnswerOfSource['kind']

const KINDS: KindChoice[] = ['pgn', 'push', 'liveChess', 'lichess']
const HINTS: Record<KindChoice, () => string> = {
  pgn: () => say.pgnHint({ example: '{round}' }),
  push: say.pushKindHint,
  liveChess: say.liveChessHint,
  lichess: say.lichessHint,
}
const ADDRESS_START = 'https://'

/** Adds a source of moves. */
export function SourceDialog({ onClose, ...props }: FeedProps & { onClose: () => void }) {
  const [kind, choose] = useState<KindChoice>('pgn')
  const [address, write] = useState('')
  const act = useBoardAct(props)
  const add = () =>
    act.run(async () => {
      const done = await addBoardSource(props.id, { kind, ...(kind !== 'push' && { address }) })
      onClose()
      return done
    })
  return (
    <Dialog title={say.addASource()} onClose={onClose}>
      <form
        className={styles.sheet}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Select
          label={say.kindOfSource()}
          value={kind}
          onChoose={choose}
          choices={KINDS.map((each) => ({ value: each, label: SOURCE_NAMES[each]() }))}
        />
        {kind === 'push' ? (
          <p>{HINTS.push()}</p>
        ) : (
          <Field
            label={kind === 'pgn' ? say.address() : say.link()}
            hint={HINTS[kind]()}
            type="url"
            placeholder={ADDRESS_START}
            value={address}
            maxLength={MAX_SOURCE_ADDRESS}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => write(target.value)}
          />
        )}
        {act.error && <MessageBar kind="bad">{act.error.message}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={act.isPending}>
            {say.addSource()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

import * as say from '#words/deskPlayers.js'
import { T } from '../../../ui/t.tsx'
import { useState } from 'react'
import { mergeActs, mergeText } from '#core/changes/merge-entries.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { DeskEntry } from '../../../api/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Select } from '../../../ui/select.tsx'
import type { DeskActions } from '../use-desk.ts'
import styles from '../results/correction.module.css'
import { competitorName } from '#core/snapshot/names.ts'
import { findNamesakes } from './find-namesakes.ts'

export interface MergeDialogProps {
  snapshot: Snapshot
  no: number
  details: readonly DeskEntry[]
  actions: DeskActions
  onClose: () => void
}

/** Merges two entries of one person: games and byes of one number move to the other. */
export function MergeDialog({ snapshot, no, details, actions, onClose }: MergeDialogProps) {
  const { players } = snapshot
  const position = players.no.indexOf(no)
  const person = { firstName: players.firstName[position]!, lastName: players.lastName[position]! }
  const namesake = findNamesakes(snapshot, person).find((one) => one !== no)
  const [other, choose] = useState(namesake)
  const [isTurned, turn] = useState(false)
  const numbers = other === undefined ? undefined : [Math.min(no, other), Math.max(no, other)]
  const [keep, drop] = numbers && isTurned ? numbers.toReversed() : (numbers ?? [])
  const request =
    keep === undefined || drop === undefined
      ? undefined
      : ({ type: 'mergeEntries', keep, drop, details: lacking(details, keep, drop) } as const)
  const acts = request && mergeActs(snapshot, request)
  const refusal = typeof acts === 'string' ? acts : undefined
  return (
    <Dialog title={say.mergeTwoEntries()} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!request || refusal !== undefined) return
          onClose()
          void actions.change(request)
        }}
      >
        <p>
          <T of={say.noIsTheSamePerson({ no, bdi: <bdi>{competitorName(snapshot, position)}</bdi> })} />
        </p>
        <Select
          label={say.entry()}
          value={other === undefined ? '' : String(other)}
          onChoose={(chosen) => choose(chosen === '' ? undefined : Number(chosen))}
          choices={[
            { value: '', label: say.choosePrompt() },
            ...players.no
              .filter((one) => one !== no)
              .map((one) => ({
                value: String(one),
                label: `${one} ${competitorName(snapshot, players.no.indexOf(one))}`,
              })),
          ]}
        />
        {keep !== undefined && drop !== undefined && (
          <>
            <p className={styles.rule}>{refusal ?? mergeText(snapshot, keep, drop)}</p>
            {refusal === undefined && (
              <div>
                <Button small onClick={() => turn(!isTurned)}>
                  {say.keepNoInstead({ no: drop })}
                </Button>
              </div>
            )}
          </>
        )}
        <DialogFoot onClose={onClose}>
          <Button look="primary" type="submit" disabled={actions.isBusy || !request || refusal !== undefined}>
            {say.mergeEntries()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

const FIELDS = ['fideId', 'sex', 'birth', 'club', 'group', 'fee'] as const

/** Details that only the entry to be removed has. */
function lacking(details: readonly DeskEntry[], keep: number, drop: number) {
  const [of, from] = [keep, drop].map((no) => details.find((one) => one.no === no))
  const found = FIELDS.filter((field) => from?.[field] && !of?.[field]).map((field) => [field, from![field]])
  return Object.fromEntries(found) as Partial<Pick<DeskEntry, (typeof FIELDS)[number]>>
}

import * as say from '#words/prizesDesk.js'
import { useState, type FormEvent } from 'react'
import { MAX_PRIZE_TEXT } from '#core/limits/prizes.ts'
import { conditionName } from '#core/prizes/category-name.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { PrizeCategory } from '#core/tournament/prizes.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Field } from '../../../ui/field.tsx'
import { categoryOf, draftOf, type CategoryDraft } from './category-draft.ts'
import { ConditionFields, OneOf, SharingFields } from './category-fields.tsx'
import { EntryPicker } from './entry-picker.tsx'
import { PrizeFields } from './prize-fields.tsx'
import styles from './category-form.module.css'

interface CategoryFormProps {
  snapshot: Snapshot
  details: readonly PublicEntryDetails[]
  category: PrizeCategory
  currency: string
  /** Why the last attempt was refused. */
  error: string | undefined
  isBusy: boolean
  onSave: (category: PrizeCategory) => void
  onClose: () => void
}

/** Who competes for a category, its prizes, and how those level share them. */
export function CategoryForm(props: CategoryFormProps) {
  const { snapshot, details, category, currency, error, isBusy, onSave, onClose } = props
  const [draft, setDraft] = useState(() => draftOf(category, currency))
  const set = (change: Partial<CategoryDraft>): void => setDraft((before) => ({ ...before, ...change }))
  const titleOf = (pool: number): string => poolTitle(snapshot.settings, snapshot.systems, snapshot.round, pool)
  const made = categoryOf(draft, currency)
  const named = conditionName(made.condition, titleOf)
  const pools = [...new Set(snapshot.players.pool)]
  const send = (event: FormEvent): void => {
    event.preventDefault()
    // Public pages make a category's missing name without knowing how this tournament names its pools.
    onSave(made.name === '' && draft.pool !== '' ? { ...made, name: named } : made)
  }
  return (
    <Dialog title={draft.name || named} onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <PrizeFields prizes={draft.prizes} currency={currency} onChange={(prizes) => set({ prizes })} />
        <ConditionFields
          draft={draft}
          set={set}
          clubs={details.map(({ club }) => club)}
          federations={snapshot.players.nationality}
          groups={details.map(({ group }) => group)}
        >
          <OneOf
            label={say.pool()}
            of={pools.length > 1 ? pools.map(String) : []}
            value={draft.pool}
            nameOf={(pool) => titleOf(Number(pool))}
            onChoose={(pool) => set({ pool })}
          />
        </ConditionFields>
        <fieldset>
          <legend>{say.chosenEntries()}</legend>
          <small>{say.chosenHint()}</small>
          <EntryPicker
            snapshot={snapshot}
            chosen={draft.nos}
            takeOut={(name) => say.takeOut({ name })}
            onChange={(nos) => set({ nos })}
          />
        </fieldset>
        <SharingFields draft={draft} set={set} />
        <Field
          label={say.name()}
          hint={say.nameHint()}
          placeholder={named}
          maxLength={MAX_PRIZE_TEXT}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        {error !== undefined && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={isBusy}>
            {say.save()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

import * as say from '#words/prizesDesk.js'
import { useState, type FormEvent } from 'react'
import { MAX_PRIZE_TEXT } from '#core/limits/prizes.ts'
import { conditionName } from '#core/prizes/category-name.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { PrizeCategory } from '#core/tournament/prizes.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { countryName } from '../../people/country-name.ts'
import { categoryOf, draftOf, type CategoryDraft } from './category-draft.ts'
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
  const named = conditionName(categoryOf(draft, category, currency).condition)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    onSave(categoryOf(draft, category, currency))
  }
  const text = (key: 'ageFrom' | 'ageTo' | 'ratingFrom' | 'ratingTo' | 'leastEntries') => ({
    inputMode: 'numeric' as const,
    type: 'number',
    min: 0,
    value: draft[key],
    onChange: (event: { target: { value: string } }) => set({ [key]: event.target.value }),
  })
  return (
    <Dialog title={draft.name || named} onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <PrizeFields prizes={draft.prizes} currency={currency} onChange={(prizes) => set({ prizes })} />
        <fieldset>
          <legend>{say.forWhom()}</legend>
          <Segmented
            label={say.sex()}
            value={draft.sex}
            onChoose={(sex) => set({ sex })}
            choices={[
              { value: 'all', label: say.anySex() },
              { value: 'w', label: say.women() },
              { value: 'm', label: say.men() },
            ]}
          />
          <div className={styles.pair}>
            <Field label={say.ageFrom()} {...text('ageFrom')} />
            <Field label={say.ageTo()} {...text('ageTo')} />
          </div>
          <small>{say.ageHint()}</small>
          <div className={styles.pair}>
            <Field label={say.ratingFrom()} {...text('ratingFrom')} />
            <Field label={say.ratingTo()} {...text('ratingTo')} />
          </div>
          <Select
            label={say.unrated()}
            value={draft.unrated}
            onChoose={(unrated) => set({ unrated })}
            choices={[
              { value: 'out', label: say.unratedOut() },
              { value: 'with', label: say.unratedWith() },
              { value: 'only', label: say.unratedOnly() },
            ]}
          />
          <OneOf
            label={say.club()}
            of={details.map(({ club }) => club)}
            value={draft.club}
            onChoose={(club) => set({ club })}
          />
          <OneOf
            label={say.federation()}
            of={snapshot.players.nationality}
            value={draft.federation}
            nameOf={countryName}
            onChoose={(federation) => set({ federation })}
          />
          <OneOf
            label={say.group()}
            of={details.map(({ group }) => group)}
            value={draft.group}
            onChoose={(group) => set({ group })}
          />
        </fieldset>
        <fieldset>
          <legend>{say.levelOnPoints()}</legend>
          <Select
            bare
            label={say.levelOnPoints()}
            value={draft.sharing}
            onChoose={(sharing) => set({ sharing })}
            choices={[
              { value: 'place', label: say.levelPlace() },
              { value: 'equal', label: say.levelEqual() },
              { value: 'hort', label: say.levelHort() },
            ]}
          />
          <small>{say.thingNeverHalved()}</small>
          <div className={styles.pair}>
            {draft.sharing !== 'place' && (
              <Field
                label={say.leastShare()}
                hint={say.leastShareHint()}
                inputMode="decimal"
                value={draft.leastShare}
                onChange={(event) => set({ leastShare: event.target.value })}
              />
            )}
            <Field label={say.leastEntries()} {...text('leastEntries')} />
          </div>
        </fieldset>
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

interface OneOfProps {
  label: string
  /** Of all entries. */
  of: readonly (string | null | undefined)[]
  value: string
  nameOf?: (value: string) => string
  onChoose: (value: string) => void
}

/** A choice among what entries have; nothing if none has any. */
function OneOf({ label, of, value, nameOf, onChoose }: OneOfProps) {
  const known = [...new Set([...of, value])].filter((own): own is string => !!own)
  if (known.length === 0) return null
  const choices = known
    .map((own) => ({ value: own, label: nameOf?.(own) ?? own }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <Select label={label} value={value} onChoose={onChoose} choices={[{ value: '', label: say.any() }, ...choices]} />
  )
}

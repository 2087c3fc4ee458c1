import * as say from '#words/festivalPrizesDesk.js'
import * as sayFestival from '#words/festivalPrizes.js'
import * as sayPages from '#words/festivalPages.js'
import * as sayPrizes from '#words/prizesDesk.js'
import { useState, type FormEvent } from 'react'
import { MAX_PRIZE_TEXT } from '#core/limits/prizes.ts'
import { COMPARISONS, type ComparedBy, type OverallCategory } from '#core/festival/overall-prizes.ts'
import { conditionName } from '#core/prizes/category-name.ts'
import type { DeskPerson, FestivalDesk } from '#core/rows/festival-rows.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { categoryOf, draftOf, type CategoryDraft } from '../desk/prizes/category-draft.ts'
import { ConditionFields, SharingFields } from '../desk/prizes/category-fields.tsx'
import styles from '../desk/prizes/category-form.module.css'
import { PrizeFields } from '../desk/prizes/prize-fields.tsx'

export const COMPARED: Record<ComparedBy, () => string> = {
  points: sayFestival.byPoints,
  share: sayFestival.byShare,
  performance: sayFestival.byPerformance,
}

interface OverallCategoryFormProps extends Pick<FestivalDesk, 'sections'> {
  category: OverallCategory
  currency: string
  /** Those of the register: they offer clubs and federations. */
  people: readonly DeskPerson[]
  /** Why the last attempt was refused. */
  error: string | undefined
  isBusy: boolean
  onSave: (category: OverallCategory) => void
  onClose: () => void
}

/** A category over sections: its prizes, who competes in which sections, and how they are compared. */
export function OverallCategoryForm(props: OverallCategoryFormProps) {
  const { category, currency, sections, people, error, isBusy, onSave, onClose } = props
  const [draft, setDraft] = useState(() => draftOf(category, currency))
  const set = (change: Partial<CategoryDraft>): void => setDraft((before) => ({ ...before, ...change }))
  const [compare, setCompare] = useState(category.compare)
  const [chosen, choose] = useState<readonly string[]>(category.sections)
  const [counted, setCounted] = useState(category.bestOfClub === null ? '' : String(category.bestOfClub))
  const { pool: _pool, nos: _nos, ...condition } = categoryOf(draft, currency).condition
  const named = conditionName(condition)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    // All sections, also those that come later.
    const isAll = chosen.length === 0 || sections.every(({ tournament }) => chosen.includes(tournament))
    onSave({
      ...categoryOf(draft, currency),
      condition,
      sections: isAll ? [] : [...chosen],
      compare,
      bestOfClub: counted.trim() === '' ? null : Number(counted),
    })
  }
  return (
    <Dialog title={draft.name || named} onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <PrizeFields prizes={draft.prizes} currency={currency} onChange={(prizes) => set({ prizes })} />
        <fieldset>
          <legend>{sayPages.sections()}</legend>
          {sections.map(({ tournament, word }) => (
            <label key={tournament} className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.length === 0 || chosen.includes(tournament)}
                onChange={(event) => {
                  const all = chosen.length === 0 ? sections.map((one) => one.tournament) : chosen
                  choose(event.target.checked ? [...all, tournament] : all.filter((one) => one !== tournament))
                }}
              />
              <bdi>{word}</bdi>
            </label>
          ))}
          <Select
            label={say.compare()}
            value={compare}
            onChoose={setCompare}
            choices={COMPARISONS.map((value) => ({ value, label: COMPARED[value] }))}
          />
          <Field
            label={say.bestOfClub()}
            hint={say.bestOfClubHint()}
            type="number"
            min={1}
            value={counted}
            onChange={(event) => setCounted(event.target.value)}
          />
        </fieldset>
        <ConditionFields
          draft={draft}
          set={set}
          clubs={people.map(({ club }) => club)}
          federations={people.map(({ nationality }) => nationality)}
          groups={[]}
        />
        <SharingFields draft={draft} set={set} />
        <Field
          label={sayPrizes.name()}
          hint={sayPrizes.nameHint()}
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
            {sayPrizes.save()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

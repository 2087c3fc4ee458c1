import * as say from '#words/prizesDesk.js'
import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { countryName } from '../../people/country-name.ts'
import type { CategoryDraft } from './category-draft.ts'
import styles from './category-form.module.css'

interface DraftProps {
  draft: CategoryDraft
  set: (change: Partial<CategoryDraft>) => void
}

type NumberKey = 'ageFrom' | 'ageTo' | 'ratingFrom' | 'ratingTo' | 'leastEntries'

const numberOf =
  ({ draft, set }: DraftProps) =>
  (key: NumberKey) => ({
    inputMode: 'numeric' as const,
    type: 'number',
    min: 0,
    value: draft[key],
    onChange: (event: { target: { value: string } }) => set({ [key]: event.target.value }),
  })

interface ConditionFieldsProps extends DraftProps {
  /** What entries have. */
  clubs: readonly (string | null | undefined)[]
  federations: readonly string[]
  groups: readonly (string | null | undefined)[]
  /** Further conditions. */
  children?: ReactNode
}

/** Who competes for a category. */
export function ConditionFields({ clubs, federations, groups, children, ...props }: ConditionFieldsProps) {
  const { draft, set } = props
  const number = numberOf(props)
  return (
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
        <Field label={say.ageFrom()} {...number('ageFrom')} />
        <Field label={say.ageTo()} {...number('ageTo')} />
      </div>
      <small>{say.ageHint()}</small>
      <div className={styles.pair}>
        <Field label={say.ratingFrom()} {...number('ratingFrom')} />
        <Field label={say.ratingTo()} {...number('ratingTo')} />
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
      <OneOf label={say.club()} of={clubs} value={draft.club} onChoose={(club) => set({ club })} />
      <OneOf
        label={say.federation()}
        of={federations}
        value={draft.federation}
        nameOf={countryName}
        onChoose={(federation) => set({ federation })}
      />
      <OneOf label={say.group()} of={groups} value={draft.group} onChoose={(group) => set({ group })} />
      {children}
    </fieldset>
  )
}

/** How those level share, and how many must fit. */
export function SharingFields(props: DraftProps) {
  const { draft, set } = props
  const number = numberOf(props)
  return (
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
        <Field label={say.leastEntries()} {...number('leastEntries')} />
      </div>
    </fieldset>
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
export function OneOf({ label, of, value, nameOf, onChoose }: OneOfProps) {
  const known = [...new Set([...of, value])].filter((own): own is string => !!own)
  if (known.length === 0) return null
  const choices = known
    .map((own) => ({ value: own, label: nameOf?.(own) ?? own }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <Select label={label} value={value} onChoose={onChoose} choices={[{ value: '', label: say.any() }, ...choices]} />
  )
}

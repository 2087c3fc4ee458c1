import * as say from '#words/festivalPrizesDesk.js'
import * as sayPages from '#words/festivalPages.js'
import * as sayPrizes from '#words/prizesDesk.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import { NO_OVERALL_PRIZES, type OverallCategory, type OverallPlan } from '#core/festival/overall-prizes.ts'
import { categoryName } from '#core/prizes/category-name.ts'
import { amountText } from '#core/prizes/prize-lines.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { festivalDeskQueries } from '../../api/festival-desk.ts'
import layout from '../../styles/layout.module.css'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN, CHEVRON_UP, X } from '../../ui/icons.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { PENCIL } from '../desk/prizes/icons.ts'
import styles from '../desk/prizes/prizes-desk.module.css'
import form from '../festival/entry-form.module.css'
import { COMPARED, OverallCategoryForm } from './overall-category-form.tsx'
import type { FestivalTabProps } from './tab-props.ts'

const newCategory: OverallCategory = {
  name: '',
  condition: {},
  sharing: 'place',
  leastShare: 0,
  leastEntries: 0,
  prizes: [{ amount: 0, thing: '', worth: 0 }],
  sections: [],
  compare: 'points',
  bestOfClub: null,
}

/** Prizes over the sections, and the festival’s rule for who wins several. */
export function PrizesPanel({ desk, actions }: FestivalTabProps) {
  const { festival, sections } = desk
  const { data: register } = useQuery(festivalDeskQueries.register(festival.id))
  const plan = festival.overallPrizes ?? NO_OVERALL_PRIZES
  const { categories } = plan
  const [edited, edit] = useState<OverallCategory>()
  const save = (next: OverallPlan): Promise<boolean> =>
    actions.change({
      type: 'setPrizes',
      prizes: next.categories.length > 0 ? next : null,
      was: festival.overallPrizes,
    })
  const saveCategory = async (category: OverallCategory): Promise<void> => {
    const at = categories.findIndex((own) => own === edited)
    const next = at < 0 ? [...categories, category] : categories.with(at, category)
    if (await save({ ...plan, categories: next })) edit(undefined)
  }
  const add = (
    <Button small onClick={() => edit(newCategory)}>
      {sayPrizes.addCategory()}
    </Button>
  )
  return (
    <>
      <Panel title={say.overSections()} count={categories.length || undefined} action={categories.length > 0 && add}>
        {categories.length === 0 ? (
          <EmptyState sentence={say.none()} button={add}>
            {say.noneHint()}
          </EmptyState>
        ) : (
          <CategoryList
            plan={plan}
            currency={festival.currency}
            wordOf={(id) => sections.find(({ tournament }) => tournament === id)?.word ?? ''}
            isBusy={actions.isBusy}
            onEdit={edit}
            onChange={(next) => void save({ ...plan, categories: next })}
          />
        )}
      </Panel>
      {categories.length > 0 && <Rules plan={plan} isBusy={actions.isBusy} onChange={(next) => void save(next)} />}
      {categories.length > 0 && (
        <p>
          <ButtonLink href={festivalPath(festival.id, 'prizes')}>{sayPrizes.seePublic()}</ButtonLink>
        </p>
      )}
      {edited && (
        <OverallCategoryForm
          category={edited}
          currency={festival.currency}
          sections={sections}
          people={register?.people ?? []}
          error={actions.error?.message}
          isBusy={actions.isBusy}
          onSave={(category) => void saveCategory(category)}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  )
}

interface CategoryListProps {
  plan: OverallPlan
  currency: string
  wordOf: (tournament: string) => string
  isBusy: boolean
  onEdit: (category: OverallCategory) => void
  onChange: (categories: OverallCategory[]) => void
}

function CategoryList({ plan: { categories }, currency, wordOf, isBusy, onEdit, onChange }: CategoryListProps) {
  const move = (at: number, to: number): void => onChange(categories.toSpliced(at, 1).toSpliced(to, 0, categories[at]!))
  return (
    <ol className={styles.categories}>
      {categories.map((category, at) => {
        const name = categoryName(category)
        const { sections, compare, bestOfClub, prizes } = category
        return (
          // Two categories may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span className={styles.number}>{at + 1}</span>
            <div className={styles.about}>
              <b dir="auto">{name}</b>
              <p>
                <span>{sections.length > 0 ? joinComma(sections.map(wordOf)) : sayPages.allSections()}</span>
                <span>{COMPARED[compare]()}</span>
                {bestOfClub !== null && <span>{say.clubsCount({ count: bestOfClub })}</span>}
              </p>
            </div>
            <ul className={styles.winners}>
              {prizes.map(({ amount, thing }, index) => (
                // Prizes may be equal.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>
                  <span dir="auto">{amountText(amount, thing, currency)}</span>
                </li>
              ))}
            </ul>
            <div className={styles.tools}>
              <IconButton
                small
                label={sayPrizes.editCategory({ name })}
                disabled={isBusy}
                onClick={() => onEdit(category)}
              >
                <Icon of={PENCIL} />
              </IconButton>
              <IconButton
                small
                label={sayPrizes.moveUp({ name })}
                disabled={isBusy || at === 0}
                onClick={() => move(at, at - 1)}
              >
                <Icon of={CHEVRON_UP} />
              </IconButton>
              <IconButton
                small
                label={sayPrizes.moveDown({ name })}
                disabled={isBusy || at === categories.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <Icon of={CHEVRON_DOWN} />
              </IconButton>
              <IconButton
                small
                label={sayPrizes.removeCategory({ name })}
                disabled={isBusy}
                onClick={() => onChange(categories.toSpliced(at, 1))}
              >
                <Icon of={X} />
              </IconButton>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const ONE = [
  { value: 'most', label: sayPrizes.takesMost },
  { value: 'first', label: sayPrizes.takesFirst },
  { value: 'all', label: sayPrizes.takesAll },
] as const
const SCOPES = [
  { value: 'all', label: say.alsoSections },
  { value: 'own', label: say.onlyThese },
] as const
const ROUNDINGS = [
  { value: 'exact', label: sayPrizes.roundExact },
  { value: 'whole', label: sayPrizes.roundWhole },
] as const

interface RulesProps {
  plan: OverallPlan
  isBusy: boolean
  onChange: (plan: OverallPlan) => void
}

function Rules({ plan, isBusy, onChange }: RulesProps) {
  return (
    <Panel title={sayPrizes.rules()} aria-busy={isBusy}>
      <PanelBody>
        <div className={layout.stack}>
          <div className={form.fields}>
            <Select
              label={sayPrizes.onePrize()}
              value={plan.onePrize}
              onChoose={(onePrize) => onChange({ ...plan, onePrize })}
              choices={ONE}
            />
            <Select
              label={say.scope()}
              value={plan.withSections ? 'all' : 'own'}
              onChoose={(scope) => onChange({ ...plan, withSections: scope === 'all' })}
              choices={SCOPES}
            />
            <Select
              label={sayPrizes.rounding()}
              value={plan.rounding}
              onChoose={(rounding) => onChange({ ...plan, rounding })}
              choices={ROUNDINGS}
            />
          </div>
          <p className={styles.quiet}>{say.scopeHint()}</p>
        </div>
      </PanelBody>
    </Panel>
  )
}

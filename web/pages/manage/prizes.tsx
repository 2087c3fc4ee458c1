import * as say from '#words/prizesDesk.js'
import * as sayPrizes from '#words/prizes.js'
import { useState } from 'react'
import { managePath, tournamentPath } from '#core/addresses/paths.ts'
import type { PrizeCategory } from '#core/tournament/prizes.ts'
import { CategoryForm } from '../../parts/desk/prizes/category-form.tsx'
import { CategoryRows } from '../../parts/desk/prizes/category-rows.tsx'
import { LikeEarlier } from '../../parts/desk/prizes/like-earlier.tsx'
import { newCategory, offeredCategories } from '../../parts/desk/prizes/new-categories.ts'
import { NotesPanel } from '../../parts/desk/prizes/notes-panel.tsx'
import { useSavedPrizes } from '../../parts/desk/prizes/use-saved-prizes.ts'
import { RulesPanel } from '../../parts/desk/prizes/rules-panel.tsx'
import { WithoutPanel } from '../../parts/desk/prizes/without-panel.tsx'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { planTexts } from '../../parts/prizes/plan-texts.ts'
import publicStyles from '../../parts/prizes/prizes.module.css'
import { usePrizeLines } from '../../parts/prizes/use-prize-lines.ts'
import { usePrizes } from '../../parts/prizes/use-prize-table.ts'
import layout from '../../styles/layout.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from '../../parts/desk/prizes/prizes-desk.module.css'

interface CategoryEdit {
  category: PrizeCategory
  isNew: boolean
  /** Why it was refused. */
  error?: string
}

/** Categories and prizes, who would win them now, and what to look at before the prize giving. */
export function PrizesTab({ id, snapshot, actions }: TabProps) {
  const { shown, save } = useSavedPrizes(snapshot, actions)
  const prizes = usePrizes(shown, id)
  const won = usePrizeLines(prizes)
  const { plan } = prizes.field
  const { categories } = plan
  const [edited, edit] = useState<CategoryEdit>()
  const saveCategory = async (one: CategoryEdit, category: PrizeCategory): Promise<void> => {
    // The list may have changed since the form was opened.
    const at = one.isNew ? -1 : categories.findIndex((own) => JSON.stringify(own) === JSON.stringify(one.category))
    const next = at < 0 ? [...categories, category] : categories.with(at, category)
    const refusal = await save({ ...plan, categories: next })
    edit(refusal ? { ...one, error: refusal.message } : undefined)
  }
  const add = (condition = {}): void => edit({ category: newCategory(condition), isNew: true })
  const button = (
    <Button look="primary" onClick={() => add()}>
      {say.addCategory()}
    </Button>
  )
  return (
    <>
      <div className={publicStyles.head}>
        <h2>{sayPrizes.prizes()}</h2>
        <p>
          {categories.length > 0 &&
            planTexts(plan, prizes.table, won.festivalRule).map((text) => <span key={text}>{text}</span>)}
        </p>
        {categories.length > 0 && (
          <div className={publicStyles.acts}>
            <ButtonLink href={tournamentPath(id, 'prizes')}>{say.seePublic()}</ButtonLink>
            <ButtonLink href={`${managePath(id, 'print')}?sheet=prizes`}>{sayPrizes.printSheet()}</ButtonLink>
            {button}
          </div>
        )}
      </div>
      <div className={layout.mainSide}>
        <div className={layout.stack}>
          <Panel title={say.inThisOrder()} count={categories.length > 1 ? say.orderHint() : undefined}>
            {categories.length === 0 ? (
              <EmptyState sentence={say.noPrizesYet()} button={button}>
                {say.noPrizesHint()}
              </EmptyState>
            ) : (
              <CategoryRows
                prizes={prizes}
                shown={won}
                isBusy={actions.isBusy}
                onEdit={(at) => edit({ category: categories[at]!, isNew: false })}
                onChange={(next) => void save({ ...plan, categories: next })}
              />
            )}
            <div className={styles.offers}>
              <span>{say.quickly()}</span>
              {offeredCategories(categories).map(({ name, condition }) => (
                <Button key={name} small onClick={() => add(condition)}>
                  {name}
                </Button>
              ))}
            </div>
            {categories.length === 0 && <LikeEarlier tournament={snapshot.id} save={save} />}
          </Panel>
          {categories.length > 0 && <RulesPanel plan={plan} onChange={(next) => void save(next)} />}
        </div>
        {categories.length > 0 && (
          <aside className={layout.stack}>
            <NotesPanel prizes={prizes} hasFestivalRule={won.festivalRule !== undefined} />
            <WithoutPanel
              snapshot={shown}
              without={plan.without}
              onChange={(without) => void save({ ...plan, without })}
            />
          </aside>
        )}
      </div>
      {edited && (
        <CategoryForm
          snapshot={snapshot}
          details={prizes.details}
          category={edited.category}
          currency={plan.currency}
          error={edited.error}
          isBusy={actions.isBusy}
          onClose={() => edit(undefined)}
          onSave={(category) => void saveCategory(edited, category)}
        />
      )}
    </>
  )
}

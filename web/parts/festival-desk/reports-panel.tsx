import * as say from '#words/festivalReports.js'
import * as sayDesk from '#words/festivalDesk.js'
import * as sayPages from '#words/festivalPages.js'
import * as sayReport from '#words/ratingReport.js'
import { Suspense, useState } from 'react'
import { managePath } from '#core/addresses/paths.ts'
import type { DeskSection } from '#core/rows/festival-rows.ts'
import { reportPath } from '../../api/desk.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import layout from '../../styles/layout.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import table from '../../ui/table.module.css'
import desk from '../season-desk/season-desk.module.css'
import type { CombinedSheetProps } from './combined-sheet.tsx'
import styles from './reports-panel.module.css'
import { stateText } from './state-text.ts'
import type { FestivalTabProps } from './tab-props.ts'

const CombinedSheet = lazyView<CombinedSheetProps>(
  import.meta.env.SSR ? undefined : async () => (await import('./combined-sheet.tsx')).CombinedSheet,
  { edge: false },
)

/** Main sections that have begun. Side events share their players with them, so they need a report of their own. */
const usualSections = (sections: readonly DeskSection[]): string[] =>
  sections.filter(({ kind, round }) => kind === 'main' && round > 0).map(({ tournament }) => tournament)

/** The report of each section, and one form IT3 for several of them. */
export function ReportsPanel({ desk: { festival, sections } }: FestivalTabProps) {
  const [chosen, choose] = useState(() => usualSections(sections))
  const [wanted, want] = useState<string>()
  const together = sections.filter(({ tournament }) => chosen.includes(tournament))
  const main = together.find(({ tournament }) => tournament === wanted) ?? together[0]
  if (sections.length === 0)
    return (
      <Panel title={say.reports()}>
        <EmptyState sentence={sayPages.noSectionsYet()}>{say.addSectionsFirst()}</EmptyState>
      </Panel>
    )
  const toggle = (tournament: string, isOn: boolean): void =>
    choose(isOn ? [...chosen, tournament] : chosen.filter((one) => one !== tournament))
  return (
    <>
      <div className={classes(layout.stack, styles.screen)}>
        <Panel title={say.reports()}>
          <table className={classes(table.table, table.tucked, desk.table)}>
            <caption className={layout.heard}>{say.reports()}</caption>
            <thead>
              <tr>
                <th scope="col">{sayPages.headSection()}</th>
                <th scope="col">{sayDesk.headState()}</th>
                <th scope="col">
                  <span className={layout.heard}>{sayDesk.headActs()}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {sections.map((section) => (
                <tr key={section.tournament}>
                  <td className={desk.name}>
                    <bdi>{section.word}</bdi>
                    <small dir="auto" className={desk.meta}>
                      {section.name}
                    </small>
                  </td>
                  <td>{stateText(section)}</td>
                  <td>
                    <span className={desk.acts}>
                      <ButtonLink
                        small
                        href={`${managePath(section.tournament)}?report=check`}
                        aria-label={say.reportOf({ section: section.word })}
                      >
                        {sayReport.open()}
                      </ButtonLink>
                      <ButtonLink
                        small
                        external
                        download
                        href={reportPath(section.tournament)}
                        aria-label={say.fileOf({ section: section.word })}
                      >
                        {sayReport.report26()}
                      </ButtonLink>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
        <Panel
          title={say.together()}
          action={
            together.length > 1 && (
              <Button small onClick={() => window.print()}>
                {sayPages.print()}
              </Button>
            )
          }
        >
          <PanelBody>
            <p className={styles.hint}>{say.togetherHint()}</p>
            <div className={styles.choices}>
              <fieldset>
                <legend>{sayPages.sections()}</legend>
                {sections.map(({ tournament, word }) => (
                  <label key={tournament}>
                    <input
                      type="checkbox"
                      checked={chosen.includes(tournament)}
                      onChange={(event) => toggle(tournament, event.target.checked)}
                    />
                    <bdi>{word}</bdi>
                  </label>
                ))}
              </fieldset>
              {main && together.length > 1 && (
                <Select
                  label={say.factsOf()}
                  value={main.tournament}
                  onChoose={want}
                  choices={together.map(({ tournament, word }) => ({ value: tournament, label: word }))}
                />
              )}
            </div>
          </PanelBody>
          {together.length < 2 && <EmptyState sentence={say.chooseTwo()} />}
        </Panel>
      </div>
      {main && together.length > 1 && (
        <Suspense fallback={<Skeleton rows={8} />}>
          <CombinedSheet festival={festival} sections={together} main={main} />
        </Suspense>
      )}
    </>
  )
}

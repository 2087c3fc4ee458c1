import * as say from '#words/festivalDesk.js'
import * as sayPages from '#words/festivalPages.js'
import { useState, type ReactNode } from 'react'
import { managePath } from '#core/addresses/paths.ts'
import type { DeskSection } from '#core/rows/festival-rows.ts'
import { removeSection } from '../../api/festival-desk.ts'
import layout from '../../styles/layout.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { localPath } from '../../navigation/local-path.ts'
import styles from '../season-desk/season-desk.module.css'
import { SectionDialog } from './section-dialog.tsx'
import { SectionMenu } from './section-menu.tsx'
import { sectionStep } from './section-step.ts'
import { stateText } from './state-text.ts'
import type { FestivalTabProps } from './tab-props.ts'

interface SectionsTableProps extends FestivalTabProps {
  /** At the end of the head. */
  action?: ReactNode
}

/** Every section: how far it is, its boards in the hall, and its settings in the festival. */
export function SectionsTable({ desk, actions, action }: SectionsTableProps) {
  const { festival, sections, overlaps } = desk
  const [edited, edit] = useState<string>()
  const [removed, remove] = useState<DeskSection>()
  const order = sections.map(({ tournament }) => tournament)
  const move = (from: number, to: number) => actions.change({ type: 'order', order: moved(order, from, to) })
  const section = sections.find(({ tournament }) => tournament === edited)
  return (
    <Panel title={sayPages.sections()} count={sections.length || undefined} action={action}>
      {sections.length === 0 ? (
        <EmptyState sentence={sayPages.noSectionsYet()}>{say.addBelow()}</EmptyState>
      ) : (
        <table className={classes(table.table, table.tucked, styles.table)}>
          <caption className={layout.heard}>{sayPages.sections()}</caption>
          <thead>
            <tr>
              <th scope="col">{sayPages.headSection()}</th>
              <th scope="col">{say.headState()}</th>
              <th scope="col" className={styles.wide}>
                {say.headPlaces()}
              </th>
              <th scope="col" className={styles.wide}>
                {say.headBoards()}
              </th>
              <th scope="col">
                <span className={layout.heard}>{say.headActs()}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sections.map((row, at) => {
              const step = sectionStep(row)
              return (
                <tr key={row.tournament}>
                  <td className={styles.name}>
                    <a dir="auto" href={localPath(managePath(row.tournament))}>
                      {row.word}
                    </a>
                    <small dir="auto" className={styles.meta}>
                      {row.name}
                    </small>
                  </td>
                  <td>{stateText(row)}</td>
                  <td className={classes(styles.wide, styles.meta)}>
                    {row.cap === null
                      ? sayPages.playersCount({ count: row.players })
                      : say.placesTaken({ taken: row.cap - (row.left ?? 0), cap: row.cap })}
                    {row.waiting > 0 && <small> {say.waitCount({ count: row.waiting })}</small>}
                  </td>
                  <td className={classes(styles.wide, styles.meta)}>
                    {row.boards ? `${row.boards.first}–${row.boards.last}` : '–'}
                  </td>
                  <td>
                    <span className={styles.acts}>
                      <ButtonLink
                        small
                        look={step.isNext ? 'primary' : 'default'}
                        href={step.href}
                        aria-label={say.stepOf({ step: step.label, section: row.word })}
                      >
                        {step.label}
                      </ButtonLink>
                      <Button
                        small
                        aria-label={say.settingsOf({ section: row.word })}
                        onClick={() => edit(row.tournament)}
                      >
                        {say.settings()}
                      </Button>
                      <SectionMenu
                        section={row.word}
                        onUp={at === 0 ? undefined : () => void move(at, at - 1)}
                        onDown={at === order.length - 1 ? undefined : () => void move(at, at + 1)}
                        onTakeOut={() => remove(row)}
                      />
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {overlaps.map(([one, other]) => (
        <MessageBar key={`${one} ${other}`} kind="warn">
          {say.boardsOverlap({ one, other })}
        </MessageBar>
      ))}
      {section && (
        <SectionDialog
          key={section.tournament}
          section={section}
          currency={festival.currency}
          actions={actions}
          onClose={() => edit(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={say.takeOut({ section: removed.word })}
          button={say.takeOutButton()}
          isPending={actions.isBusy}
          error={actions.error?.message}
          onClose={() => remove(undefined)}
          onConfirm={() =>
            void actions
              .run(() => removeSection(festival.id, removed.tournament))
              .then((isMade) => isMade && remove(undefined))
          }
        >
          <p>{say.tournamentStays()}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function moved(order: readonly string[], from: number, to: number): string[] {
  const rest = order.toSpliced(from, 1)
  return rest.toSpliced(to, 0, order[from]!)
}

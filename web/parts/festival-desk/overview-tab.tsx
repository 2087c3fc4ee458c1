import * as say from '#words/festivalDesk.js'
import * as sayPages from '#words/festivalPages.js'
import * as sayReports from '#words/festivalReports.js'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { festivalPath, manageFestivalPath } from '#core/addresses/festival-paths.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { AddSection } from './add-section.tsx'
import styles from './overview-tab.module.css'
import { SectionsTable } from './sections-table.tsx'
import { StatePanel } from './state-panel.tsx'
import type { FestivalTabProps } from './tab-props.ts'
import { waitingOf } from './waiting-of.ts'

/** The desk of a festival: its sections, what waits in them, and the ways to people, prints and reports. */
export function OverviewTab(props: FestivalTabProps) {
  const { festival, sections } = props.desk
  const isFirst = sections.length === 0
  // Who adds the first section adds others too: the form stays.
  const [isAdding, add] = useState(isFirst)
  return (
    <div className={classes(layout.mainSide, styles.columns)}>
      <div className={layout.stack}>
        <SectionsTable
          {...props}
          action={
            !isFirst && (
              <Button small aria-expanded={isAdding} onClick={() => add(!isAdding)}>
                {say.addSection()}
              </Button>
            )
          }
        />
        {(isFirst || isAdding) && <AddSection {...props} />}
        <Waiting desk={props.desk} />
        <StatePanel {...props} />
      </div>
      {!isFirst && (
        <aside className={layout.stack}>
          <FindPerson festival={festival.id} />
          <Links festival={festival.id} />
        </aside>
      )}
    </div>
  )
}

function Waiting({ desk }: Pick<FestivalTabProps, 'desk'>) {
  const tasks = waitingOf(desk)
  if (tasks.length === 0) return null
  return (
    <Panel title={say.waiting()} count={tasks.length}>
      <ul className={styles.tasks}>
        {tasks.map(({ key, title, text, label, href }) => (
          <li key={key}>
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
            <ButtonLink small href={href} aria-label={`${label}: ${title}`}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function FindPerson({ festival }: { festival: string }) {
  const [sought, seek] = useState('')
  const navigate = useNavigate()
  const people = localPath(manageFestivalPath(festival, 'people'))
  return (
    <Panel title={say.findPerson()}>
      <PanelBody>
        <form
          action={people}
          onSubmit={(event) => {
            event.preventDefault()
            void navigate(`${people}?${new URLSearchParams({ search: sought.trim() })}`)
          }}
        >
          <SearchBox name="search" label={say.findHint()} value={sought} onSearch={seek} />
        </form>
      </PanelBody>
    </Panel>
  )
}

function Links({ festival }: { festival: string }) {
  const links = [
    { title: sayPages.pairings(), text: say.pairingsHint(), href: festivalPath(festival, 'pairings') },
    { title: say.door(), text: say.doorHint(), href: manageFestivalPath(festival, 'door') },
    { title: sayPages.prizes(), text: say.prizesHint(), href: festivalPath(festival, 'prizes') },
    { title: sayReports.reports(), text: say.reportsHint(), href: manageFestivalPath(festival, 'reports') },
  ]
  return (
    <Panel title={say.printAndReport()}>
      <ul className={styles.tasks}>
        {links.map(({ title, text, href }) => (
          <li key={href}>
            <a className={styles.link} href={localPath(href)}>
              <b>{title}</b>
              <small>{text}</small>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

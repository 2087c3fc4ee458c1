import * as say from '#words/festivalPages.js'
import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { looseName } from '#core/text/fold.ts'
import { festivalQueries } from '../../api/festivals.ts'
import { localPath } from '../../navigation/local-path.ts'
import styles from '../../parts/festival/festival.module.css'
import { cardOf } from '../../parts/festival/section-words.ts'
import { Flag } from '../../parts/people/flag.tsx'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Select } from '../../ui/select.tsx'
import table from '../../ui/table.module.css'
import type { FestivalSectionProps } from './page.tsx'

/** The players of all sections in one alphabet. */
export function EntriesSection({ answer: { festival, sections } }: FestivalSectionProps) {
  const { data: entries } = useSuspenseQuery(festivalQueries.entries(festival.id))
  const [text, setText] = useState('')
  const [section, choose] = useState('')
  const sought = looseName(text.trim())
  const shown = entries.filter(
    (entry) => (section === '' || entry.section === section) && looseName(entry.name).includes(sought),
  )
  const wordOf = new Map(sections.map(({ tournament, word }) => [tournament, word]))
  return (
    <Panel title={say.entries()} count={entries.length || undefined}>
      {entries.length === 0 ? (
        <EmptyState sentence={say.nobodyYet()}>{say.entriesAppearHere()}</EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <SearchBox label={say.name()} value={text} onSearch={setText} />
            <Select
              bare
              label={say.headSection()}
              value={section}
              onChoose={choose}
              choices={[
                { value: '', label: say.allSections() },
                ...sections.map(({ tournament, word }) => ({ value: tournament, label: word })),
              ]}
            />
          </div>
          <table className={classes(table.table, styles.names)}>
            <caption className={layout.heard}>{say.entries()}</caption>
            <thead>
              <tr>
                <th scope="col">{say.name()}</th>
                <th scope="col">{say.headSection()}</th>
                <th scope="col" className={table.num}>
                  {say.headRating()}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((entry) => (
                <tr key={`${entry.section} ${entry.no}`}>
                  <td>
                    <span className={styles.person}>
                      <Flag code={entry.nationality} />
                      {entry.title && <small className={styles.meta}>{entry.title}</small>}
                      <a href={localPath(cardOf(entry))}>
                        <bdi>{entry.name}</bdi>
                      </a>
                    </span>
                  </td>
                  <td>
                    <bdi>{wordOf.get(entry.section)}</bdi>
                  </td>
                  <td className={classes(table.num, table.figure)}>{entry.rating || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {shown.length === 0 && <EmptyState sentence={say.nobodyFound()} />}
        </>
      )}
    </Panel>
  )
}

import * as say from '#words/festivalPages.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { FestivalAnswer } from '#core/rows/festival-rows.ts'
import { looseName } from '#core/text/fold.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { festivalQueries } from '../../api/festivals.ts'
import { localPath } from '../../navigation/local-path.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import styles from './festival.module.css'
import { cardOf } from './section-words.ts'

const MOST = 8

/** Finds a player in all sections; the list is fetched once somebody searches. */
export function FindPanel({ answer: { festival, sections } }: { answer: FestivalAnswer }) {
  const [text, setText] = useState('')
  const sought = looseName(text.trim())
  const isSought = sought.length > 1
  const { data: entries, error } = useQuery({ ...festivalQueries.entries(festival.id), enabled: isSought })
  const found = isSought ? (entries?.filter(({ name }) => looseName(name).includes(sought)).slice(0, MOST) ?? []) : []
  const wordOf = new Map(sections.map((section) => [section.tournament, section]))
  const people = sections.reduce((sum, { players }) => sum + players, 0)
  return (
    <Panel title={say.findPlayer()} count={say.playersCount({ count: people })}>
      <PanelBody>
        <SearchBox label={say.name()} value={text} onSearch={setText} />
      </PanelBody>
      {isSought && (
        <ul className={styles.hits} aria-live="polite">
          {error && <li>{error.message}</li>}
          {entries && found.length === 0 && <li>{say.nobodyFound()}</li>}
          {found.map((entry) => (
            <li key={`${entry.section} ${entry.no}`}>
              <span className={styles.word}>
                <bdi>{wordOf.get(entry.section)?.word}</bdi>
              </span>
              <span>
                <b>
                  <bdi>{entry.name}</bdi>
                </b>
                <small>{joinComma([entry.title, entry.rating, entry.nationality])}</small>
              </span>
              <a href={localPath(cardOf(entry))}>{say.card()}</a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

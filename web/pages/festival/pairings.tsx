import * as say from '#words/festivalPages.js'
import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { looseName } from '#core/text/fold.ts'
import { festivalQueries } from '../../api/festivals.ts'
import { localPath } from '../../navigation/local-path.ts'
import styles from '../../parts/festival/festival.module.css'
import { cardOf } from '../../parts/festival/section-words.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import table from '../../ui/table.module.css'
import type { FestivalSectionProps } from './page.tsx'

const COLOURS = { w: say.white, b: say.black }

/** Who sits where in the current rounds of all sections, in one alphabet: on the wall, and to search. */
export function PairingsSection({ answer: { festival } }: FestivalSectionProps) {
  const { data } = useSuspenseQuery(festivalQueries.pairings(festival.id))
  const [text, setText] = useState('')
  const sought = looseName(text.trim())
  const seats = data.seats.filter(({ name }) => looseName(name).includes(sought))
  return (
    <Panel
      title={say.pairingsByName()}
      count={data.rounds.map(({ word, round }) => say.sectionRound({ section: word, round })).join(' · ')}
      action={
        data.seats.length > 0 && (
          <Button small onClick={() => window.print()}>
            {say.print()}
          </Button>
        )
      }
    >
      {data.seats.length === 0 ? (
        <EmptyState drawing="draw" sentence={say.noPairingsYet()}>
          {say.pairingsAppearHere()}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <SearchBox label={say.name()} value={text} onSearch={setText} />
          </div>
          <table className={classes(table.table, styles.names)}>
            <caption className={layout.heard}>{say.pairingsByName()}</caption>
            <thead>
              <tr>
                <th scope="col">{say.name()}</th>
                <th scope="col">{say.headSection()}</th>
                <th scope="col" className={table.num}>
                  {say.headBoard()}
                </th>
                <th scope="col">{say.headColour()}</th>
                <th scope="col" className={layout.wide}>
                  {say.headOpponent()}
                </th>
              </tr>
            </thead>
            <tbody>
              {seats.map((seat) => (
                <tr key={`${seat.section} ${seat.no}`}>
                  <td>
                    <a dir="auto" href={localPath(cardOf(seat))}>
                      {seat.name}
                    </a>
                  </td>
                  <td>
                    <bdi>{seat.word}</bdi>
                  </td>
                  <td className={classes(table.num, styles.board)}>{seat.board ?? '–'}</td>
                  <td className={styles.meta}>{seat.colour ? COLOURS[seat.colour]() : say.bye()}</td>
                  <td className={classes(layout.wide, styles.meta)}>
                    <bdi>{seat.opponent}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {seats.length === 0 && <EmptyState sentence={say.nobodyFound()} />}
        </>
      )}
    </Panel>
  )
}

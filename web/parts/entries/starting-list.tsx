import * as say from '#words/entries.js'
import { nameStar } from '#core/people/stars.ts'
import { starredFirst, useStars } from '../../hooks/use-stars.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { AllRowsLink, VirtualRows } from '../../ui/virtual-rows.tsx'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import type { StartingEntry } from './entries.ts'
import styles from './starting-list.module.css'

const ROW = 40

/** The starting list. A column is shown only when at least one entry has a value in it. */
export function StartingList({ entries, shown, ratings, noun, isOwn }: StartingListProps) {
  const rows = starredFirst(shown, useStars(), ({ name }) => [nameStar(name)])
  const has = {
    federation: entries.some(({ nationality }) => nationality),
    fide: entries.some(({ fideId }) => fideId),
    born: entries.some(({ birthYear }) => birthYear),
    club: entries.some(({ club }) => club),
  }
  const figure = classes(table.num, table.figure)
  return (
    <>
      <table className={classes(table.table, table.fixed, styles.table)} aria-rowcount={shown.length + 1}>
        <caption className={layout.heard}>{say.startingList()}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes(table.num, styles.no)}>
              <abbr title={say.startingNumber()}>{say.numberHead()}</abbr>
            </th>
            <th scope="col">{noun}</th>
            {has.federation && (
              <th scope="col" className={classes(layout.wide, styles.federation)}>
                <abbr title={say.federation()}>{say.federationHead()}</abbr>
              </th>
            )}
            {has.club && (
              <th scope="col" className={classes(layout.wide, styles.club)}>
                {say.club()}
              </th>
            )}
            {has.born && (
              <th scope="col" className={classes(table.num, layout.wide, styles.born)}>
                {say.born()}
              </th>
            )}
            {has.fide && (
              <th scope="col" className={classes(table.num, layout.wide, styles.fide)}>
                {say.fideId()}
              </th>
            )}
            {ratings && (
              <th scope="col" className={classes(table.num, styles.rating)}>
                {say.rating()}
              </th>
            )}
          </tr>
        </thead>
        <VirtualRows rows={rows} height={ROW} words={({ name }) => name}>
          {(entry) => (
            <tr key={entry.no} className={isOwn(entry.id) ? styles.own : undefined}>
              <td className={figure}>{entry.no}</td>
              <th scope="row" className={styles.name}>
                <div>
                  <Flag code={entry.nationality} />
                  <EntrantName title={entry.title} name={entry.name} href={entry.href} />
                  {isOwn(entry.id) && <small>{say.you()}</small>}
                  {entry.withdrawn && <small>{say.withdrawn()}</small>}
                </div>
              </th>
              {has.federation && <td className={classes(table.figure, layout.wide)}>{entry.nationality}</td>}
              {has.club && (
                <td className={classes(table.figure, layout.wide)} title={entry.club ?? undefined}>
                  <bdi>{entry.club}</bdi>
                </td>
              )}
              {has.born && <td className={classes(figure, layout.wide)}>{entry.birthYear}</td>}
              {has.fide && (
                <td className={classes(figure, layout.wide)}>
                  {entry.fideId && (
                    <a href={`https://ratings.fide.com/profile/${entry.fideId}`} rel="external noopener">
                      {entry.fideId}
                    </a>
                  )}
                </td>
              )}
              {ratings && <td className={figure}>{entry.rating || '–'}</td>}
            </tr>
          )}
        </VirtualRows>
      </table>
      <AllRowsLink count={rows.length} />
    </>
  )
}

interface StartingListProps {
  /** All entries, and those matching the search and the filters. */
  entries: StartingEntry[]
  shown: StartingEntry[]
  ratings: boolean
  /** Head of the column of names, such as `Player`. */
  noun: string
  /** Takes the id of an entry; true when it is the reader's own or their team's. */
  isOwn: (id: string) => boolean
}

import * as say from '#words/standings.js'
import { memo, useState } from 'react'
import { profilePath } from '#core/addresses/paths.ts'
import type { IndividualRow as Person } from '#core/rows/individual-row.ts'
import type { IndividualScore } from '#core/rows/individual-scores.ts'
import { IconButton } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN, CHEVRON_UP } from '../../ui/icons.ts'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { Points } from '../tournament/points.tsx'
import { isDeepEqual } from '../../hooks/deep-equal.ts'
import { crosstableCell } from './crosstable-cell.tsx'
import { individualCell } from './individual-cell.ts'
import { IndividualDetails } from './individual-details.tsx'
import own from './individual-table.module.css'
import styles from './standings-table.module.css'

/** A player's scores at the team's boards. On phones only rank, name and score, with the rest behind a button. */
export const IndividualRow = memo(function IndividualRow(props: IndividualRowProps) {
  const { score, rounds, ratings, narrow, roundHref } = props
  const [open, setOpen] = useState(false)
  const { row, rank, games, percentage, performance } = score
  const place = <td className={classes(styles.rank, table.num)}>{rank}</td>
  const total = (
    <td className={classes(table.num, styles.score)}>
      <span>
        <Points of={score.score} />
      </span>
    </td>
  )
  if (narrow) {
    return (
      <>
        <tr>
          {place}
          <Name row={row} />
          {total}
          <td className={styles.toggle}>
            <IconButton
              small
              label={say.detailsFor({ name: row.name })}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <Icon of={open ? CHEVRON_UP : CHEVRON_DOWN} />
            </IconButton>
          </td>
        </tr>
        {open && <IndividualDetails score={score} ratings={ratings} roundHref={roundHref} />}
      </>
    )
  }
  const figure = classes(table.num, table.figure)
  return (
    <tr>
      {place}
      <Name row={row} />
      <td className={own.team} title={row.team}>
        <bdi>{row.team}</bdi>
      </td>
      {ratings && <td className={figure}>{row.rating || '–'}</td>}
      {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => (
        <td key={round} className={styles.cell}>
          {crosstableCell({ cell: individualCell(row, round), href: `${roundHref}/${round}` })}
        </td>
      ))}
      {total}
      <td className={figure}>{games}</td>
      <td className={figure}>{percentage === null ? '–' : `${percentage}%`}</td>
      <td className={figure}>{performance ?? '–'}</td>
    </tr>
  )
}, isDeepEqual)

export interface IndividualRowProps {
  score: IndividualScore
  rounds: number
  ratings: boolean
  narrow: boolean
  /** Path of the pairings pages, without the number of the round. */
  roundHref: string
}

function Name({ row: { name, title, nationality, userId } }: { row: Person }) {
  return (
    <th scope="row" className={styles.name}>
      <div>
        <Flag code={nationality} />
        <EntrantName title={title} name={name} href={userId ? profilePath('@', userId) : undefined} />
      </div>
    </th>
  )
}

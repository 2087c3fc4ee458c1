import * as say from '#words/standings.js'
import { sortBy } from '#words/key.js'
import { roundDays } from '#core/snapshot/schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { SortHead } from '../../ui/table.tsx'
import { useTimes } from '../../ui/time.tsx'
import { FigureLink } from '../key/figure-link.tsx'
import { orderAfterClick, type IndividualOrder } from './individual-order.ts'
import { roundTitle } from './standings-heads.tsx'
import styles from './standings-table.module.css'

export function IndividualHeads({
  snapshot,
  rounds,
  ratings,
  narrow,
  order,
  orderHref,
  roundHref,
}: IndividualHeadsProps) {
  const times = useTimes()
  const sorts = (by: IndividualOrder['by']) => ({
    sort: order.by === by ? order.sort : undefined,
    href: orderHref(orderAfterClick(order, by)),
  })
  const first = (
    <>
      <th scope="col" className={classes(styles.rank, table.num)}>
        <abbr title={say.rank()}>#</abbr>
      </th>
      <SortHead {...sorts('name')} className={styles.name}>
        {say.player()}
      </SortHead>
    </>
  )
  const score = (
    <SortHead {...sorts('score')} num className={styles.score}>
      {say.score()}
    </SortHead>
  )
  if (narrow) {
    return (
      <thead>
        <tr>
          {first}
          {score}
          <th scope="col">
            <span className={layout.heard}>{say.more()}</span>
          </th>
        </tr>
      </thead>
    )
  }
  return (
    <thead>
      <tr>
        {first}
        <SortHead {...sorts('team')}>{say.team()}</SortHead>
        {ratings && (
          <SortHead {...sorts('rating')} num aria-label={say.rating()} label={sortBy({ name: say.rating() })}>
            <FigureLink code="rating">{say.rating()}</FigureLink>
          </SortHead>
        )}
        {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => (
          <th key={round} scope="col" className={styles.cell}>
            <a
              href={localPath(`${roundHref}/${round}`)}
              title={roundTitle(times, round, roundDays(snapshot)[round - 1])}
            >
              {say.roundHead({ round })}
            </a>
          </th>
        ))}
        {score}
        <SortHead {...sorts('games')} num title={say.gamesPlayed()}>
          {say.games()}
        </SortHead>
        <SortHead
          {...sorts('percentage')}
          num
          title={say.percentageOfPoints()}
          aria-label="%"
          label={sortBy({ name: say.percentageOfPoints() })}
        >
          <FigureLink code="percentage">%</FigureLink>
        </SortHead>
        <SortHead
          {...sorts('performance')}
          num
          title={say.performanceRating()}
          aria-label={say.perf()}
          label={sortBy({ name: say.performanceRating() })}
        >
          <FigureLink code="performance">{say.perf()}</FigureLink>
        </SortHead>
      </tr>
    </thead>
  )
}

interface IndividualHeadsProps {
  snapshot: Snapshot
  rounds: number
  ratings: boolean
  narrow: boolean
  order: IndividualOrder
  orderHref: (order: IndividualOrder) => string
  roundHref: string
}

import { roundDays } from '#core/snapshot/schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { SortHead } from '../../ui/table.tsx'
import { useTimes } from '../../ui/time.tsx'
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
        <abbr title="Rank">#</abbr>
      </th>
      <SortHead {...sorts('name')} className={styles.name}>
        Player
      </SortHead>
    </>
  )
  const score = (
    <SortHead {...sorts('score')} num className={styles.score}>
      Score
    </SortHead>
  )
  if (narrow) {
    return (
      <thead>
        <tr>
          {first}
          {score}
          <th scope="col">
            <span className={layout.heard}>More</span>
          </th>
        </tr>
      </thead>
    )
  }
  return (
    <thead>
      <tr>
        {first}
        <SortHead {...sorts('team')}>Team</SortHead>
        {ratings && (
          <SortHead {...sorts('rating')} num>
            Rating
          </SortHead>
        )}
        {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => (
          <th key={round} scope="col" className={styles.cell}>
            <a href={`${roundHref}/${round}`} title={roundTitle(times, round, roundDays(snapshot)[round - 1])}>
              R{round}
            </a>
          </th>
        ))}
        {score}
        <SortHead {...sorts('games')} num title="Games played">
          Games
        </SortHead>
        <SortHead {...sorts('percentage')} num title="Percentage of points">
          %
        </SortHead>
        <SortHead {...sorts('performance')} num title="Performance rating">
          Perf
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

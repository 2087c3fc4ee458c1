import * as sayGroups from '#words/groups.js'
import * as say from '#words/standings.js'
import { roundColumn } from '#words/asItStands.js'
import { sortBy } from '#words/key.js'
import { scoreFigure } from '#core/key/figure-id.ts'
import { roundDays } from '#core/snapshot/schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Column } from '#core/standings/column.ts'
import type { Start } from '#core/text/start.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { SortHead } from '../../ui/table.tsx'
import { useTimes, type Times } from '../../ui/time.tsx'
import { FigureLink } from '../key/figure-link.tsx'
import { orderAfterClick, type Order } from './order.ts'
import styles from './standings-table.module.css'

export function StandingsHeads({
  snapshot,
  columns,
  rounds,
  running,
  isGroup,
  narrow,
  order,
  orderHref,
  roundHref,
}: StandingsHeadsProps) {
  const { settings } = snapshot
  const days = roundDays(snapshot)
  const times = useTimes()
  const sorts = (by: Order['by'], fewerIsBetter?: boolean) => ({
    sort: order.by === by ? order.sort : undefined,
    href: orderHref(orderAfterClick(order, by, fewerIsBetter)),
  })
  const of = { event: snapshot.id, round: rounds }
  const rank = (
    <th scope="col" className={classes(styles.rank, table.num)}>
      <abbr title={say.rank()}>#</abbr>
    </th>
  )
  const name = (
    <SortHead {...sorts('name')} className={styles.name}>
      {settings.competitors === 'team' ? say.team() : say.player()}
    </SortHead>
  )
  const score = (
    <SortHead
      {...sorts('score')}
      num
      className={styles.score}
      aria-label={say.score()}
      label={sortBy({ name: say.score() })}
    >
      <FigureLink code={scoreFigure(settings)} {...of}>
        {say.score()}
      </FigureLink>
    </SortHead>
  )
  if (narrow) {
    return (
      <thead>
        <tr>
          {rank}
          {name}
          {running !== undefined && (
            <th scope="col" className={styles.cell}>
              <a href={localPath(`${roundHref}/${running}`)}>{roundColumn({ round: running })}</a>
            </th>
          )}
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
        {rank}
        {isGroup ? (
          <th scope="col" className={table.num} title={sayGroups.rankAmongAll()}>
            {sayGroups.allHead()}
          </th>
        ) : (
          <th scope="col">
            <span className={layout.heard}>{say.change()}</span>
          </th>
        )}
        {rounds > 0 && (
          <th scope="col" className={classes(table.num, styles.no)} title={say.startingNumber()}>
            {say.numberHead()}
          </th>
        )}
        {name}
        {settings.showRatings && (
          <SortHead {...sorts('rating')} num aria-label={say.rating()} label={sortBy({ name: say.rating() })}>
            <FigureLink code="rating" {...of}>
              {say.rating()}
            </FigureLink>
          </SortHead>
        )}
        {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => (
          <th key={round} scope="col" className={styles.cell}>
            <a href={localPath(`${roundHref}/${round}`)} title={roundTitle(times, round, days[round - 1])}>
              {say.roundHead({ round })}
            </a>
          </th>
        ))}
        {score}
        {columns.map(({ code, short, name, fewerIsBetter }, at) => (
          <SortHead
            key={code}
            {...sorts(at, fewerIsBetter)}
            num
            title={name}
            aria-label={short}
            label={sortBy({ name })}
          >
            <FigureLink code={code} {...of}>
              {short}
            </FigureLink>
          </SortHead>
        ))}
      </tr>
    </thead>
  )
}

interface StandingsHeadsProps {
  snapshot: Snapshot
  columns: Column[]
  rounds: number
  /** The round whose matches count as they stand. */
  running: number | undefined
  /** Whether only a group is shown, which has its own places. */
  isGroup: boolean
  narrow: boolean
  order: Order
  orderHref: (order: Order) => string
  roundHref: string
}

export const roundTitle = (times: Times, round: number, date: Start | null | undefined): string =>
  date === null || date === undefined
    ? say.roundLink({ round })
    : say.roundLinkWithDate({ round, date: times(date, 'date') })

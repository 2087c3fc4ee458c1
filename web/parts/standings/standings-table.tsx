import * as say from '#words/standings.js'
import * as sayPresent from '#words/asItStands.js'
import { Fragment, useMemo, useRef } from 'react'
import { afterRound } from '#core/snapshot/missing-results.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useMediaQuery, useRenderedFor } from '../../hooks/use-media-query.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { placesWithin } from '#core/standings/entry-groups.ts'
import { groupByPool } from '../tournament/by-pool.ts'
import { RowSlides } from '../../ui/row-slides.tsx'
import { AllRowsLink, VirtualRows } from '../../ui/virtual-rows.tsx'
import { leastWidth, widths } from './columns.ts'
import { sortRows, type Order } from './order.ts'
import { nameFilter } from './name-filter.ts'
import type { StandingSummary, Standings } from './standings-view.ts'
import { StandingRow } from './standing-row.tsx'
import { StandingsHeads } from './standings-heads.tsx'
import styles from './standings-table.module.css'
import { nameStar } from '#core/people/stars.ts'
import { starredFirst, useStars } from '../../hooks/use-stars.ts'
import { useMinWidth } from '../../hooks/use-min-width.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useTimes } from '../../ui/time.tsx'
import { DAY, MINUTE } from '#core/time.ts'
import { useStableOrder } from '../../hooks/use-stable-order.ts'
import { zoneOf } from './zone.tsx'

const PHONE = '(max-width: 719px)'
const ROW = { wide: 36, narrow: 44 }

export function StandingsTable({
  snapshot,
  standings,
  members,
  round,
  sought,
  order,
  orderHref,
  roundHref,
  isOwn,
}: StandingsTableProps) {
  const narrow = useMediaQuery(PHONE)
  const renderedFor = useRenderedFor()
  const box = useRef<HTMLDivElement>(null)
  const { keepOrder, hoverProps } = useStableOrder<StandingSummary>(({ player }) => player)
  const { settings, systems } = snapshot
  const { columns, rowView } = standings
  const stars = useStars()
  const ratings = settings.showRatings
  const rounds = Math.min(round, snapshot.rounds.length)
  const running = standings.present?.round
  const wide = widths({ narrow, ratings, rounds, running, values: columns })
  const fits = useMinWidth(box, leastWidth(wide))
  const { by, sort } = order
  // The line below the qualifying places makes sense in the standings order only.
  const isStanding = by === 'score' && sort === 'descending'
  const sorted = useMemo(
    () =>
      groupByPool(shownPlaces(standings, members).filter(nameFilter(sought))).map(({ pool, rows }) => ({
        pool,
        rows: sortRows(rows, { by, sort }),
      })),
    [standings, members, sought, by, sort],
  )
  const times = useTimes()
  const now = useNow(MINUTE)
  const startText = (at: number | undefined) =>
    at === undefined || at <= now ? undefined : times(at, at - now < DAY ? 'clock' : 'day')
  const within = useMemo(() => members && placesWithin(standings.places, members), [standings, members])
  const pools = sorted.map(({ pool, rows }) => ({
    pool,
    rows: starredFirst(keepOrder(rows), stars, ({ name }) => [nameStar(name)]),
  }))
  const places = pools.flatMap(({ rows }) => rows)
  const caption =
    running === undefined
      ? say.caption({ afterRound: afterRound(snapshot, round) })
      : sayPresent.caption({ round: running })
  return (
    <RowSlides
      box={box}
      rows={places.map(({ player }) => player)}
      order={`${round} ${by} ${sort} ${sought} ${members ? 'group' : ''}`}
    >
      <div
        ref={box}
        data-for={renderedFor}
        className={classes(!fits && layout.scrollX)}
        {...(!fits && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      >
        <table
          className={classes(table.table, table.dense, styles.table, fits && styles.fits)}
          style={{ '--least': leastWidth(wide) }}
          aria-rowcount={places.length + 1}
          {...hoverProps(places)}
        >
          <caption className={layout.heard}>{caption}</caption>
          <colgroup>
            {wide.map(({ key, width }) => (
              <col key={key} style={key === 'name' ? undefined : { width }} />
            ))}
          </colgroup>
          <StandingsHeads
            {...{
              snapshot,
              columns,
              rounds,
              running,
              isGroup: members !== undefined,
              narrow,
              order,
              orderHref,
              roundHref,
            }}
          />
          {pools.map(({ pool, rows }) => {
            const zone = isStanding && round > 0 && !members && !sought ? zoneOf(rows, columns, settings) : undefined
            return (
              <Fragment key={pool}>
                {standings.pools > 1 && (
                  <PoolHead title={poolTitle(settings, systems, round, pool)} span={wide.length} />
                )}
                <VirtualRows
                  rows={rows}
                  height={narrow ? ROW.narrow : ROW.wide}
                  order={`${round} ${by} ${sort} ${members ? 'group' : ''}`}
                  words={({ name }) => name}
                  id={({ player }) => player}
                >
                  {(place, key) => {
                    const standing = rowView(place)
                    return (
                      <StandingRow
                        key={key}
                        {...{
                          row: standing,
                          own: isOwn?.(standing.id) === true,
                          zone: zone?.player === place.player ? zone : undefined,
                          running,
                          within: within?.get(place.player),
                          round,
                          columns,
                          ratings,
                          narrow,
                          roundHref,
                          next: startText(standing.cells.at(-1)?.start),
                        }}
                      />
                    )
                  }}
                </VirtualRows>
              </Fragment>
            )
          })}
        </table>
        <AllRowsLink count={places.length} />
        {places.length === 0 && <p className={styles.nobody}>{say.noResultsFor({ sought: sought.trim() })}</p>}
      </div>
    </RowSlides>
  )
}

interface StandingsTableProps {
  snapshot: Snapshot
  standings: Standings
  /** Only these are shown, ranked among themselves. */
  members?: ReadonlySet<number> | undefined
  round: number
  sought: string
  order: Order
  /** Address of the table in another order. */
  orderHref: (order: Order) => string
  /** Path of the pairings pages, without the number of the round. */
  roundHref: string
  /** Takes a competitor's id; true for the reader's own or their team's. */
  isOwn?: (id: string | undefined) => boolean
}

const shownPlaces = ({ places }: Standings, members: ReadonlySet<number> | undefined): StandingSummary[] =>
  members ? places.filter(({ player }) => members.has(player)) : places

function PoolHead({ title, span }: { title: string; span: number }) {
  return (
    <tbody>
      <tr className={styles.pool}>
        <th scope="rowgroup" colSpan={span}>
          {title}
        </th>
      </tr>
    </tbody>
  )
}

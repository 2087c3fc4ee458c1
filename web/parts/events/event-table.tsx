import * as say from '#words/events.js'
import { Link } from 'react-router-dom'
import { federation } from '#core/people/federations.ts'
import { phase } from '#core/tournament/phase.ts'
import type { EventRow } from '../../api/answers.ts'
import { eventStar } from '#core/people/stars.ts'
import { joinFacts } from '#core/text/join-comma.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Crest } from '../../ui/crest.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { StarButton } from '../../ui/star-button.tsx'
import table from '../../ui/table.module.css'
import { countryName } from '../people/country-name.ts'
import { Flag } from '../people/flag.tsx'
import { Time, useTimes } from '../../ui/time.tsx'
import styles from './event-table.module.css'

export function EventTable({ caption, rows }: { caption: string; rows: EventRow[] }) {
  return (
    <table className={classes(table.table, table.twoLines, table.fixed, styles.table)}>
      <caption className={layout.heard}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say.eventHead()}</th>
          <th scope="col" className={classes(layout.wide, styles.place)}>
            {say.placeHead()}
          </th>
          <th scope="col" className={classes(layout.wide, styles.date)}>
            {say.startsHead()}
          </th>
          <th scope="col" className={styles.state}>
            {say.statusLabel()}
          </th>
          <th scope="col" className={classes(table.num, layout.wide, styles.players)}>
            {say.playersHead()}
          </th>
          <th scope="col" className={styles.star}>
            <span className={layout.heard}>{say.starHead()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { row: EventRow }) {
  const { id, name, href, logoURL, location, startedAt, players } = row
  const times = useTimes()
  const flag = row.federation !== null && federation(row.federation) !== undefined ? row.federation : undefined
  const place = location ?? (flag && countryName(flag))
  const whereAndWhen = joinFacts([startedAt !== null && times(startedAt, 'date'), place])
  return (
    <tr>
      <td>
        <Link className={styles.name} to={href}>
          <Crest name={name} logo={logoURL ?? undefined} size={28} />
          <span>
            <b title={name} dir="auto">
              {name}
            </b>
            <small>{formLabel(row)}</small>
            <small className={layout.narrow}>{whereAndWhen}</small>
          </span>
        </Link>
      </td>
      <td className={classes(table.figure, layout.wide)} title={place}>
        <span className={styles.where}>
          {flag && <Flag code={flag} />}
          <bdi>{place}</bdi>
        </span>
      </td>
      <td className={classes(table.figure, layout.wide)}>{startedAt !== null && <Time at={startedAt} />}</td>
      <td className={classes(table.figure, styles.state)}>
        <State row={row} />
      </td>
      <td className={classes(table.num, table.figure, layout.wide)}>{players}</td>
      <td className={styles.star}>
        <StarButton small star={eventStar(id)} name={name} />
      </td>
    </tr>
  )
}

/** System and time control of an event: `Team Swiss · 45+15`. */
const formLabel = ({ competitors, system, timeControl }: EventRow): string =>
  joinFacts([competitors === 'team' ? say.teamForm({ system }) : say.individualForm({ system }), timeControl])

function State({ row }: { row: EventRow }) {
  const { round, totalRounds } = row
  switch (phase(row)) {
    case 'live':
      return (
        <span className={styles.live}>
          <LiveBadge>{say.live()}</LiveBadge>
          <small>{totalRounds === null ? say.round({ round }) : say.roundOfTotal({ round, totalRounds })}</small>
        </span>
      )
    case 'upcoming':
      return say.upcoming()
    case 'finished':
      return say.finished()
  }
}

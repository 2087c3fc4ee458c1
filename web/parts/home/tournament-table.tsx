import * as say from '#words/home.js'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { phase, type Phase } from '#core/tournament/phase.ts'
import type { TournamentRow } from '../../api/answers.ts'
import { eventStar } from '#core/people/stars.ts'
import { useStars } from '../../hooks/use-stars.ts'
import { classes } from '../../ui/classes.ts'
import { Crest } from '../../ui/crest.tsx'
import { Icon } from '../../ui/icon.tsx'
import { STAR } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import { Flag } from '../people/flag.tsx'
import { Ticks } from '../tournament/ticks.tsx'
import { Leaders, progressLabel } from './leaders.tsx'
import { tournamentHref, kindLabel, roundLabel, startLabel, startOf, winnerLabel } from './tournament-labels.ts'
import layout from '../../styles/layout.module.css'
import table from '../../ui/table.module.css'
import styles from './tournament-table.module.css'

/** With more rounds the ticks are too small to read. */
const MAX_TICKS = 15

export function TournamentTable({ phase, title, total, rows, children }: TournamentTableProps) {
  return (
    <Panel title={title} count={total}>
      <table className={classes(table.table, table.tucked, table.twoLines, table.fixed, styles.table)}>
        <thead>
          <tr>
            <th scope="col">{say.nameHead()}</th>
            <th scope="col" className={styles.started}>
              {startLabel(phase)}
            </th>
            <th scope="col" className={styles.round}>
              {say.roundHead()}
            </th>
            <th scope="col" className={classes(table.num, styles.players)}>
              {say.playersHead()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} hasLead={phase === 'live'} />
          ))}
        </tbody>
      </table>
      {children}
    </Panel>
  )
}

interface TournamentTableProps {
  phase: Phase
  title: ReactNode
  total: number | undefined
  rows: TournamentRow[]
  children?: ReactNode
}

function Row({ row, hasLead }: { row: TournamentRow; hasLead: boolean }) {
  const winner = winnerLabel(row)
  const isStarred = useStars().has(eventStar(row.id))
  return (
    <tr>
      <td>
        <Link className={styles.name} to={tournamentHref(row)}>
          <Crest name={row.name} logo={row.logoURL} size={28} />
          <span>
            <b title={row.name} dir="auto">
              {isStarred && <Icon of={STAR} size={14} filled />}
              {row.name}
            </b>
            <small>
              {winner && <em dir="auto">{winner}</em>}
              {kindLabel(row)}
            </small>
          </span>
          {hasLead && <Lead row={row} />}
        </Link>
      </td>
      <td className={classes(table.figure, styles.started)}>
        <Time at={startOf(row)} />
      </td>
      <td>
        <Round row={row} />
      </td>
      <td className={classes(table.num, table.figure)} title={entrantsOf(row)}>
        {row.players}
        {row.competitors === 'team' && (
          <span className={layout.heard}>{` ${say.teamsAfterNumber({ count: row.players })}`}</span>
        )}
      </td>
    </tr>
  )
}

/** Who leads, and how far the round is: beside the name, on narrow screens below it. */
function Lead({ row: { summary, competitors } }: { row: TournamentRow }) {
  if (!summary) return null
  return (
    <span className={styles.lead}>
      {summary.leaders[0] && (
        <span>
          <Flag code={summary.leaders[0].nationality} />
          <Leaders summary={summary} kind={competitors} />
        </span>
      )}
      {summary.pairings > 0 && <small>{progressLabel(summary)}</small>}
    </span>
  )
}

const entrantsOf = ({ players, competitors }: TournamentRow): string =>
  competitors === 'team' ? say.teamsCount({ count: players }) : say.playersCount({ count: players })

function Round({ row }: { row: TournamentRow }) {
  const { round, totalRounds } = row
  if (round === 0) return <span className={styles.rounds}>{roundLabel(row)}</span>
  return (
    <span className={styles.count} title={roundLabel(row)}>
      <span className={styles.number} dir="ltr">
        {round}
        {totalRounds !== null && <small> / {totalRounds}</small>}
      </span>
      {totalRounds !== null && totalRounds <= MAX_TICKS && (
        <Ticks rounds={totalRounds} drawn={round} live={phase(row) === 'live' ? round : undefined} />
      )}
    </span>
  )
}

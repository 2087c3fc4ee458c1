import * as say from '#words/card.js'
import { useMemo } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { profilePath, tournamentPath } from '#core/addresses/paths.ts'
import { individualScores, type IndividualScore } from '#core/rows/individual-scores.ts'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useChoice } from '../../navigation/use-search-param.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { CrosstableCell } from '../standings/crosstable-cell.tsx'
import { individualCell } from '../standings/individual-cell.ts'
import { Points } from '../tournament/points.tsx'
import styles from './team-line-ups.module.css'

const views = () =>
  [
    { value: 'players', label: say.players() },
    { value: 'boards', label: say.boards() },
  ] as const

/** The players of a team with their rounds, or its boards with who played there. */
export function TeamLineUps({ snapshot, id, team }: { snapshot: Snapshot; id: string; team: string }) {
  const { data } = useSuspenseQuery(tournamentQueries.individuals(id, liveRound(snapshot) !== undefined))
  const [view, setView] = useChoice('view', ['players', 'boards'], 'players')
  const all = useMemo(() => individualScores(data), [data])
  // Keeps the order of `data`: by the team's boards.
  const members = data.filter((row) => row.team === team).map((row) => all.find((score) => score.row === row)!)
  const rounds = snapshot.rounds.map((_, at) => at + 1)
  const caption = view === 'players' ? say.playersOf({ team }) : say.lineUpsOf({ team })
  if (members.length === 0) {
    return (
      <Panel title={say.players()}>
        <EmptyState sentence={say.noPlayersEnteredYet()} />
      </Panel>
    )
  }
  return (
    <Panel
      title={view === 'players' ? say.players() : say.lineUpsByBoard()}
      count={view === 'players' ? members.length : undefined}
      action={rounds.length > 0 && <Segmented label={say.show()} value={view} onChoose={setView} choices={views()} />}
    >
      {/* A scrollable region must be focusable for keyboard users. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={layout.scrollX} role="region" aria-label={caption} tabIndex={0}>
        {view === 'players' ? (
          <Members {...{ snapshot, id, members, rounds, caption }} />
        ) : (
          <Boards members={members.map(({ row }) => row)} rounds={rounds} caption={caption} />
        )}
      </div>
    </Panel>
  )
}

interface MembersProps {
  snapshot: Snapshot
  id: string
  members: IndividualScore[]
  rounds: number[]
  caption: string
}

function Members({ snapshot, id, members, rounds, caption }: MembersProps) {
  const ratings = snapshot.settings.showRatings && members.some(({ row }) => row.rating > 0)
  const figure = classes(table.num, table.figure)
  return (
    <table className={classes(table.table, table.dense, table.tucked, styles.table)}>
      <caption className={layout.heard}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {say.name()}
          </th>
          {ratings && (
            <th scope="col" className={table.num}>
              {say.rating()}
            </th>
          )}
          {rounds.map((round) => (
            <th key={round} scope="col" className={styles.round}>
              {say.roundHead({ round })}
            </th>
          ))}
          <th scope="col" className={table.num}>
            {say.points()}
          </th>
          <th scope="col" className={table.num}>
            {say.games()}
          </th>
          {ratings && (
            <th scope="col" className={table.num} title={say.performance()}>
              {say.performanceHead()}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {members.map(({ row, score, games, performance }) => (
          <tr key={`${row.name}/${row.username}`}>
            <th scope="row" className={styles.name}>
              <Member row={row} />
            </th>
            {ratings && <td className={figure}>{row.rating || '–'}</td>}
            {rounds.map((round) => (
              <td key={round} className={styles.round}>
                <CrosstableCell cell={individualCell(row, round)} href={tournamentPath(id, 'pairings', round)} />
              </td>
            ))}
            <td className={table.num}>
              <Points of={score} />
            </td>
            <td className={figure}>{games}</td>
            {ratings && <td className={figure}>{performance ?? '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Member({ row: { name, title, nationality, userId } }: { row: IndividualRow }) {
  return (
    <div>
      <Flag code={nationality} />
      <bdi title={name}>
        {title && <small>{title} </small>}
        {userId ? <Link to={profilePath('@', userId)}>{name}</Link> : name}
      </bdi>
    </div>
  )
}

function Boards({ members, rounds, caption }: { members: IndividualRow[]; rounds: number[]; caption: string }) {
  const boards = [...new Set(members.flatMap(({ histories }) => histories.map(({ board }) => board)))]
  return (
    <table className={classes(table.table, table.tucked, table.twoLines, styles.table)}>
      <caption className={layout.heard}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say.board()}</th>
          {rounds.map((round) => (
            <th key={round} scope="col" className={styles.seat}>
              {say.roundHead({ round })}
            </th>
          ))}
          <th scope="col" className={table.num}>
            {say.points()}
          </th>
        </tr>
      </thead>
      <tbody>
        {boards
          .toSorted((a, b) => a - b)
          .map((board) => {
            const seats = members.flatMap((row) =>
              row.histories.filter((history) => history.board === board).map((history) => ({ row, history })),
            )
            const points = seats.reduce((sum, { history }) => sum + 2 * (history.score ?? 0), 0)
            return (
              <tr key={board}>
                <th scope="row">{board}</th>
                {rounds.map((round) => {
                  const seat = seats.find(({ history }) => history.round === round)
                  return (
                    <td key={round} className={styles.seat}>
                      {seat ? <Seat {...seat} /> : <span className={styles.nobody}>–</span>}
                    </td>
                  )
                })}
                <td className={table.num}>
                  <Points of={points} />
                </td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}

function Seat({ row, history }: { row: IndividualRow; history: IndividualRow['histories'][number] }) {
  const { kind, figure, title } = individualCell({ histories: [history] }, history.round)
  return (
    <div title={`${row.name}. ${title}`}>
      <bdi>{row.name}</bdi>
      <b className={styles[kind]}>{figure || '–'}</b>
    </div>
  )
}

import * as say from '#words/seasonPages.js'
import { Fragment, type ReactNode } from 'react'
import { profilePath } from '#core/addresses/paths.ts'
import type { DivisionTableRow, SeasonDivisionRow } from '#core/rows/season-table.ts'
import { zoneLines, type ZoneLine } from '#core/season/zone-lines.ts'
import { localPath } from '../../navigation/local-path.ts'
import { halfPoints } from '#core/text/score.ts'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import layout from '../../styles/layout.module.css'
import { Flag } from '../people/flag.tsx'
import { Points } from '../tournament/points.tsx'
import styles from './division-table.module.css'
import { formOf } from './form-of.ts'
import { FormCells } from './form-cells.tsx'
import { NextCell } from './next-cell.tsx'
import { useOwnTeams } from './own-teams.ts'
import { divisionId, teamNames } from './team-names.ts'
import { zoneGap, zoneWords } from './zone-words.ts'

/** A division’s table with the lines of those who go up and down, the form and the next fixture of each team. */
export function DivisionTable({ division, most, chance, note }: DivisionTableProps) {
  const { name, rows, tournament, after } = division
  const isOwn = useOwnTeams()
  const names = teamNames(division)
  const lines = linesOf(division, most)
  const hasNext = rows.some(({ next }) => next !== null)
  const columns = 7 + Number(hasNext) + Number(chance !== undefined) - 1
  return (
    <Panel
      id={divisionId(division)}
      title={name}
      count={
        after > 0 ? say.teamsAfterRound({ count: rows.length, round: after }) : say.teamCount({ count: rows.length })
      }
      action={
        tournament && (
          <a className={layout.link} href={localPath(tournament.href)}>
            {say.divisionPage()}
          </a>
        )
      }
    >
      <div className={styles.fits}>
        <table className={classes(table.table, table.tucked, styles.table)}>
          <caption className={layout.heard}>
            {after > 0 ? say.tableAfter({ division: name, round: after }) : name}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={classes(table.num, styles.rank)}>
                {say.headRank()}
              </th>
              <th scope="col">{say.headTeam()}</th>
              <th scope="col" className={classes(table.num, styles.wide, styles.played)}>
                {say.headPlayed()}
              </th>
              <th scope="col" className={classes(table.num, styles.points)} title={say.matchPoints()}>
                {say.headMatchPoints()}
              </th>
              <th scope="col" className={classes(table.num, styles.wide, styles.boards)} title={say.boardPoints()}>
                {say.headBoards()}
              </th>
              <th scope="col" className={classes(styles.wide, styles.center)}>
                {say.headForm()}
              </th>
              {hasNext && (
                <th scope="col" className={classes(styles.wide, styles.nextColumn)}>
                  {say.headNext()}
                </th>
              )}
              {chance && (
                <th scope="col" className={table.num}>
                  {say.headChance()}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Fragment key={row.no}>
                <TeamRow
                  row={row}
                  after={after}
                  most={most}
                  names={names}
                  isOwn={isOwn(row.team)}
                  hasNext={hasNext}
                  chance={chance?.(row.no)}
                  hasChance={chance !== undefined}
                />
                {lines
                  .filter((line) => line.after === at + 1)
                  .map((line) => (
                    <ZoneLineRow key={line.kind} line={line} rows={rows} span={columns} />
                  ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {note}
    </Panel>
  )
}

interface DivisionTableProps {
  division: SeasonDivisionRow
  /** The most match points, plain, that one fixture brings. */
  most: number
  /** A team’s chance, by its number; undefined leaves the column out. */
  chance?: ((no: number) => ReactNode) | undefined
  /** Below the table. */
  note?: ReactNode
}

function linesOf({ rows, up, down, playoffUp, playoffDown, tournament, isFinal }: SeasonDivisionRow, most: number) {
  const ranked = rows.filter(({ rank }) => rank !== null)
  const rounds = isFinal ? 0 : (tournament?.rounds ?? 0)
  const points = ranked.map(({ mp, played }) => ({
    matchPoints: halfPoints(mp),
    open: halfPoints(Math.max(0, rounds - played) * most),
  }))
  return zoneLines(points, { promote: up, relegate: down, playoffUp, playoffDown })
}

function ZoneLineRow({ line, rows, span }: { line: ZoneLine; rows: DivisionTableRow[]; span: number }) {
  const isDown = line.kind === 'down' || line.kind === 'playoffDown'
  const hasBegun = rows.some(({ played }) => played > 0)
  const gap = line.settled || !hasBegun ? undefined : zoneGap(line, rows)
  return (
    <tr className={classes(styles.zone, isDown && styles.down, !line.settled && styles.open)}>
      <td colSpan={span}>
        <b>{zoneWords(line)}</b>
        {gap && <span>{gap}</span>}
      </td>
    </tr>
  )
}

interface TeamRowProps {
  row: DivisionTableRow
  /** The round of the table; before the first, teams have their numbers in place of ranks. */
  after: number
  most: number
  names: ReadonlyMap<number, string>
  isOwn: boolean
  hasNext: boolean
  chance: ReactNode
  hasChance: boolean
}

function TeamRow({ row, after, most, names, isOwn, hasNext, chance, hasChance }: TeamRowProps) {
  const form = <FormCells form={formOf(row, most, names)} />
  const name = <bdi title={row.name}>{row.name}</bdi>
  return (
    <tr className={classes(isOwn && styles.own, row.rank === null && styles.out)}>
      <td className={classes(table.num, styles.rank)}>{after > 0 ? (row.rank ?? '–') : row.no}</td>
      <td className={styles.team}>
        <div>
          <Flag code={row.nationality} />
          {row.team === null ? name : <a href={localPath(profilePath('team', row.team))}>{name}</a>}
          {row.zone === 'champion' && <em className={styles.badge}>{say.champion()}</em>}
          {isOwn && <em className={layout.you}>{say.yourTeam()}</em>}
        </div>
        <span className={styles.formBelow}>{form}</span>
      </td>
      <td className={classes(table.num, table.figure, styles.wide)}>{row.played}</td>
      <td className={classes(table.num, styles.points)}>
        <Points of={halfPoints(row.mp)} />
      </td>
      <td className={classes(table.num, styles.boards, styles.wide)}>
        <Points of={halfPoints(row.gp)} />
      </td>
      <td className={classes(styles.wide, styles.center)}>{form}</td>
      {hasNext && (
        <td className={classes(styles.wide, styles.nextColumn, styles.next)}>
          <NextCell next={row.next} names={names} />
        </td>
      )}
      {hasChance && <td className={table.num}>{chance}</td>}
    </tr>
  )
}

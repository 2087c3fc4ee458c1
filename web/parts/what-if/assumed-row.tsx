import * as say from '#words/whatIf.js'
import { memo } from 'react'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { namesakeMark } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Column } from '#core/standings/column.ts'
import { displayFigure } from '#core/standings/format.ts'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { Flag } from '../people/flag.tsx'
import { Movement } from '../standings/movement.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { Points } from '../tournament/points.tsx'
import { OddsCells, type ShownChance } from './odds-cells.tsx'
import styles from './what-if.module.css'

/** A row of the assumed standings. Memoised: a large event has hundreds, and a result changes only a few. */
export const AssumedRow = memo(
  function AssumedRow({
    snapshot,
    player,
    rank,
    moved,
    round,
    score,
    values,
    columns,
    isOwn,
    chances,
  }: AssumedRowProps) {
    const { players } = snapshot
    return (
      <tr className={classes(isOwn && styles.own)}>
        <td className={classes(styles.rank, table.num)}>{rank}</td>
        <td className={styles.moved}>
          <Movement
            places={moved}
            round={round}
            title={(moved > 0 ? say.upFromNow : say.downFromNow)({ count: Math.abs(moved) })}
          />
        </td>
        <th scope="row" className={styles.name}>
          <div>
            <Flag code={players.nationality[player]!} />
            <EntrantName
              title={players.title?.[player]}
              name={competitorName(snapshot, player)}
              mark={namesakeMark(snapshot, player)}
              href={competitorPath(snapshot, player)}
            />
          </div>
        </th>
        <td className={classes(table.num, styles.score)}>
          <Points of={score} />
        </td>
        {values.map((value, at) => (
          <td key={columns[at]!.code} className={classes(table.num, table.figure, styles.wide)}>
            {displayFigure(value, columns[at]!)}
          </td>
        ))}
        {chances && <OddsCells chances={chances} />}
      </tr>
    )
  },
  (before, after) =>
    before.snapshot === after.snapshot &&
    before.rank === after.rank &&
    before.moved === after.moved &&
    before.score === after.score &&
    before.isOwn === after.isOwn &&
    before.round === after.round &&
    before.player === after.player &&
    areAlike(before.values, after.values) &&
    areAlike(before.chances?.map(({ key }) => key) ?? NONE, after.chances?.map(({ key }) => key) ?? NONE),
)

const NONE = [undefined]
const areAlike = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => Object.is(value, other[at]))

interface AssumedRowProps {
  /** The actual tournament: names don't depend on the assumed results. */
  snapshot: Snapshot
  player: number
  rank: number
  moved: number
  round: number
  score: number
  values: readonly number[]
  columns: readonly Column[]
  isOwn: boolean
  chances: ShownChance[] | undefined
}

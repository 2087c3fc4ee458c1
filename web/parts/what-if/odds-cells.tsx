import { oddsOf, type Odds, type RunTally } from '#core/forecast/tally.ts'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { percent } from '#core/text/percent.ts'
import styles from './what-if.module.css'

export interface ShownOdds {
  /** undefined while they are being worked out: their place is kept. */
  tally: RunTally | undefined
  /** Those of the event as it stands, where results are tried. */
  before: RunTally | undefined
}

interface OddsKind {
  label: string
  /** The last place that counts. */
  upTo: number
}

/** What odds are said of. */
export const oddsKinds = (qualify: number | undefined): OddsKind[] => [
  { label: '1st', upTo: 1 },
  { label: 'Podium', upTo: 3 },
  // The first place and the podium are there in any case.
  ...(qualify === undefined || qualify === 1 || qualify === 3 ? [] : [{ label: `First ${qualify}`, upTo: qualify }]),
]

/** The heads of their columns. */
export const oddsHeads = (kinds: OddsKind[]) =>
  kinds.map(({ label, upTo }) => (
    <th key={label} scope="col" className={classes(table.num, styles.oddsHead, upTo > 3 && styles.wide)}>
      {label}
    </th>
  ))

/** A competitor’s cells in them. */
export const OddsCells = ({ odds: { tally, before }, kinds, player }: OddsCellsProps) =>
  kinds.map(({ label, upTo }) => (
    <td key={label} className={classes(table.num, upTo > 3 && styles.wide)}>
      {tally ? (
        <Chance odds={oddsOf(tally, player, upTo)} before={before && oddsOf(before, player, upTo)} />
      ) : (
        <span className={styles.odds} />
      )}
    </td>
  ))

interface OddsCellsProps {
  odds: ShownOdds
  kinds: OddsKind[]
  player: number
}

/** A chance as a bar and in whole percent, with where it was before. */
function Chance({ odds, before }: { odds: Odds | undefined; before: Odds | undefined }) {
  if (!odds) return <span className={classes(styles.odds, styles.nil)}>–</span>
  const change = before ? Math.round(100 * odds.share) - Math.round(100 * before.share) : 0
  const was = before?.share ?? 0
  return (
    <span
      className={classes(styles.odds, odds.share === 0 && styles.nil, odds.share === 0 && was === 0 && styles.never)}
      title={`${percent(odds.low)} to ${percent(odds.high)}${before ? `, was ${percent(before.share)}` : ''}`}
    >
      <i aria-hidden="true" style={{ '--v': `${100 * odds.share}%`, '--w': `calc(${100 * was}% - 1px)` }}>
        {change !== 0 && <i className={styles.was} />}
      </i>
      <b>{percent(odds.share)}</b>
      <span className={classes(styles.change, change > 0 ? styles.up : styles.down)}>
        {change !== 0 && `${change > 0 ? '+' : '−'}${Math.abs(change)}`}
      </span>
    </span>
  )
}

import * as say from '#words/whatIf.js'
import { ordinal } from '#core/text/ordinal.ts'
import { oddsOf, type Odds, type RunTally } from '#core/forecast/tally.ts'
import { classes } from '../../ui/classes.ts'
import table from '../../ui/table.module.css'
import { percent } from '#core/text/percent.ts'
import styles from './what-if.module.css'

export interface ShownOdds {
  /** Undefined until the odds are computed; the cells keep their room. */
  tally: RunTally | undefined
  /** The actual odds, to compare with, when results are assumed. */
  before: RunTally | undefined
}

interface OddsKind {
  label: string
  /** The last place that counts. */
  upTo: number
  /**
   * Left out on phones, which have room for the first place and one more: qualifying if there is such a place, else the
   * podium.
   */
  isWide?: boolean
}

/** The kinds of odds: first place, podium, and qualifying if there is such a place. */
export function oddsKinds(qualify: number | undefined): OddsKind[] {
  const [first, podium] = [
    { label: ordinal(1), upTo: 1 },
    { label: say.podium(), upTo: 3 },
  ] as const
  // First place and podium are always shown, so they are not repeated.
  if (qualify === undefined || qualify === 1 || qualify === 3) return [first, podium]
  return [first, { ...podium, isWide: true }, { label: say.firstPlaces({ count: qualify }), upTo: qualify }]
}

export const oddsHeads = (kinds: OddsKind[]) =>
  kinds.map(({ label, isWide }) => (
    <th key={label} scope="col" className={classes(table.num, styles.oddsHead, isWide && styles.wide)}>
      {label}
    </th>
  ))

export interface ShownChance {
  kind: OddsKind
  odds: Odds | undefined
  before: Odds | undefined
  /** Whether the odds are not computed yet. */
  isOpen: boolean
  /** Equal keys look equal; used to skip renders. */
  key: string
}

export const shownChances = ({ tally, before }: ShownOdds, kinds: OddsKind[], player: number): ShownChance[] =>
  kinds.map((kind) => {
    const odds = tally && oddsOf(tally, player, kind.upTo)
    const was = tally && before && oddsOf(before, player, kind.upTo)
    const seen = [odds, was].map((each) => each && [percent(each.share), percent(each.low), percent(each.high)].join())
    return { kind, odds, before: was, isOpen: !tally, key: [kind.label, !tally, ...seen].join(' ') }
  })

export const OddsCells = ({ chances }: { chances: ShownChance[] }) =>
  chances.map(({ kind: { label, isWide }, odds, before, isOpen }) => (
    <td key={label} className={classes(table.num, isWide && styles.wide)}>
      {isOpen ? <span className={styles.odds} /> : <Chance odds={odds} before={before} />}
    </td>
  ))

function rangeText(odds: Odds, before: Odds | undefined): string {
  const [low, high] = [percent(odds.low), percent(odds.high)]
  return before ? say.oddsRangeWas({ low, high, before: percent(before.share) }) : say.oddsRange({ low, high })
}

function Chance({ odds, before }: { odds: Odds | undefined; before: Odds | undefined }) {
  if (!odds) return <span className={classes(styles.odds, styles.nil)}>–</span>
  const change = before ? Math.round(100 * odds.share) - Math.round(100 * before.share) : 0
  const was = before?.share ?? 0
  return (
    <span
      className={classes(styles.odds, odds.share === 0 && styles.nil, odds.share === 0 && was === 0 && styles.never)}
      title={rangeText(odds, before)}
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

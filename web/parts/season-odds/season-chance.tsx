import * as say from '#words/seasonOdds.js'
import type { TeamOddsRow } from '#core/rows/season-odds.ts'
import { percent } from '#core/text/percent.ts'
import { classes } from '../../ui/classes.ts'
import { mainChance, type MainChance } from './main-chance.ts'
import styles from './season-odds.module.css'

const ABOUT: Record<MainChance['about'], () => string> = {
  title: say.champion,
  up: say.up,
  playoffUp: say.playoffUp,
  playoffDown: say.playoffDown,
  down: say.down,
  stays: say.stays,
}

/** The content of a cell of the table: what a team can still reach or suffer, and how likely that is. */
export function SeasonChance({ odds }: { odds: TeamOddsRow }) {
  const { about, chance } = mainChance(odds)
  if (!chance)
    return (
      <span className={classes(styles.chance, styles.settled)}>
        <span>{ABOUT[about]()}</span>
        <i aria-hidden="true" />
        <b>{say.settled()}</b>
      </span>
    )
  const { share, low, high } = chance
  const range = low < high ? say.range({ low: percent(low), high: percent(high) }) : undefined
  const isDown = about === 'down' || about === 'playoffDown'
  return (
    <span className={classes(styles.chance, isDown && styles.down)} title={range}>
      <span>{ABOUT[about]()}</span>
      <i aria-hidden="true" style={{ '--v': `${100 * share}%` }} />
      <b>{percent(share)}</b>
    </span>
  )
}

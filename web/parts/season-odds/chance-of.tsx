import type { DivisionOddsRow } from '#core/rows/season-odds.ts'
import { SeasonOddsNote } from './odds-note.tsx'
import { SeasonChance } from './season-chance.tsx'
import styles from './season-odds.module.css'

/** A team’s chance in its table; its room is kept until the odds have come. */
export function ChanceOf({ odds, no }: { odds: DivisionOddsRow | undefined; no: number }) {
  const team = odds?.teams.find((each) => each.no === no)
  return team ? <SeasonChance odds={team} /> : <span className={styles.room} />
}

/** How the chances of a table were made, below it. */
export function DivisionOddsNote({ odds }: { odds: DivisionOddsRow | undefined }) {
  if (!odds || odds.none === 'over') return null
  return (
    <p className={styles.note}>
      <SeasonOddsNote odds={odds} />
    </p>
  )
}

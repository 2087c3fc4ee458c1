import { pairingId } from '#core/snapshot/ids.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { isProvisional } from '#core/snapshot/provisional.ts'
import { matchPath } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { RunningEntry } from '#core/standings/as-it-stands.ts'
import type { RoundLine } from '#core/standings/round-line.ts'
import { localPath } from '../../navigation/local-path.ts'
import { classes } from '../../ui/classes.ts'
import { roundCell, runningCell } from './round-cell.ts'
import styles from './opponent-crosstable.module.css'

interface OpponentCellProps {
  snapshot: Snapshot
  line: RoundLine
  /** Of the row's running match. */
  entry?: RunningEntry | undefined
}

/** A round against one opponent, in a crosstable of all against all. */
export function OpponentCell({ snapshot, line, entry }: OpponentCellProps) {
  const field = {
    name: (player: number) => distinctName(snapshot, player),
    pairingId: (round: number, no: number) => pairingId(snapshot.id, round, no),
    isProvisional: (round: number, pairing: number) => isProvisional(snapshot, round, pairing),
    gamePoints: snapshot.settings.displayPoints === 'game',
  }
  const cell = entry ? runningCell(line, false, entry, field) : roundCell(line, false, field)
  const { kind, figure, title, match, running } = cell
  if (match === undefined) return null
  return (
    <a
      className={classes(styles[kind], running && styles.running)}
      href={localPath(matchPath(match))}
      title={title}
      aria-label={title}
    >
      {figure || '–'}
    </a>
  )
}

import { competitorPath } from '#core/addresses/competitor-path.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { namesakeMark } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import styles from './prizes.module.css'

/** A winner with flag and title, linked to the card. `player` is a position in the player columns. */
export function Winner({ snapshot, player }: { snapshot: Snapshot; player: number }) {
  const { players } = snapshot
  return (
    <span className={styles.winner}>
      <Flag code={players.nationality[player]!} />
      <EntrantName
        title={players.title?.[player]}
        name={competitorName(snapshot, player)}
        mark={namesakeMark(snapshot, player)}
        href={competitorPath(snapshot, player)}
      />
    </span>
  )
}

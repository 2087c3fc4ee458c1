import { competitorPath } from '#core/addresses/competitor-path.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { namesakeMark } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import styles from './opponent-crosstable.module.css'

/** The head of a competitor's row in a crosstable. */
export function CrosstableName({ snapshot, player }: { snapshot: Snapshot; player: number }) {
  const { players } = snapshot
  return (
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
  )
}

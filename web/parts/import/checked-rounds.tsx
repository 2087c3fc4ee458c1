import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './checked-rounds.module.css'
import { useCheckedRounds, type CheckedRound } from './use-checked-rounds.ts'

/** The past rounds of an imported Swiss, drawn again by today’s rules; differences open board by board. */
export function CheckedRounds({ snapshot }: { snapshot: Snapshot }) {
  const { total, checked, hasFailed } = useCheckedRounds(snapshot)
  if (total === 0) return null
  const isDone = checked.length === total
  const differing = checked.filter(({ differences }) => differences.length > 0)
  return (
    <Panel title="Past rounds, drawn again" count={isDone ? undefined : `${checked.length} of ${total}`}>
      <div className={styles.rounds} role="status">
        {hasFailed && <p>The rounds couldn’t be drawn again in this browser.</p>}
        {isDone && differing.length === 0 && <p>All {total} rounds are the same, drawn by today’s rules.</p>}
        {differing.map((one) => (
          <RoundCheck key={one.round} of={one} />
        ))}
        {isDone && differing.length > 0 && (
          <p>They stay as they are in the file. The event may have been drawn by other rules, or by hand.</p>
        )}
        {!isDone && !hasFailed && <p>Drawing…</p>}
      </div>
    </Panel>
  )
}

function RoundCheck({ of: { round, boards, differences, isImpossible } }: { of: CheckedRound }) {
  if (isImpossible) return <p>Round {round}: no draw is possible by today’s rules.</p>
  const same = Math.max(0, boards - differences.length)
  return (
    <details>
      <summary>
        Round {round}: {same} of {boards} boards the same
      </summary>
      <ul>
        {differences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  )
}

import * as say from '#words/import.js'
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
    <Panel title={say.pastRoundsTitle()} count={isDone ? undefined : say.checkedOf({ checked: checked.length, total })}>
      <div className={styles.rounds} role="status">
        {hasFailed && <p>{say.couldntDraw()}</p>}
        {isDone && differing.length === 0 && <p>{say.allTheSame({ total })}</p>}
        {differing.map((one) => (
          <RoundCheck key={one.round} of={one} />
        ))}
        {isDone && differing.length > 0 && <p>{say.stayAsTheyAre()}</p>}
        {!isDone && !hasFailed && <p>{say.drawing()}</p>}
      </div>
    </Panel>
  )
}

function RoundCheck({ of: { round, boards, differences, isImpossible } }: { of: CheckedRound }) {
  if (isImpossible) return <p>{say.noDrawPossible({ round })}</p>
  const same = Math.max(0, boards - differences.length)
  return (
    <details>
      <summary>{say.boardsTheSame({ round, same, boards })}</summary>
      <ul>
        {differences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  )
}

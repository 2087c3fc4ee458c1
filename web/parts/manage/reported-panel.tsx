import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { deskBoards } from './boards.ts'
import type { TabProps } from './tab-props.ts'
import styles from './needs.module.css'

/** Results that wait to be confirmed: one by one, or all in one change. */
export function ReportedPanel({ snapshot, actions }: TabProps) {
  const reported = snapshot.rounds.flatMap((_, index) =>
    deskBoards(snapshot, index + 1)
      .filter(({ state }) => state === 'reported')
      .map((board) => ({ ...board, round: index + 1 })),
  )
  if (reported.length === 0) return null
  const all =
    reported.length === 1 ? 'Confirm' : reported.length === 2 ? 'Confirm both' : `Confirm all ${reported.length}`
  return (
    <Panel
      title="Reported results"
      count={reported.length}
      action={
        <Button small disabled={actions.isBusy} onClick={() => void actions.change({ type: 'confirm' })}>
          {all}
        </Button>
      }
    >
      <ul className={styles.needs}>
        {reported.map(({ round, no, board, whiteName, blackName, text }) => (
          <li key={`${round} ${no}`}>
            <div>
              <b>
                Board {board}
                {round !== snapshot.round && `, round ${round}`}: {text}
              </b>
              <p>
                {whiteName} – {blackName}
              </p>
            </div>
            {reported.length > 1 && (
              <Button
                small
                disabled={actions.isBusy}
                onClick={() => void actions.change({ type: 'confirm', boards: [{ round, no }] })}
              >
                Confirm
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import * as say from '#words/deskResults.js'
import { claimText } from '#core/changes/report-result.ts'
import { Panel } from '../../../ui/panel.tsx'
import { deskBoards } from './boards.ts'
import type { TabProps } from '../tab-props.ts'
import styles from './disputes.module.css'
import choices from './result-choices.module.css'

export function DisputesPanel({ snapshot, actions }: TabProps) {
  const disputed = snapshot.rounds.flatMap((_, index) =>
    deskBoards(snapshot, index + 1)
      .filter(({ state }) => state === 'disputed')
      .map((board) => ({ ...board, round: index + 1 })),
  )
  if (disputed.length === 0) return null
  return (
    <Panel title={say.twoResults()} count={disputed.length}>
      <ul className={styles.disputes}>
        {disputed.map(({ round, no, place, whiteName, blackName, claims }) => (
          <li key={`${round} ${no}`}>
            <b>{round === snapshot.round ? say.twoResultsAt({ place }) : say.twoResultsAtOfRound({ place, round })}</b>
            <p>{say.whichOneCounts({ whiteName, blackName })}</p>
            <div className={choices.choices}>
              {claims.map(({ by, claim }) => (
                <button
                  key={by}
                  type="button"
                  disabled={actions.isBusy}
                  onClick={() => void actions.change({ type: 'settle', round, no, by })}
                >
                  <b>{claimText(claim)}</b>
                  <span>{by === 'w' ? whiteName : by === 'b' ? blackName : say.chessSite()}</span>
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

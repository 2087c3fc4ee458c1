import * as say from '#words/evaluations.js'
import { useState } from 'react'
import { EVALUATION_DELAY, evaluationsWhileRunning } from '#core/game/evaluation-policy.ts'
import { isByePairing, pairings } from '#core/snapshot/pairing.ts'
import { MINUTE } from '#core/time.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { ENGINE, engineFile } from '../../eval/engine-info.ts'
import { SettingRow } from '../settings/setting-rows.tsx'
import rows from '../settings/setting-rows.module.css'
import type { TabProps } from '../tab-props.ts'
import { useEvaluator, type EvaluatorProblem } from './use-evaluator.ts'
import styles from './evaluator-panel.module.css'

const PROBLEMS: Record<EvaluatorProblem, () => string> = {
  failed: say.evaluatorFailed,
  unsent: say.evaluatorOffline,
}

/** The event’s own engine, which runs in this tab, and when readers see what it says. */
export function EvaluatorPanel({ id, snapshot, actions }: TabProps) {
  const [isOn, turn] = useState(false)
  const script = isOn && ENGINE ? engineFile(ENGINE.script) : undefined
  const { boards, waiting, sent, problem } = useEvaluator(id, snapshot.round, script)
  const one = pairings(snapshot, snapshot.round).find((pairing) => !isByePairing(pairing))
  return (
    <Panel
      title={say.evaluatorTitle()}
      action={
        ENGINE && (
          <Button small look={isOn ? 'default' : 'primary'} onClick={() => turn(!isOn)}>
            {isOn ? say.evaluatorStop() : say.evaluatorStart()}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <p>{say.evaluatorIntro()}</p>
        {!ENGINE && <MessageBar>{say.evaluatorNoEngine()}</MessageBar>}
        {isOn && ENGINE && (
          <ul className={styles.facts} role="status">
            <li>{say.evaluatorRuns({ engine: ENGINE.name })}</li>
            {boards === 0 ? (
              <li>{say.evaluatorNoBoards()}</li>
            ) : (
              <>
                <li>{say.evaluatorBoards({ count: boards })}</li>
                <li>{say.evaluatorSent({ count: sent })}</li>
                <li>{say.evaluatorWaiting({ count: waiting })}</li>
              </>
            )}
          </ul>
        )}
        {isOn && problem && <MessageBar kind="bad">{PROBLEMS[problem]()}</MessageBar>}
        {one && <p>{say.evaluatorShown({ when: evaluationsWhileRunning(snapshot.settings, one) })}</p>}
      </div>
      <div className={rows.rows}>
        <SettingRow label={say.settingTitle()} hint={say.settingHint()}>
          <Select
            bare
            label={say.settingTitle()}
            value={snapshot.settings.liveEvaluations}
            onChoose={(liveEvaluations) => void actions.change({ type: 'editEvent', settings: { liveEvaluations } })}
            choices={[
              { value: 'auto', label: say.choiceAuto() },
              { value: 'on', label: say.choiceOn() },
              { value: 'delayed', label: say.choiceDelayed({ minutes: EVALUATION_DELAY / MINUTE }) },
              { value: 'ended', label: say.choiceEnded() },
            ]}
          />
        </SettingRow>
      </div>
    </Panel>
  )
}

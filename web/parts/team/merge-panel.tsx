import * as say from '#words/team.js'
import { useState } from 'react'
import type { TeamProfile } from '#core/rows/profile.ts'
import { useMe } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import styles from '../account/settings-form.module.css'
import { MergeDialog } from './merge-dialog.tsx'

export function MergePanel({ team }: { team: TeamProfile }) {
  const me = useMe()
  const [chosen, choose] = useState<string>()
  const [isAsking, ask] = useState(false)
  const choices = (me?.teams ?? [])
    .filter(({ id, level }) => level > 0 && id !== team.id)
    .map(({ id, name }) => ({ value: id, label: name }))
  const into = chosen ?? choices[0]?.value
  return (
    <Panel title={say.mergeTeam()}>
      <div className={styles.form}>
        <p>{into === undefined ? say.noTeamsToMergeInto() : say.mergeHint()}</p>
        {into !== undefined && (
          <div className={styles.acts}>
            <Select label={say.mergeInto()} value={into} onChoose={choose} choices={choices} />
            <Button onClick={() => ask(true)}>{say.mergeButton()}</Button>
          </div>
        )}
      </div>
      {isAsking && into !== undefined && <MergeDialog team={team} into={into} onClose={() => ask(false)} />}
    </Panel>
  )
}

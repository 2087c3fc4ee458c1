import * as say from '#words/seasonDesk.js'
import { useState } from 'react'
import { isIn } from '#core/season/facts.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { isComplete, RulePhrases } from './rule-phrases.tsx'
import styles from './season-desk.module.css'
import type { SeasonTabProps } from './tab-props.ts'

/** The rules as sentences; they take effect when they are saved. */
export function RulesPanel({ desk: { season, entries, divisions }, actions }: SeasonTabProps) {
  const [rules, setRules] = useState(season.rules)
  const isFixed = divisions.some(({ tournament }) => tournament !== null)
  const isChanged = JSON.stringify(rules) !== JSON.stringify(season.rules)
  return (
    <Panel title={say.rulesInWords()}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void actions.change({ type: 'edit', rules })
        }}
      >
        <RulePhrases rules={rules} teams={entries.filter(isIn).length} isFixed={isFixed} onChange={setRules} />
        <p className={styles.foot}>
          <Button type="submit" disabled={!isChanged || !isComplete(rules) || actions.isBusy}>
            {say.saveRules()}
          </Button>
          {isFixed && <span>{say.rulesFixed()}</span>}
        </p>
      </form>
    </Panel>
  )
}

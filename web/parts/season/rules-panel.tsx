import * as say from '#words/seasonPages.js'
import { rulesInWords } from '#core/season/plan-divisions.ts'
import type { SeasonRules } from '#core/season/rules.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import styles from './rules-panel.module.css'

/** The rules of a season in sentences. */
export const RulesPanel = ({ rules }: { rules: SeasonRules }) => (
  <Panel title={say.rules()}>
    <PanelBody>
      <ul className={styles.rules}>
        {rulesInWords(rules).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </PanelBody>
  </Panel>
)

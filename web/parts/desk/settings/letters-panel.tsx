import * as say from '#words/letterChoices.js'
import type { EventLetters } from '#core/tournament/tournament.ts'
import { Switch } from '../../../ui/switch.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow } from './setting-rows.tsx'
import styles from './letters-panel.module.css'

const lettersOf = (hasPairings: boolean, hasResults: boolean): EventLetters =>
  hasPairings ? (hasResults ? 'all' : 'pairings') : hasResults ? 'results' : 'none'

/** Which letters the event sends to its players. */
export function LettersPanel({ settings: { letters }, set }: SettingFields) {
  const hasPairings = letters === 'pairings' || letters === 'all'
  const hasResults = letters === 'results' || letters === 'all'
  return (
    <SettingPanel id="letters" title={say.title()}>
      <SettingRow label={say.whenPublished()} hint={say.pairingsHint()}>
        <Switch checked={hasPairings} onSwitch={(on) => set({ letters: lettersOf(on, hasResults) })}>
          {say.sendPairings()}
        </Switch>
      </SettingRow>
      <SettingRow label={say.whenClosed()} hint={say.resultsHint()}>
        <Switch checked={hasResults} onSwitch={(on) => set({ letters: lettersOf(hasPairings, on) })}>
          {say.sendResults()}
        </Switch>
      </SettingRow>
      <p className={styles.note}>{say.whoGets()}</p>
    </SettingPanel>
  )
}

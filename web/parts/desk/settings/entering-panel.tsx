import * as say from '#words/deskSettings.js'
import type { Settings } from '#core/tournament/tournament.ts'
import * as sayFacts from '#words/eventFacts.js'
import { CHESS_SITES, linkSite } from '#core/match/links.ts'
import { LINK_SOURCES } from '#core/match/facts.ts'
import { Select } from '../../../ui/select.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow } from './setting-rows.tsx'

export function EnteringPanel({ settings, set }: SettingFields) {
  return (
    <SettingPanel id="entries-and-chess-site" title={say.entriesAndChessSite()}>
      <SettingRow label={say.whoMayEnter()}>
        <Segmented
          label={say.whoMayEnter()}
          value={settings.allowRegistration}
          onChoose={(allowRegistration) => set({ allowRegistration })}
          choices={[
            { value: 'closed', label: say.entriesClosed() },
            { value: 'approve', label: say.entriesApproved() },
            { value: 'open', label: say.entriesOpen() },
          ]}
        />
      </SettingRow>
      <SettingRow label={sayFacts.source()} hint={sayFacts.sourceHint()}>
        <Select
          bare
          label={sayFacts.source()}
          value={linkSite(settings.source) ?? 'board'}
          onChoose={(site) => set({ source: site === 'board' ? null : site })}
          choices={[
            { value: 'board' as const, label: sayFacts.overTheBoard() },
            ...LINK_SOURCES.map((value) => ({ value, label: sayFacts.playedOn({ site: CHESS_SITES[value].name }) })),
          ]}
        />
      </SettingRow>
      <SettingRow label={say.resultsFoundAtTheChess()}>
        <Segmented
          label={say.resultsFoundAtTheChess()}
          value={String(settings.pullResults)}
          onChoose={(value) => set({ pullResults: Number(value) as Settings['pullResults'] })}
          choices={[say.leaveThem(), say.askMeFirst(), say.saveThem()].map((label, at) => ({
            value: String(at),
            label,
          }))}
        />
      </SettingRow>
      <SettingRow label={say.linksSentByPlayers()} hint={say.whereTheirGameIsPlayed()}>
        <Segmented
          label={say.linksSentByPlayers()}
          value={String(settings.allowSelfLinks)}
          onChoose={(value) => set({ allowSelfLinks: Number(value) as Settings['allowSelfLinks'] })}
          choices={[say.noLinks(), say.askMeFirst(), say.bothConfirm(), say.eitherConfirms()].map((label, at) => ({
            value: String(at),
            label,
          }))}
        />
      </SettingRow>
      <SettingRow label={say.playersReportResults()}>
        <Switch
          checked={settings.allowSelfSubmissions}
          onSwitch={(allowSelfSubmissions) => set({ allowSelfSubmissions })}
        >
          {say.reportTheirOwnBoards()}
        </Switch>
      </SettingRow>
    </SettingPanel>
  )
}

import { UNFIT_FOR_ROBINS } from '#core/standings/unfit-tie-breaks.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from './setting-rows.tsx'

const SYSTEMS = { swiss: 'Swiss', roundRobin: 'Round robin', knockout: 'Knockout' }
const COMPETITORS = { individual: 'Players', team: 'Teams' }

/** Tie-breaks without Buchholz, which a round robin does not have; nothing if they can stay. */
function fitting(codes: string[], system: Settings['pairingSystem']): Partial<Settings> {
  const tieBreaks = codes.filter((code) => system !== 'roundRobin' || !UNFIT_FOR_ROBINS.test(code))
  return tieBreaks.length < codes.length ? { tieBreaks } : {}
}

export function FormatPanel({ settings, round, limit, set, lock }: SettingFields) {
  return (
    <SettingPanel title="Format">
      <SettingRow label="System" lock={lock('pairingSystem')} hint="How rounds are drawn.">
        {lock('pairingSystem') ? (
          SYSTEMS[settings.pairingSystem]
        ) : (
          <Segmented
            label="System"
            value={settings.pairingSystem}
            onChoose={(pairingSystem) => set({ pairingSystem, ...fitting(settings.tieBreaks, pairingSystem) })}
            choices={Object.entries(SYSTEMS).map(([value, label]) => ({
              value: value as Settings['pairingSystem'],
              label,
            }))}
          />
        )}
      </SettingRow>
      <SettingRow label="Who competes" lock={lock('competitors')}>
        {lock('competitors') ? (
          COMPETITORS[settings.competitors]
        ) : (
          <Segmented
            label="Who competes"
            value={settings.competitors}
            onChoose={(competitors) => set({ competitors })}
            choices={[
              { value: 'individual', label: COMPETITORS.individual },
              { value: 'team', label: COMPETITORS.team },
            ]}
          />
        )}
      </SettingRow>
      <SettingText
        label="Number of rounds"
        hint={round > 0 ? `${round} drawn so far.` : (limit ?? 'Leave it empty if the number of rounds is open.')}
        type="number"
        value={settings.totalRounds === null ? '' : String(settings.totalRounds)}
        onSave={(words) => set({ totalRounds: words === '' ? null : Number(words) })}
      />
      <SettingText
        label="Qualifying places"
        hint="How many go through, of each pool. Standings show a line below them. Leave it empty for none."
        type="number"
        value={String(settings.qualifyingPlaces ?? '')}
        onSave={(words) => set({ qualifyingPlaces: words === '' ? null : Number(words) })}
      />
      <SettingRow label="Pools are named">
        <Segmented
          label="Pools are named"
          value={String(settings.poolDisplay)}
          onChoose={(value) => set({ poolDisplay: Number(value) as Settings['poolDisplay'] })}
          choices={['A, B', '1, 2', 'I, II'].map((label, at) => ({ value: String(at), label }))}
        />
      </SettingRow>
    </SettingPanel>
  )
}

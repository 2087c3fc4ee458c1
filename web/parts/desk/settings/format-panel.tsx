import * as say from '#words/deskSettings.js'
import { UNFIT_FOR_ROBINS } from '#core/standings/unfit-tie-breaks.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from './setting-rows.tsx'

const SYSTEMS = { swiss: say.systemSwiss, roundRobin: say.systemRoundRobin, knockout: say.systemKnockout }
const COMPETITORS = { individual: say.players, team: say.teams }

/** Tie-breaks without Buchholz, which a round robin does not have; nothing if they can stay. */
function fitting(codes: string[], system: Settings['pairingSystem']): Partial<Settings> {
  const tieBreaks = codes.filter((code) => system !== 'roundRobin' || !UNFIT_FOR_ROBINS.test(code))
  return tieBreaks.length < codes.length ? { tieBreaks } : {}
}

export function FormatPanel({ settings, round, limit, set, lock }: SettingFields) {
  return (
    <SettingPanel id="format" title={say.format()}>
      <SettingRow label={say.pairingSystem()} lock={lock('pairingSystem')} hint={say.howRoundsAreDrawn()}>
        {lock('pairingSystem') ? (
          SYSTEMS[settings.pairingSystem]()
        ) : (
          <Segmented
            label={say.pairingSystem()}
            value={settings.pairingSystem}
            onChoose={(pairingSystem) => set({ pairingSystem, ...fitting(settings.tieBreaks, pairingSystem) })}
            choices={Object.entries(SYSTEMS).map(([value, label]) => ({
              value: value as Settings['pairingSystem'],
              label: label(),
            }))}
          />
        )}
      </SettingRow>
      <SettingRow label={say.whoCompetes()} lock={lock('competitors')}>
        {lock('competitors') ? (
          COMPETITORS[settings.competitors]()
        ) : (
          <Segmented
            label={say.whoCompetes()}
            value={settings.competitors}
            onChoose={(competitors) => set({ competitors })}
            choices={[
              { value: 'individual', label: COMPETITORS.individual() },
              { value: 'team', label: COMPETITORS.team() },
            ]}
          />
        )}
      </SettingRow>
      <SettingText
        label={say.numberOfRounds()}
        hint={round > 0 ? say.drawnSoFar({ round }) : (limit ?? say.emptyForOpenRounds())}
        type="number"
        value={settings.totalRounds === null ? '' : String(settings.totalRounds)}
        onSave={(words) => set({ totalRounds: words === '' ? null : Number(words) })}
      />
      <SettingText
        label={say.qualifyingPlaces()}
        hint={say.howManyQualify()}
        type="number"
        value={String(settings.qualifyingPlaces ?? '')}
        onSave={(words) => set({ qualifyingPlaces: words === '' ? null : Number(words) })}
      />
      <SettingRow label={say.poolsAreNamed()}>
        <Segmented
          label={say.poolsAreNamed()}
          value={String(settings.poolDisplay)}
          onChoose={(value) => set({ poolDisplay: Number(value) as Settings['poolDisplay'] })}
          choices={['A, B', '1, 2', 'I, II'].map((label, at) => ({ value: String(at), label }))}
        />
      </SettingRow>
    </SettingPanel>
  )
}

import * as say from '#words/deskSettings.js'
import type { ReactNode } from 'react'
import * as sayRatings from '#words/ratingsDesk.js'
import { SEED_METHODS } from '#core/tournament/seed-method.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import type { SettingFields } from './setting-fields.ts'
import { SettingPanel, SettingRow, SettingText } from './setting-rows.tsx'
import { SYSTEM_NAMES } from './system-names.ts'
import { SystemRows } from './system-rows.tsx'
import { FIDE_LISTS, fits } from './tie-break-words.ts'

const METHODS = {
  FIDON: sayRatings.methodFIDON,
  FIDE: sayRatings.methodFIDE,
  NIDOF: sayRatings.methodNIDOF,
  NRO: sayRatings.methodNRO,
  HBFN: sayRatings.methodHBFN,
  LBFN: sayRatings.methodLBFN,
}
const COMPETITORS = { individual: say.players, team: say.teams }

/** The tie-breaks that go with a system; nothing if all can stay. In the Keizer system its points come first. */
function fitting(codes: string[], system: Settings['pairingSystem']): Partial<Settings> {
  if (system === 'keizer') return { tieBreaks: FIDE_LISTS.keizer }
  const tieBreaks = codes.filter((code) => fits(code, system))
  return tieBreaks.length < codes.length ? { tieBreaks } : {}
}

interface FormatPanelProps extends SettingFields {
  /** Whether rounds have different systems, which are then listed in `more`. */
  hasSystems: boolean
  more: ReactNode
}

export function FormatPanel({ settings, round, limit, set, lock, hasSystems, more }: FormatPanelProps) {
  return (
    <SettingPanel id="format" title={say.format()}>
      {!hasSystems && (
        <SettingRow label={say.pairingSystem()} lock={lock('pairingSystem')} hint={say.howRoundsAreDrawn()}>
          {lock('pairingSystem') ? (
            SYSTEM_NAMES[settings.pairingSystem]()
          ) : (
            <Select
              bare
              label={say.pairingSystem()}
              value={settings.pairingSystem}
              onChoose={(pairingSystem) => set({ pairingSystem, ...fitting(settings.tieBreaks, pairingSystem) })}
              choices={Object.entries(SYSTEM_NAMES).map(([value, label]) => ({
                value: value as Settings['pairingSystem'],
                label: label(),
              }))}
            />
          )}
        </SettingRow>
      )}
      <SystemRows settings={settings} set={set} lock={lock} />
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
      {settings.competitors === 'individual' && (
        <SettingRow label={sayRatings.seededBy()} hint={sayRatings.seededByHint()}>
          <Select
            bare
            label={sayRatings.seededBy()}
            value={settings.seedMethod}
            onChoose={(seedMethod) => set({ seedMethod })}
            choices={SEED_METHODS.map((value) => ({ value, label: METHODS[value]() }))}
          />
        </SettingRow>
      )}
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
      {more}
    </SettingPanel>
  )
}

import { languageTag } from '#words/formats.js'
import * as say from '#words/prizesDesk.js'
import { CURRENCIES } from '#core/prizes/currencies.ts'
import type { PrizePlan } from '#core/tournament/prizes.ts'
import { Select } from '../../../ui/select.tsx'
import { SettingPanel, SettingRow, SettingText } from '../settings/setting-rows.tsx'

const RULES = [
  { value: 'most', label: say.takesMost },
  { value: 'first', label: say.takesFirst },
  { value: 'all', label: say.takesAll },
  { value: 'pool', label: say.takesPool },
] as const
const ROUNDINGS = [
  { value: 'exact', label: say.roundExact },
  { value: 'whole', label: say.roundWhole },
] as const
/** US Chess pays at least half of prizes that are based on entries. */
const USUAL_LEAST = 50

/** The rules that hold for all prizes. */
export function RulesPanel({ plan, onChange }: { plan: PrizePlan; onChange: (plan: PrizePlan) => void }) {
  const { currency, basedOn } = plan
  const names = new Intl.DisplayNames(languageTag(), { type: 'currency' })
  const currencies = [...new Set([currency, ...CURRENCIES])]
  return (
    <SettingPanel id="prize-rules" title={say.rules()}>
      <SettingRow label={say.currency()}>
        <Select
          bare
          label={say.currency()}
          value={currency}
          onChoose={(chosen) => onChange({ ...plan, currency: chosen })}
          choices={currencies.map((code) => ({ value: code, label: names.of(code) ?? code }))}
        />
      </SettingRow>
      <SettingRow label={say.onePrize()}>
        <Select
          bare
          label={say.onePrize()}
          value={plan.onePrize}
          onChoose={(onePrize) => onChange({ ...plan, onePrize })}
          choices={RULES}
        />
      </SettingRow>
      <SettingRow label={say.rounding()}>
        <Select
          bare
          label={say.rounding()}
          value={plan.rounding}
          onChoose={(rounding) => onChange({ ...plan, rounding })}
          choices={ROUNDINGS}
        />
      </SettingRow>
      <SettingText
        label={say.basedOnLabel()}
        hint={say.basedOnHint()}
        type="number"
        value={String(basedOn?.entries ?? '')}
        onSave={(text) => {
          const { basedOn: before, ...rest } = plan
          const entries = Number(text)
          onChange(entries > 0 ? { ...rest, basedOn: { entries, least: before?.least ?? USUAL_LEAST } } : rest)
        }}
      />
      {basedOn && (
        <SettingText
          label={say.leastPercent()}
          type="number"
          value={String(basedOn.least)}
          onSave={(text) => onChange({ ...plan, basedOn: { ...basedOn, least: Number(text) } })}
        />
      )}
    </SettingPanel>
  )
}

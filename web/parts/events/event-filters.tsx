import * as say from '#words/events.js'
import * as saySystem from '#words/systems.js'
import { FEDERATIONS } from '#core/people/federations.ts'
import type { EventSelection } from '#core/addresses/query-keys.ts'
import { compareWords } from '#core/text/compare-words.ts'
import { Button } from '../../ui/button.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Select } from '../../ui/select.tsx'
import { countryName } from '../people/country-name.ts'
import styles from './event-filters.module.css'

const PHASES = [
  { value: '', label: say.all },
  { value: 'live', label: say.live },
  { value: 'upcoming', label: say.upcoming },
  { value: 'finished', label: say.finished },
]
const SYSTEMS = [
  { value: '', label: say.all },
  { value: 'swiss', label: say.swiss },
  { value: 'roundRobin', label: say.roundRobin },
  { value: 'knockout', label: say.knockout },
  { value: 'keizer', label: saySystem.keizer },
  { value: 'scheveningen', label: saySystem.scheveningen },
]
const SPEEDS = [
  { value: '', label: say.all },
  { value: 'standard', label: say.standard },
  { value: 'rapid', label: say.rapid },
  { value: 'blitz', label: say.blitz },
]
const LETTERS = [...FEDERATIONS.keys()]

/** The filters of the list of events, which are stored in the address. */
export function EventFilters({ selection, sought, onSearch, onChange }: EventFiltersProps) {
  const { phase = '', system = '', speed = '', federation = '', from = '', to = '', search = '' } = selection
  const change = (name: keyof EventSelection) => (value: string) =>
    onChange({ [name]: value || undefined, after: undefined })
  const federations = [
    { value: '', label: say.all() },
    ...LETTERS.map((code) => ({ value: code, label: countryName(code) })).toSorted((a, b) =>
      compareWords(a.label, b.label),
    ),
  ]
  const isNarrowed = [phase, system, speed, federation, from, to, search].some(Boolean)
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <SearchForm label={say.eventOrPlace()} value={sought} onSearch={onSearch} />
      </div>
      <Select label={say.statusLabel()} value={phase} onChoose={change('phase')} choices={PHASES} />
      <Select label={say.systemLabel()} value={system} onChoose={change('system')} choices={SYSTEMS} />
      <Select label={say.timeControl()} value={speed} onChoose={change('speed')} choices={SPEEDS} />
      <Select label={say.federation()} value={federation} onChoose={change('federation')} choices={federations} />
      <Day label={say.fromDay()} value={from} max={to} onChoose={change('from')} />
      <Day label={say.toDay()} value={to} min={from} onChoose={change('to')} />
      {isNarrowed && (
        <Button
          look="quiet"
          onClick={() => {
            onSearch('')
            onChange({
              search: undefined,
              phase: undefined,
              system: undefined,
              speed: undefined,
              federation: undefined,
              from: undefined,
              to: undefined,
              after: undefined,
            })
          }}
        >
          {say.clearFilters()}
        </Button>
      )}
    </search>
  )
}

interface EventFiltersProps {
  selection: EventSelection
  sought: string
  onSearch: (text: string) => void
  onChange: (values: Record<string, string | undefined>) => void
}

function Day({ label, value, min, max, onChoose }: DayProps) {
  return (
    <label className={styles.day}>
      {label}
      <input
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChoose(event.target.value)}
      />
    </label>
  )
}

interface DayProps {
  label: string
  value: string
  min?: string
  max?: string
  onChoose: (value: string) => void
}

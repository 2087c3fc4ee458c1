import { FEDERATIONS } from '#core/people/federations.ts'
import type { EventSelection } from '#core/addresses/query-keys.ts'
import { Button } from '../../ui/button.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Select } from '../../ui/select.tsx'
import { countryName } from '../people/country-name.ts'
import styles from './event-filters.module.css'

const PHASES = [
  { value: '', label: 'All' },
  { value: 'live', label: 'Live' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'finished', label: 'Finished' },
]
const SYSTEMS = [
  { value: '', label: 'All' },
  { value: 'swiss', label: 'Swiss' },
  { value: 'roundRobin', label: 'Round robin' },
  { value: 'knockout', label: 'Knockout' },
]
const SPEEDS = [
  { value: '', label: 'All' },
  { value: 'standard', label: 'Standard' },
  { value: 'rapid', label: 'Rapid' },
  { value: 'blitz', label: 'Blitz' },
]
const LETTERS = [...FEDERATIONS.keys()]

/** The filters of the list of events, which are stored in the address. */
export function EventFilters({ selection, sought, onSearch, onChange }: EventFiltersProps) {
  const { phase = '', system = '', speed = '', federation = '', from = '', to = '', search = '' } = selection
  const change = (name: keyof EventSelection) => (value: string) =>
    onChange({ [name]: value || undefined, after: undefined })
  const federations = [
    { value: '', label: 'All' },
    ...LETTERS.map((code) => ({ value: code, label: countryName(code) })).toSorted((a, b) =>
      a.label.localeCompare(b.label, 'en'),
    ),
  ]
  const isNarrowed = [phase, system, speed, federation, from, to, search].some(Boolean)
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <SearchForm label="Event or place" value={sought} onSearch={onSearch} />
      </div>
      <Select label="Status" value={phase} onChoose={change('phase')} choices={PHASES} />
      <Select label="System" value={system} onChoose={change('system')} choices={SYSTEMS} />
      <Select label="Time control" value={speed} onChoose={change('speed')} choices={SPEEDS} />
      <Select label="Federation" value={federation} onChoose={change('federation')} choices={federations} />
      <Day label="From" value={from} max={to} onChoose={change('from')} />
      <Day label="To" value={to} min={from} onChoose={change('to')} />
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
          Clear filters
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

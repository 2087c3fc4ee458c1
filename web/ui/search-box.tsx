import { Icon } from './icon.tsx'
import { SEARCH } from './icons.ts'
import styles from './search-box.module.css'

/** A field to find rows with; Escape empties it. */
export function SearchBox({ label, value, onSearch, placeholder = label }: SearchBoxProps) {
  return (
    <label className={styles.box}>
      <Icon of={SEARCH} />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
      />
    </label>
  )
}

interface SearchBoxProps {
  label: string
  value: string
  onSearch: (text: string) => void
  placeholder?: string
}

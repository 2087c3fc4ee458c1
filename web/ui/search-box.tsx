import { MAX_SEARCH } from '#core/limits/search.ts'
import { Icon } from './icon.tsx'
import { SEARCH } from './icons.ts'
import inputStyles from './input.module.css'
import styles from './search-box.module.css'

/** Escape clears it. */
export function SearchBox({ label, name, value, onSearch, placeholder = label, list }: SearchBoxProps) {
  return (
    <label className={styles.box}>
      <Icon of={SEARCH} />
      <input
        type="search"
        name={name}
        className={inputStyles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH}
        {...(list && {
          role: 'combobox',
          'aria-expanded': list.open,
          'aria-controls': list.id,
          'aria-activedescendant': list.at,
          'aria-autocomplete': 'list',
        })}
        onBlur={list?.onLeave}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSearch('')
          const act = list?.keys[event.key]
          if (!act) return
          event.preventDefault()
          act()
        }}
      />
    </label>
  )
}

interface SearchBoxProps {
  label: string
  /** The field's name in a form. */
  name?: string
  value: string
  onSearch: (text: string) => void
  placeholder?: string | undefined
  /** The list of suggestions: its id, the id of the active option, key handlers, and a callback on leaving it. */
  list?: { id: string; open: boolean; at: string | undefined; keys: Record<string, () => void>; onLeave: () => void }
}

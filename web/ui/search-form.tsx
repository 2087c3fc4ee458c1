import { useLocation } from 'react-router-dom'
import { SearchBox } from './search-box.tsx'
import styles from './search-box.module.css'

/** Begins anew where something else is looked for. */
const OWN = ['search', 'rows']

/** A field to find rows with, which without scripts asks for the page with what was written, in the order that it has. */
export function SearchForm({ label, value, onSearch, placeholder }: SearchFormProps) {
  const { pathname, search } = useLocation()
  const others = Array.from(new URLSearchParams(search)).filter(([name]) => !OWN.includes(name))
  return (
    <form className={styles.form} action={pathname} onSubmit={(event) => event.preventDefault()}>
      {others.map(([name, chosen]) => (
        <input key={name} type="hidden" name={name} value={chosen} />
      ))}
      <SearchBox name="search" label={label} value={value} onSearch={onSearch} placeholder={placeholder} />
    </form>
  )
}

interface SearchFormProps {
  label: string
  value: string
  onSearch: (text: string) => void
  placeholder?: string | undefined
}

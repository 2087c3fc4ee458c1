import { useLocation } from 'react-router-dom'
import { SearchBox } from './search-box.tsx'
import styles from './search-box.module.css'

/** A new search starts with the first rows. */
const OWN = ['search', 'rows']

/** A search box that works without scripts: it requests the page with the search, and keeps the table's order. */
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

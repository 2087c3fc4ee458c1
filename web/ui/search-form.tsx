import { useLocation } from 'react-router-dom'
import { SearchBox } from './search-box.tsx'
import styles from './search-box.module.css'

/** A field to find rows with, which without scripts asks for the page with what was written. */
export function SearchForm({ label, value, onSearch, placeholder }: SearchFormProps) {
  return (
    <form className={styles.form} action={useLocation().pathname} onSubmit={(event) => event.preventDefault()}>
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

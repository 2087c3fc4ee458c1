import { useLocation } from 'react-router-dom'
import { nameListSelection } from '#core/addresses/initial-queries.ts'
import { useSearchText } from '../navigation/use-search-param.ts'

/** What part of a long list of names the address asks for: what is looked for, or from a letter on or after a row. */
export function useNameList() {
  const params = new URLSearchParams(useLocation().search)
  const [sought, setSought] = useSearchText()
  const asked = nameListSelection((name) => params.get(name))
  const { search = '', from = '', after = '' } = asked
  return { asked, from, after, search, sought, setSought }
}

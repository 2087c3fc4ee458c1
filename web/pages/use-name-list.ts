import { useLocation } from 'react-router-dom'
import { nameListSelection } from '#core/addresses/initial-queries.ts'
import { useSearchText } from '../navigation/use-search-param.ts'

/** The part of a long list of names in the address: a search, or a page from a letter or after a row. */
export function useNameList() {
  const params = new URLSearchParams(useLocation().search)
  const [sought, setSought] = useSearchText()
  const asked = nameListSelection((name) => params.get(name))
  const { search = '', from = '', after = '' } = asked
  return { asked, from, after, search, sought, setSought }
}

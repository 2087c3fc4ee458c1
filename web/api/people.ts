import { queryKeys, type NameListSelection } from '#core/addresses/query-keys.ts'

/** Rows of a page; one more is asked for, which tells whether there are more. */
export const ROWS = 100

/** The key of such rows, and the call that asks for them. */
export function asking(list: 'users' | 'teams', selection: NameListSelection) {
  const given = Object.entries(selection).filter(([, value]) => value !== '')
  return {
    queryKey: queryKeys.nameList(list, selection),
    path: `/${list}?${new URLSearchParams([['limit', String(ROWS + 1)], ...given])}`,
  }
}

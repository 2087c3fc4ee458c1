import { queryKeys, type NameListSelection } from '#core/addresses/query-keys.ts'

/** Rows of a page; one more is requested, which tells whether there is a next page. */
export const PAGE_SIZE = 99

/** Query key and call parameters; empty parameters are left out. */
export function nameListRequest(list: 'users' | 'teams', selection: NameListSelection) {
  const { search, from, after } = selection
  return {
    queryKey: queryKeys.nameList(list, selection),
    query: {
      limit: String(PAGE_SIZE + 1),
      ...(search && { search }),
      ...(from && { from }),
      ...(after && { after }),
    },
  }
}

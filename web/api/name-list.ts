import { queryKeys, type NameListSelection } from '#core/addresses/query-keys.ts'

/** Rows of a page; one more is asked for, which tells whether there are more. */
export const PAGE_SIZE = 99

/** The key of such rows, and what asks for them; what is empty is not asked. */
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

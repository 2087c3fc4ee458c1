import type { InputOf } from '#core/contract/calls/signature.ts'

/** Which rows of a list of names: those that begin with `search`, or all from a letter on; after one of them. */
export type NameListQuery = Omit<NonNullable<InputOf<'get', '/users'>['query']>, 'limit'>

/** Rows of a page; one more is asked for, which tells whether there are more. */
export const PAGE_SIZE = 100

/** The key of such rows, and what asks for them; what is empty is not asked. */
export const nameListRequest = (list: 'users' | 'teams', { search = '', from = '', after = '' }: NameListQuery) => ({
  queryKey: [list, search, from, after],
  query: {
    limit: String(PAGE_SIZE + 1),
    ...(search && { search }),
    ...(from && { from }),
    ...(after && { after }),
  },
})

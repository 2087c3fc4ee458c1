/** Which rows of a list of names: those that begin with `search`, or all from a letter on; after one of them. */
export interface Asked {
  search?: string
  from?: string
  after?: string
}

/** Rows of a page; one more is asked for, which tells whether there are more. */
export const ROWS = 100

/** The key of such rows, and the call that asks for them. */
export function asking(list: 'users' | 'teams', { search = '', from = '', after = '' }: Asked) {
  const given = Object.entries({ search, from, after }).filter(([, value]) => value !== '')
  return {
    queryKey: [list, search, from, after],
    path: `/${list}?${new URLSearchParams([['limit', String(ROWS + 1)], ...given])}`,
  }
}

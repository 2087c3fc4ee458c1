/** The longest search, in characters. */
export const MAX_SEARCH = 100

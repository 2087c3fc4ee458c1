/** In characters. */
export const MAX_SEARCH = 100

/** Letters or digits typed before a rating list is searched. */
export const MIN_LIST_SEARCH = 3
export const MAX_LIST_SEARCH = 80
/** Players shown for a search. */
export const MAX_LISTED = 8
/** Blocks of a list that one search may read. */
export const MAX_BLOCKS = 4
/** What is kept of an entry's place in a list: core/ratings/listed-text.ts. */
export const MAX_LISTED_TEXT = 60

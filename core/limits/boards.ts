/** Minutes. */
export const MAX_BOARD_DELAY = 60
/** Games that a program may push at once. */
export const MAX_PUSHED_GAMES = 300
export const MAX_PUSH_BYTES = 1024 * 1024
export const MAX_SOURCE_BYTES = 2 * 1024 * 1024
export const MAX_SOURCE_ADDRESS = 500
/** What a source calls a player. */
export const MAX_BOARD_NAME = 120
/** Games of one answer that are read. */
export const MAX_READ_GAMES = 500

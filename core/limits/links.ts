/** Lengths in characters. */
export const MAX_GAME_LINK = 300
export const MAX_FILE_LINK = 2000
export const MAX_WEBHOOK_URL = 500

/** A username at Lichess. */
export const MAX_LICHESS_NAME = 30

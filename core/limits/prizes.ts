export const MAX_PRIZE_CATEGORIES = 40
export const MAX_PRIZES_OF_CATEGORY = 40
/** Of a category, and of a thing. */
export const MAX_PRIZE_TEXT = 80
/** In the currency’s smallest unit. */
export const MAX_PRIZE_AMOUNT = 1e11
export const MAX_PRIZE_ENTRIES = 5000

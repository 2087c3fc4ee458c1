/** Tournaments of each phase that home shows; it asks for one more, to know whether there are more. */
export const HOME_ROWS = 10

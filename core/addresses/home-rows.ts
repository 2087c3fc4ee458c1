/** Tournaments of each phase on the home page. One more is queried, to know whether there are more. */
export const HOME_ROWS = 10

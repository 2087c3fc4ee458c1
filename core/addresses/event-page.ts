/** Events of a page of their list; one more is asked for, which tells whether there are more. */
export const EVENTS_PAGE = 50
export const EVENTS_AND_ONE_MORE = EVENTS_PAGE + 1

/** One more event than fits the page is queried, to know whether there is a next page. */
export const EVENTS_PAGE = 50
export const EVENTS_AND_ONE_MORE = EVENTS_PAGE + 1

/** What the browser says of a request that it gave up by itself. */
export const ABORTED = 'net::ERR_ABORTED'

/**
 * Follows a window through its pages, and tells which failed requests are no complaint: those that the browser aborted
 * because the page that asked for them was left.
 */
export function abortedRequests<Request extends object>() {
  const pages = new WeakMap<Request, number>()
  let page = 0
  let isLeaving = false
  return {
    asked: (request: Request) => void pages.set(request, page),
    /** Another document has been asked for; until it comes the page goes on asking. */
    leaving: () => void (isLeaving = true),
    /** It has come, or within the document an address that may be that of another page. */
    arrived(isAnotherPage: boolean) {
      if (isLeaving || isAnotherPage) page += 1
      isLeaving = false
    },
    /** No other document comes. */
    stayed: () => void (isLeaving = false),
    isLetGo: (request: Request, reason: string | undefined): boolean =>
      reason === ABORTED && (isLeaving || (pages.get(request) ?? page) < page),
  }
}

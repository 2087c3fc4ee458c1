/** Chromium's error for a request that the browser aborted itself. */
export const ABORTED = 'net::ERR_ABORTED'

/** The page of a request that was sent before the window was watched: that of an earlier test. */
const BEFORE = -1

/**
 * Tracks the pages of a window, to tell which failed requests are no error: those aborted because their page was left.
 */
export function abortedRequests<Request extends object>() {
  const pages = new WeakMap<Request, number>()
  let page = 0
  let isLeaving = false
  return {
    asked: (request: Request) => void pages.set(request, page),
    /** Another document was requested; until it arrives, the old page may go on sending requests. */
    leaving: () => void (isLeaving = true),
    /** Another document arrived, or the address changed within the document (`isAnotherPage`: to another page). */
    arrived(isAnotherPage: boolean) {
      if (isLeaving || isAnotherPage) page += 1
      isLeaving = false
    },
    /** The navigation ended without another document, such as with a download. */
    stayed: () => void (isLeaving = false),
    isLetGo: (request: Request, reason: string | undefined): boolean =>
      reason === ABORTED && (isLeaving || (pages.get(request) ?? BEFORE) < page),
  }
}

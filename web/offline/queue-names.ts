/** Queues of players' reports: this and the tournament's id. The queue of a desk has the tournament's id alone. */
export const REPORTS = 'report/'
/** Queues of helpers: this and the secret of their link. */
export const HELPERS = 'help/'

export const isReports = (queue: string): boolean => queue.startsWith(REPORTS)

export const tournamentOf = (queue: string): string => (isReports(queue) ? queue.slice(REPORTS.length) : queue)

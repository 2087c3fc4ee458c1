const notBegun = (now: number) => ({
  games: [],
  lineUp: [{ board: 1, first: 'Bishop17', second: 'Battery11' }],
  teamsUnidentified: false,
  linkMissing: false,
  seenAt: now,
})

/** Answers of calls about running games, by path. */
export const liveExamples = (now: number): Record<string, () => unknown> => ({
  '/result/:id/running': () => ({ at: now, ...notBegun(now) }),
  '/tournament/:id/getRunningGames': () => [{ id: 'rivers-7-1', at: now, ...notBegun(now) }],
  '/result/:id/sync': () => ({ polledAt: now }),
  '/tournament/:id/evaluate': () => ({ taken: 1 }),
})

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
  '/tournament/:id/getMoments': () => ({
    round: 1,
    isTeam: true,
    moments: [
      {
        kind: 'decided',
        id: 'decided 1 0',
        at: now,
        match: 'rivers-1-1',
        no: 1,
        table: 1,
        entries: [1, 4],
        names: ['Réti Sharks Brno', 'Nordlys Sjakklag'],
        side: 0,
        score: [17, 9],
        left: 3,
      },
    ],
    hidden: [],
  }),
  '/tournament/:id/evaluate': () => ({ taken: 1 }),
})

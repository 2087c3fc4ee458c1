const NOT_BEGUN = {
  games: [],
  lineUp: [{ board: 1, first: 'Bishop17', second: 'Battery11' }],
  teamsUnidentified: false,
  linkMissing: false,
  seenAt: NOW,
}

export const liveExamples = (at: number): Record<string, () => unknown> => ({
  '/result/:id/running': () => ({ at, ...NOT_BEGUN }),
  '/tournament/:id/getRunningGames': () => [{ id: 'rivers-7-1', at, ...NOT_BEGUN }],
  '/tournament/:id/getMoments': () => ({
    round: 1,
    isTeam: true,
    moments: [
      {
        kind: 'decided',
        id: 'decided 1 0',
        at,
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
})

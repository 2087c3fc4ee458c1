export const momentExamples = (at: number): Record<string, () => unknown> => ({
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

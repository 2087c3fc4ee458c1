const HASH = '9f2c8a41d07be6135c94f8e2a6b1d3705e8c2f94b7a6130d5e9f8c7b2a416d30'

export const historyExamples = (at: number): Record<string, () => unknown> => ({
  '/tournament/:id/getCheckMark': () => ({ version: 45, mark: HASH }),
  '/tournament/:id/getChanges': () => ({
    version: 45,
    hasMore: false,
    changes: [
      {
        version: 45,
        at,
        who: 'demo_player',
        source: 'director',
        reason: null,
        undoes: null,
        hash: HASH,
        round: 1,
        isRedo: false,
        isUndone: false,
        words: 'Round 1, board 3: Ann – Bo',
        was: '½–½',
        is: '1–0',
      },
    ],
  }),
  '/tournament/:id/getChain': () => ({
    id: 'winter',
    hasMore: false,
    links: [{ version: 45, digest: HASH, hash: HASH }],
  }),
})

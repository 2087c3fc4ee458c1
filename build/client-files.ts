import type { Rolldown } from 'vite'

/**
 * Modules that at least so many lazy pages and parts share are put together by who needs them. Sets smaller than
 * `SMALL` bytes, before compression, join the set nearest to them: a page then loads a little that it does not need, in
 * far fewer requests. `build/README.md` has figures for other numbers.
 */
const SHARED_BY = 7
const SMALL = 3000

/** Which files the client is made of. */
export const CLIENT_FILES: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      // All that the first view of any page needs: otherwise what the entry shares with lazy pages would be files of their own.
      { name: 'kibitz', tags: ['$initial'], priority: 2 },
      {
        name: 'shared',
        minShareCount: SHARED_BY,
        entriesAware: true,
        entriesAwareMergeThreshold: SMALL,
        priority: 1,
      },
    ],
  },
  // The first file names all others, so their names are short: the hash alone, unless a name helps in finding a page.
  chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
  assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:6][extname]`,
}

import type { Rolldown } from 'vite'

/**
 * Modules that at least so many lazy pages and parts share are one file. Lower, pages load more that they do not need:
 * with 14 the changes of the desk are in that file, and the pairings need 181 kB of scripts in place of 161, and what
 * loads at rest is 38 kB in place of 18. Higher, pages make more requests (build/README.md has figures).
 */
const SHARED_BY = 17

/** Which files the client is made of. */
export const CLIENT_FILES: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      // All that the first view of any page needs: otherwise what the entry shares with lazy pages would be files of their own.
      { name: 'kibitz', tags: ['$initial'], priority: 2 },
      { name: 'shared', minShareCount: SHARED_BY, priority: 1 },
    ],
  },
  // The first file names all others, so their names are short: the hash alone, unless a name helps in finding a page.
  chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
  assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:6][extname]`,
}

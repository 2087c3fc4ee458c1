import type { Rolldown } from 'vite'

/** Modules that at least so many lazy pages and parts share are one file: with a file for each small module a page would make 48 requests. */
const SHARED_BY = 7

/**
 * Which files the client is made of. All that the first view of any page needs is one: left alone, the bundler puts what the
 * entry shares with lazy pages into files of their own.
 */
export const CLIENT_FILES: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'kibitz', tags: ['$initial'], priority: 2 },
      { name: 'shared', minShareCount: SHARED_BY, priority: 1 },
    ],
  },
  // The first file names all others: what has no name of its own is called by its hash alone, as short as may be.
  chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
  assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:6][extname]`,
}

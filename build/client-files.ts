import type { Rolldown } from 'vite'

/**
 * Modules used by at least this many lazy chunks share one file. With a file for each small module a page makes 48
 * requests.
 */
const SHARED_BY = 7

/**
 * Splits the client into files. Everything the first view needs is one file: by default the bundler moves modules
 * that the entry shares with lazy pages into files of their own.
 */
export const CLIENT_FILES: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'kibitz', tags: ['$initial'], priority: 2 },
      { name: 'shared', minShareCount: SHARED_BY, priority: 1 },
    ],
  },
  // The entry lists the names of all chunks, so a chunk without a name of its own gets a short hash only.
  chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
  assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:6][extname]`,
}

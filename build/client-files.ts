import type { Rolldown } from 'vite'

/**
 * What pages share, by what it is about: a file of each small module would cost every page a request for each. The first
 * that a module falls under takes it, and what it leans on with it; nothing here is large but what draws boards.
 */
export const SHARED: Record<string, string[]> = {
  /** Small things that many pages show. */
  common: [
    'api/(?:replace-answer|matches)',
    'core/(?:text/visible|changes/result-text)',
    'hooks/use-(?:now|shortcuts|directs)',
    'parts/(?:match/outcome|tournament/piece).*',
    'ui/live-badge',
  ],
  /** What every page asks for once it rests, so that the next comes at once. */
  lists: ['api/(?:users|teams|history|events|name-list|feedback|pages|star-sync)', 'shell/use-unseen-title'],
  /** How a match stands. */
  match: ['core/match/(?:entered-result|facts|links|scores|settled)', 'core/snapshot/pairing-state'],
  /** The same in words, on the boards of a round. */
  pairings: [
    'core/(?:match/(?:labels|status)|standings/competitors-before)',
    'parts/(?:pairings/(?:pairing|result|board-scores)|report/report|desk/results/menu)',
  ],
  /** What is filled in, what is asked beside the page, and what is sent. */
  fields: ['ui/(?:field|select).*'],
  dialogs: ['ui/(?:dialog|prompt|confirm-dialog).*'],
  mutations: ['mutationObserver', 'useMutation', 'ui/toast.*'],
  /** What those who direct an event see on its own pages. */
  director: ['api/(?:links|claims|registration)', 'core/tournament/registration'],
  /** What they ask for, and what of it is shown. */
  acts: ['core/changes/pairing', 'parts/desk/results/result-label'],
  results: ['core/(?:changes/result-acts|match/(?:result-rank|reported-result))'],
  clocks: ['core/game/(?:clocks|pgn)'],
  /** A board, and the games that are played on it. */
  game: ['core/game/.+', 'core/match/poll-schedule', 'parts/(?:board|viewer)/.+', 'live/append-moves', 'chess'],
}

const groups = Object.entries(SHARED).map(([name, modules], at, { length }) => ({
  name,
  test: new RegExp(String.raw`/(?:${modules.join('|')})\.(?:tsx?|m?js|css)$`),
  minShareCount: 2,
  priority: length - at,
}))

/**
 * Which files the client is made of. All that the first view of any page needs is one: left alone, the bundler puts what the
 * entry shares with lazy pages into files of their own.
 */
export const CLIENT_FILES: Rolldown.OutputOptions = {
  codeSplitting: { groups: [{ name: 'kibitz', tags: ['$initial'], priority: groups.length + 1 }, ...groups] },
  // The first file names all others: what has no name of its own is called by its hash alone, as short as may be.
  chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
  assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:6][extname]`,
}

import { lazyView, optionalView } from '../../navigation/lazy-view.tsx'

/** Loaded in team events only. */
export const DeskLineUps = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('./desk-line-ups.tsx')).DeskLineUps,
  { edge: false },
)
export const MatchLineUps = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./match-line-ups.tsx')).MatchLineUps,
  { edge: false },
)
export const BoardResults = lazyView(async () => (await import('./board-results.tsx')).BoardResults)
export const RosterEditor = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('./roster-editor.tsx')).RosterEditor,
  { edge: false },
)

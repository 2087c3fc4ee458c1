import { lazyView, optionalView } from '../../navigation/lazy-view.tsx'

/** Loaded in team events only. */
export const DeskLineUps = lazyView(async () => (await import('./desk-line-ups.tsx')).DeskLineUps)
export const MatchLineUps = optionalView(async () => (await import('./match-line-ups.tsx')).MatchLineUps)
export const BoardResults = lazyView(async () => (await import('./board-results.tsx')).BoardResults)
export const RosterEditor = lazyView(async () => (await import('./roster-editor.tsx')).RosterEditor)

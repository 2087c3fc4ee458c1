import { lazyView, optionalView } from '../../navigation/lazy-view.tsx'

/** Line-ups of team matches; their code comes to events of teams alone. */
export const DeskLineUps = lazyView(async () => (await import('./desk-line-ups.tsx')).DeskLineUps)
export const MatchLineUps = optionalView(async () => (await import('./match-line-ups.tsx')).MatchLineUps)
export const BoardResults = lazyView(async () => (await import('./board-results.tsx')).BoardResults)
export const RosterEditor = lazyView(async () => (await import('./roster-editor.tsx')).RosterEditor)

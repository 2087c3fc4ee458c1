import { optionalView } from '../../navigation/lazy-view.tsx'

/** Loaded for players only. */
export const AskPanel = optionalView(async () => (await import('./ask-panel.tsx')).AskPanel)

import { optionalView } from '../../navigation/lazy-view.tsx'

/** Loaded for players only. */
export const AskPanel = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./ask-panel.tsx')).AskPanel,
  { edge: false },
)

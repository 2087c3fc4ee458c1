import { optionalView } from '../../navigation/lazy-view.tsx'

/** What players ask the desk for; its code is loaded by those who play. */
export const AskPanel = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./ask-panel.tsx')).AskPanel,
  { edge: false },
)

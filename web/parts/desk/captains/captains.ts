import { lazyView } from '../../../navigation/lazy-view.tsx'

/** Loaded in team events only. */
export const CaptainsPanel = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('./captains-panel.tsx')).CaptainsPanel,
  { edge: false },
)
export const CaptainSettings = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('./captain-settings.tsx')).CaptainSettings,
  { edge: false },
)

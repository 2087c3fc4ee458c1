import { optionalView } from '../../../navigation/lazy-view.tsx'

/** Loaded for directors only. */
export const PairingMenu = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./pairing-menu.tsx')).PairingMenu,
  { edge: false },
)
export const ConfirmAll = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./confirm-all.tsx')).ConfirmAll,
  { edge: false },
)

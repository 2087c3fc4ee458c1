import { optionalView } from '../../../navigation/lazy-view.tsx'

/** The director's menu of a pairing; its code is loaded by directors alone. */
export const PairingMenu = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./pairing-menu.tsx')).PairingMenu,
  { edge: false },
)
export const ConfirmAll = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./confirm-all.tsx')).ConfirmAll,
  { edge: false },
)

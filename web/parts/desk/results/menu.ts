import { optionalView } from '../../../navigation/lazy-view.tsx'

/** Loaded for directors only. */
export const PairingMenu = optionalView(async () => (await import('./pairing-menu.tsx')).PairingMenu)
export const ConfirmAll = optionalView(async () => (await import('./confirm-all.tsx')).ConfirmAll)

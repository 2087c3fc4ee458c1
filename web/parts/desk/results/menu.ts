import { optionalView } from '../../../navigation/lazy-view.tsx'

/** The director's menu of a pairing; its code is loaded by directors alone. */
export const PairingMenu = optionalView(async () => (await import('./pairing-menu.tsx')).PairingMenu)
export const ConfirmAll = optionalView(async () => (await import('./confirm-all.tsx')).ConfirmAll)

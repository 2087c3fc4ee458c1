import type { ManageTab } from '#core/addresses/paths.ts'

/** The manual's part on each tab of the desk. */
export const MANUAL_PARTS: Record<ManageTab, string | undefined> = {
  desk: undefined,
  results: 'enter-results',
  draw: 'draw-a-round',
  players: 'enter-players',
  prizes: 'prizes',
  boards: undefined,
  norms: undefined,
  announce: 'announce',
  print: 'print',
  settings: 'deputies-and-deleting-a-tournament',
  history: 'undo-and-history',
  programs: undefined,
}

export function manualPath(tab: ManageTab): string {
  const part = MANUAL_PARTS[tab]
  return part === undefined ? '/manual' : `/manual#${part}`
}

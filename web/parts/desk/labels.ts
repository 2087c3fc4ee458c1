import type { ManageTab } from '#core/addresses/paths.ts'
import type { Settings } from '#core/tournament/tournament.ts'

const LABELS: Record<ManageTab, string> = {
  desk: 'Desk',
  results: 'Results',
  draw: 'Draw',
  players: 'Players',
  announce: 'Announce',
  print: 'Print',
  settings: 'Settings',
  history: 'History',
  programs: 'Programs',
}

export const tabLabel = (tab: ManageTab, { competitors }: Pick<Settings, 'competitors'>): string =>
  tab === 'players' && competitors === 'team' ? 'Teams' : LABELS[tab]

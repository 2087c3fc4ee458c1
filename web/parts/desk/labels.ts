import * as say from '#words/desk.js'
import * as feeds from '#words/deskFeeds.js'
import * as prizes from '#words/prizes.js'
import * as norms from '#words/norms.js'
import type { ManageTab } from '#core/addresses/paths.ts'
import type { Settings } from '#core/tournament/tournament.ts'

const LABELS: Record<ManageTab, () => string> = {
  desk: say.tabDesk,
  results: say.tabResults,
  draw: say.tabDraw,
  players: say.tabPlayers,
  prizes: prizes.prizes,
  boards: feeds.tabBoards,
  norms: norms.norms,
  announce: say.tabAnnounce,
  print: say.tabPrint,
  settings: say.tabSettings,
  history: say.tabHistory,
  programs: say.tabPrograms,
}

export const tabLabel = (tab: ManageTab, { competitors }: Pick<Settings, 'competitors'>): string =>
  tab === 'players' && competitors === 'team' ? say.tabTeams() : LABELS[tab]()

import * as norms from '#words/norms.js'
import * as say from '#words/print.js'
import * as sayPrizes from '#words/prizes.js'
import * as sayReport from '#words/ratingReport.js'

/** Sheets for every reader. */
export const PUBLIC_SHEETS = ['pairings', 'names', 'standings', 'crosstable', 'prizes', 'poster'] as const
/** Sheets at the desk. */
export const DESK_SHEETS = [
  'pairings',
  'names',
  'slips',
  'standings',
  'crosstable',
  'prizes',
  'checkin',
  'cards',
  'claims',
  'norms',
  'report',
  'poster',
] as const
export type SheetName = (typeof DESK_SHEETS)[number]

export const SHEET_LABELS: Record<SheetName, () => string> = {
  pairings: say.pairingsByBoard,
  names: say.pairingsByName,
  standings: say.standings,
  crosstable: say.crosstable,
  prizes: sayPrizes.ceremony,
  slips: say.resultSlips,
  cards: say.placeCards,
  claims: say.claimSlips,
  norms: norms.certificates,
  report: sayReport.summary,
  checkin: say.checkInList,
  poster: say.qrCodeForTheWall,
}

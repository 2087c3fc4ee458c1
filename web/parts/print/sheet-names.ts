import * as norms from '#words/norms.js'
import * as say from '#words/print.js'

/** Sheets for every reader. */
export const PUBLIC_SHEETS = ['pairings', 'names', 'standings', 'crosstable', 'poster'] as const
/** Sheets at the desk. */
export const DESK_SHEETS = [
  'pairings',
  'names',
  'slips',
  'standings',
  'crosstable',
  'checkin',
  'cards',
  'claims',
  'norms',
  'poster',
] as const
export type SheetName = (typeof DESK_SHEETS)[number]

export const SHEET_LABELS: Record<SheetName, () => string> = {
  pairings: say.pairingsByBoard,
  names: say.pairingsByName,
  standings: say.standings,
  crosstable: say.crosstable,
  slips: say.resultSlips,
  cards: say.placeCards,
  claims: say.claimSlips,
  norms: norms.certificates,
  checkin: say.checkInList,
  poster: say.qrCodeForTheWall,
}

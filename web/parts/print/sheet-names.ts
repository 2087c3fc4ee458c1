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
  'poster',
] as const
export type SheetName = (typeof DESK_SHEETS)[number]

export const SHEET_LABELS: Record<SheetName, string> = {
  pairings: 'Pairings by board',
  names: 'Pairings by name',
  standings: 'Standings',
  crosstable: 'Crosstable',
  slips: 'Result slips',
  cards: 'Place cards',
  claims: 'Claim slips',
  checkin: 'Check-in list',
  poster: 'QR code for the wall',
}

import * as say from '#words/coreImport.js'
import { joinAnd } from '../text/join-and.ts'
import { entrantsOf, isByRank } from '../trf/entrants.ts'
import { foreignSystem, type ForeignSystem } from '../trf/event-type.ts'
import { isFault } from '../trf/fault.ts'
import { JAVAFO_CODES } from '../trf/javafo-worth.ts'
import { unfitCodes, unknownCodes } from '../trf/ranking.ts'
import { gamePoints } from '../trf/result-worth.ts'
import { recordsOf, type Trf } from '../trf/trf.ts'

/** What a report says that is read otherwise here, or not at all; one sentence each. */
export const fileRemarks = (trf: Trf): string[] => [
  ...told(unknownCodes(trf), say.unknownTieBreaks),
  ...told(unfitCodes(trf), say.unfitTieBreaks),
  ...told(unknownSymbols(trf), say.unknownPoints),
  ...foreignRemark(foreignSystem(trf)),
  ...((gamePoints(trf).exceptions ?? []).length > 0 ? [say.otherWorths()] : []),
  ...(drawsByRank(trf) ? [say.drawsByRanks()] : []),
]

const told = (codes: string[], sentence: (facts: { codes: string; count: number }) => string): string[] =>
  codes.length === 0
    ? []
    : [sentence({ codes: joinAnd([...new Set(codes)].map((code) => `“${code}”`)), count: codes.length })]

const foreignRemark = (system: ForeignSystem | undefined): string[] =>
  system === undefined ? [] : [say.foreignSystem({ system })]

const KNOWN: Record<string, string[]> = {
  '162': ['W', 'D', 'L', 'P', 'A', 'X'],
  '362': ['TW', 'TD', 'TL'],
  XXS: JAVAFO_CODES,
}

const unknownSymbols = (trf: Trf): string[] =>
  [...recordsOf(trf, 'rewards'), ...recordsOf(trf, 'assignments')].flatMap(({ record }) =>
    Object.keys(record.worth).filter((symbol) => !KNOWN[record.code]?.includes(symbol.toUpperCase())),
  )

function drawsByRank(trf: Trf): boolean {
  const entrants = entrantsOf(trf)
  return !isFault(entrants) && isByRank(trf, entrants)
}

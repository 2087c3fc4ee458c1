import { joinAnd } from '../text/join-and.ts'
import { entrantsOf, isByRank } from '../trf/entrants.ts'
import { foreignSystem } from '../trf/event-type.ts'
import { isFault } from '../trf/fault.ts'
import { JAVAFO_CODES } from '../trf/javafo-worth.ts'
import { unfitCodes, unknownCodes } from '../trf/ranking.ts'
import { gamePoints } from '../trf/result-worth.ts'
import { recordsOf, type Trf } from '../trf/trf.ts'

/** What a report says that is read otherwise here, or not at all; one sentence each. */
export const fileRemarks = (trf: Trf): string[] => [
  ...told(
    unknownCodes(trf),
    (codes, isOne) => `${codes} ${isOne ? 'is' : 'are'} none of FIDE’s tie-breaks, and left out.`,
  ),
  ...told(
    unfitCodes(trf),
    (codes, isOne) => `${codes} ${isOne ? 'is' : 'are'} left out: Buchholz isn’t for round robins.`,
  ),
  ...told(unknownSymbols(trf), (codes) => `${codes}: points for an unknown kind of result, left out.`),
  ...foreignRemark(foreignSystem(trf)),
  ...((gamePoints(trf).exceptions ?? []).length > 0
    ? ['Some results are worth other points than settings can say. The difference counts as a bonus.']
    : []),
  ...(drawsByRank(trf) ? ['The file draws by its ranks (XXC rank), so they take the place of the start numbers.'] : []),
]

const told = (codes: string[], sentence: (codes: string, isOne: boolean) => string): string[] =>
  codes.length === 0 ? [] : [sentence(joinAnd([...new Set(codes)].map((code) => `“${code}”`)), codes.length === 1)]

const foreignRemark = (system: string | undefined): string[] =>
  system === undefined
    ? []
    : [`The file is of the ${system}, which isn’t drawn here: coming rounds would be drawn by FIDE’s Dutch system.`]

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

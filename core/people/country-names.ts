import { FEDERATIONS, federation } from './federations.ts'
import { foldName } from '../text/fold.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'cs', 'pl', 'sv', 'hu', 'tr', 'ru', 'uk', 'sr']
/** Common names that `Intl.DisplayNames` lacks. */
const OTHERS: Record<string, string> = {
  england: 'ENG',
  scotland: 'SCO',
  wales: 'WLS',
  uk: 'ENG',
  holland: 'NED',
  usa: 'USA',
  'united states of america': 'USA',
  'czech republic': 'CZE',
  'ceska republika': 'CZE',
  turkey: 'TUR',
  russia: 'RUS',
}

let names: Map<string, string> | undefined

/** FIDE codes by country names in fifteen languages, and by ISO 3166 codes if they are unambiguous. */
function countryTable(): Map<string, string> {
  if (names) return names
  const lists = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  names = new Map(
    [...FEDERATIONS].flatMap(([code, region]) =>
      region.length > 2
        ? []
        : lists.flatMap((list): [string, string][] => {
            const name = list.of(region)
            return name === undefined ? [] : [[foldName(name), code]]
          }),
    ),
  )
  for (const [code, region] of FEDERATIONS) if (region.length === 2) names.set(region.toLowerCase(), code)
  for (const [name, code] of Object.entries(OTHERS)) names.set(name, code)
  return names
}

/** The FIDE code for a code or a country's name; undefined for other text. */
export const federationOf = (written: string): string | undefined =>
  federation(written) ?? countryTable().get(foldName(written).trim())

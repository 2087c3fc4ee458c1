import { FEDERATIONS, federation } from '#core/people/federations.ts'

/** By FIDE's letters. Parts of a region have no name in the browser's own list. */
const names = new Map([
  ['ENG', 'England'],
  ['SCO', 'Scotland'],
  ['WLS', 'Wales'],
])
let regions: Intl.DisplayNames | undefined

/** Takes names that came with the page: a phone's browser needs a while for its own list. */
export function learnCountryNames(known: Readonly<Record<string, string>>): void {
  for (const [code, name] of Object.entries(known)) names.set(code, name)
}

/** The country's name in English, or the letters themselves when they name none. */
export function countryName(code: string): string {
  const known = federation(code)
  if (known === undefined) return code
  const name = names.get(known) ?? regionName(FEDERATIONS.get(known)!) ?? code
  names.set(known, name)
  return name
}

function regionName(region: string): string | undefined {
  regions ??= new Intl.DisplayNames('en', { type: 'region' })
  return regions.of(region)
}

import { FEDERATIONS, federation } from '#core/people/federations.ts'

/** Names by FIDE code that `Intl.DisplayNames` lacks: the parts of the United Kingdom, and FIDE itself. */
const names = new Map([
  ['ENG', 'England'],
  ['SCO', 'Scotland'],
  ['WLS', 'Wales'],
  ['FID', 'FIDE'],
])
let regions: Intl.DisplayNames | undefined

/** Adds names served with the page: on a phone, loading the browser's own list is slow. */
export function learnCountryNames(known: Readonly<Record<string, string>>): void {
  for (const [code, name] of Object.entries(known)) names.set(code, name)
}

/** The English name of a FIDE code, or the code itself when it is unknown. */
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

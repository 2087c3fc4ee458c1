import * as say from '#words/countries.js'
import { languageTag } from '#words/formats.js'
import { FEDERATIONS, federation } from '#core/people/federations.ts'

/** Names by FIDE code that `Intl.DisplayNames` lacks: the parts of the United Kingdom, and FIDE itself. */
const OTHERS: Partial<Record<string, () => string>> = {
  ENG: say.england,
  SCO: say.scotland,
  WLS: say.wales,
  FID: () => 'FIDE',
}
/** Names by FIDE code, of each language that was used. */
const names = new Map<string, Map<string, string>>()
const regions = new Map<string, Intl.DisplayNames>()

/** Adds names served with the page: on a phone, loading the browser's own list is slow. */
export function learnCountryNames(known: Readonly<Record<string, string>>): void {
  for (const [code, name] of Object.entries(known)) namesIn(languageTag()).set(code, name)
}

/** The name of a FIDE code in the language in force, or the code itself when it is unknown. */
export function countryName(code: string): string {
  const known = federation(code)
  if (known === undefined) return code
  const tag = languageTag()
  const name = namesIn(tag).get(known) ?? OTHERS[known]?.() ?? regionName(tag, FEDERATIONS.get(known)!) ?? code
  namesIn(tag).set(known, name)
  return name
}

function namesIn(tag: string): Map<string, string> {
  const found = names.get(tag) ?? new Map<string, string>()
  names.set(tag, found)
  return found
}

function regionName(tag: string, region: string): string | undefined {
  const list = regions.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region' })
  regions.set(tag, list)
  return list.of(region)
}

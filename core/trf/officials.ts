import { isFault } from './fault.ts'
import { parseTrf } from './parse.ts'
import { OFFICIAL_TITLES, inReportOrder, type Official } from '../tournament/officials.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Trf, TrfRecord } from './trf.ts'

/** Of a name, in characters, and of a FIDE ID, in digits. */
const LONGEST = { name: 80, fideId: 12 }
const CHIEF = '102'
const OTHERS = '112'

/** Records 102 (the chief arbiter) and 112 (one line for each further arbiter, in order of rank). */
export function officialRecords(officials: readonly Official[] | null): TrfRecord[] {
  const ranked = inReportOrder(officials ?? [])
  const line = (code: string, official: Official): TrfRecord => ({ kind: 'words', code, text: officialText(official) })
  return [
    ...ranked.filter(({ role }) => role === 'chief').map((one, at) => line(at === 0 ? CHIEF : OTHERS, one)),
    ...ranked.filter(({ role }) => role === 'deputy' || role === 'arbiter').map((one) => line(OTHERS, one)),
  ]
}

/** `IA Holubova, Jana (306584)`: TRF26 leaves the text free; this is how pairing programs write it. */
export const officialText = ({ title, firstName, lastName, fideId }: Official): string =>
  [title, [lastName, firstName].filter(Boolean).join(', '), fideId && `(${fideId})`].filter(Boolean).join(' ')

/** The arbiters that the lines of a report name; null if it names none. */
export function officialsIn(trf: Trf): Official[] | null {
  const found = trf.lines.flatMap(({ record }): Official[] => {
    if (record.kind !== 'words' || (record.code !== CHIEF && record.code !== OTHERS)) return []
    const read = readOfficial(record.text)
    return read ? [{ role: record.code === CHIEF ? 'chief' : 'deputy', ...read }] : []
  })
  return found.length > 0 ? found : null
}

/** Those of the event, else those of the imported report. */
export function officialsOf({ settings, reportLines = [] }: Pick<Snapshot, 'settings' | 'reportLines'>): Official[] {
  if (settings.officials) return settings.officials
  const trf = parseTrf(reportLines.join('\n'))
  return isFault(trf) ? [] : (officialsIn(trf) ?? [])
}

const TITLE = new RegExp(`^(${OFFICIAL_TITLES.join('|')})\\b\\.?\\s*`, 'i')
const FIDE_ID = new RegExp(`[\\s,;/([]*(?:FIDE)?\\s*(?:ID)?\\s*[:#.]?\\s*(\\d{4,${LONGEST.fideId}})[)\\]]?$`, 'i')

/** A name as programs and people write it: `IA Lee, Ann (1234567)`, `Ann Lee 1234567`, `Lee Ann, FA`. */
function readOfficial(line: string): Omit<Official, 'role'> | undefined {
  const fideId = FIDE_ID.exec(line.trim())?.[1] ?? ''
  const named = line.trim().replace(FIDE_ID, '').trim()
  const written = TITLE.exec(named)?.[1]?.toUpperCase()
  const title = OFFICIAL_TITLES.find((one) => one === written) ?? ''
  const name = named.replace(TITLE, '').trim()
  const [lastName = '', firstName = ''] = name.includes(',') ? name.split(/,\s*(.*)/) : lastWordFirst(name)
  const cut = {
    firstName: firstName.trim().slice(0, LONGEST.name),
    lastName: lastName.trim().slice(0, LONGEST.name),
  }
  return cut.lastName === '' || cut.lastName === '-' ? undefined : { ...cut, title, fideId, federation: '' }
}

const lastWordFirst = (name: string): [string, string] => {
  const words = name.split(/\s+/)
  return [words.at(-1)!, words.slice(0, -1).join(' ')]
}

import { startOfOld, type Start } from '../text/start.ts'
import type { Act } from './act.ts'
import type { TournamentFile } from './import-tournament.ts'

/** Personal data is stored apart from changes, so that erasing it doesn't break the hash chain. */
export interface DetachedText {
  /** The number of the entry concerned; null if there are several. */
  entry: number | null
  text: string
  /** Whether it is the username of an entry’s owner. */
  isOwner: boolean
}

/** Fields with personal data, or with a whole tournament. */
const DETACHED = new Set([
  'firstName',
  'lastName',
  'owner',
  'file',
  'details',
  'detailsBefore',
  'roster',
  'rosterBefore',
])

/** An act as stored in the history: an imported file is reduced to its digest and counts. */
export function recordedAct(act: Act): object {
  if (act.type !== 'importTournament') return act
  const { type, digest, file } = act
  return { type, digest, entries: file.snapshot.players.no.length, rounds: file.snapshot.rounds.length }
}

/** An inverse as stored in the history: undoing an import needs the old tournament, but not the new one too. */
export function recordedInverse(act: Act): object {
  if (act.type !== 'importTournament') return act
  const { before: _before, ...rest } = act
  return rest
}

export function detachedTexts(acts: object[]): DetachedText[] {
  const found = new Map<string, DetachedText>()
  for (const act of acts) {
    mapDetached(act, (text, key) => {
      const isOwner = key === 'owner' || found.get(text)?.isOwner === true
      found.set(text, { entry: entryOf(act), text, isOwner })
    })
  }
  return [...found.values()]
}

/** JSON of recorded acts, with references instead of detached texts. */
export const storedActs = (acts: object[], refOf: (text: string) => string): string =>
  JSON.stringify(acts.map((act) => mapDetached(act, (text) => ({ ref: refOf(text) }))))

/** The number of the entry that an act is about; null if there are several. */
export function entryOf(act: { no?: number; round?: number; entry?: { no: number } }): number | null {
  if (act.entry) return act.entry.no
  return act.round === undefined ? (act.no ?? null) : null
}

function mapDetached(value: unknown, change: (text: string, key: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapDetached(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (!DETACHED.has(key) || field === null || field === '') return [key, mapDetached(field, change)]
      return [key, change(typeof field === 'string' ? field : JSON.stringify(field), key)]
    }),
  )
}

/** Detached fields that are JSON, not plain text. */
const STRUCTURED = new Set(['file', 'details', 'detailsBefore', 'roster', 'rosterBefore'])

/** Replaces references by their texts. Erased texts become empty; the JSON `null` stays null. */
export function restoredActs(json: string, texts: Map<string, string>): Act[] | null {
  const restore = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => restore(item, key))
    if (value === null || typeof value !== 'object') return value
    if ('ref' in value && typeof value.ref === 'string') {
      const text = texts.get(value.ref) ?? ''
      return STRUCTURED.has(key) ? (JSON.parse(text || 'null') ?? undefined) : text
    }
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, restore(field, name)]))
  }
  return (restore(JSON.parse(json), '') as Act[] | null)?.map(withStarts) ?? null
}

/** `dates`: until days were stored as such, with midnight UTC for a day without an hour. */
type OldAct = Act & { dates?: (number | null)[] }

function withStarts(act: OldAct): Act {
  if (act.type === 'importTournament' && 'file' in act) {
    const { file, before } = act
    return { ...act, file: fileWithStarts(file), ...(before && { before: fileWithStarts(before) }) }
  }
  if ((act.type !== 'createTournament' && act.type !== 'editEvent') || !act.dates) return act
  const { dates, ...rest } = act
  return { ...rest, starts: startsOfOld(dates) }
}

const startsOfOld = (dates: (Start | null)[]): (Start | null)[] =>
  dates.map((date) => (typeof date === 'number' ? startOfOld(date) : date))

/** Snapshots have had days since `timeZone` is a setting. */
function fileWithStarts<File extends TournamentFile>(file: File): File {
  const { snapshot } = file
  if ('timeZone' in snapshot.settings) return file
  return { ...file, snapshot: { ...snapshot, dates: startsOfOld(snapshot.dates) } }
}

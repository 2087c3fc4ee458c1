import type { Act } from './act.ts'

/** A text about people, kept apart from its change, so that erasing somebody breaks no chain. */
export interface DetachedText {
  /** The number of the entry that it is about; null where it is about many. */
  entry: number | null
  text: string
}

/** Fields that name people, or hold all of a tournament. */
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

/** An act as the history records it: of a file, its digest is enough. */
export function recordedAct(act: Act): object {
  if (act.type !== 'importTournament') return act
  const { type, digest, file } = act
  return { type, digest, entries: file.snapshot.players.no.length, rounds: file.snapshot.rounds.length }
}

/** An inverse as the history records it: what takes back an import holds what was there before, once. */
export function recordedInverse(act: Act): object {
  if (act.type !== 'importTournament') return act
  const { before: _before, ...rest } = act
  return rest
}

/** The texts about people in recorded acts, each once. */
export function detachedTexts(acts: object[]): DetachedText[] {
  const found = new Map<string, DetachedText>()
  for (const act of acts) mapDetached(act, (text) => void found.set(text, { entry: entryOf(act), text }))
  return [...found.values()]
}

/** Recorded acts as JSON, with a reference in the place of each such text. */
export const storedActs = (acts: object[], refOf: (text: string) => string): string =>
  JSON.stringify(acts.map((act) => mapDetached(act, (text) => ({ ref: refOf(text) }))))

function entryOf(act: { no?: number; round?: number; entry?: { no: number } }): number | null {
  if (act.entry) return act.entry.no
  return act.round === undefined ? (act.no ?? null) : null
}

function mapDetached(value: unknown, change: (text: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapDetached(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (!DETACHED.has(key) || field === null || field === '') return [key, mapDetached(field, change)]
      return [key, change(typeof field === 'string' ? field : JSON.stringify(field))]
    }),
  )
}

/** Fields that are kept as JSON, being no text themselves. */
const STRUCTURED = new Set(['file', 'details', 'detailsBefore', 'roster', 'rosterBefore'])

/** Recorded acts with their texts back; one that was erased is empty. null where there were none. */
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
  return restore(JSON.parse(json), '') as Act[] | null
}

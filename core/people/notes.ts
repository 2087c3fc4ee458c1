/** A note about somebody: its label, and a value unless the label says it all. */
export interface Note {
  label: string
  value?: string
}

const MAX_LENGTH = 200
const HIDDEN = '_'

/**
 * The notes that are shown: those whose name starts with an underscore are not, a question mark at the end of a name is
 * left out, and of what is yes or no the label alone is shown, where it is yes.
 */
export const notes = (meta: Record<string, unknown>): Note[] =>
  Object.entries(meta).flatMap(([name, value]) => {
    const label = truncated(name.trim().replace(/\s*\?$/, ''))
    if (name.startsWith(HIDDEN) || label === '') return []
    if (typeof value === 'boolean') return value ? [{ label }] : []
    const text = textOf(value)
    return text === '' ? [] : [{ label, value: truncated(text) }]
  })

/** What everybody may know of the notes, as they are kept: the hidden ones stay where they are. */
export const publicMeta = (meta: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(meta).filter(([name]) => !name.startsWith(HIDDEN)))

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join(', ') : ''
}

const truncated = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text)

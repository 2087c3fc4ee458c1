export interface Note {
  label: string
  value?: string
}

const MAX_LENGTH = 200
const HIDDEN = '_'

/**
 * The notes to display. Names that begin with an underscore are hidden, and a question mark at the end of a name is
 * dropped. Booleans become the label alone if true, and nothing if false.
 */
export const notes = (meta: Record<string, unknown>): Note[] =>
  Object.entries(meta).flatMap(([name, value]) => {
    const label = truncated(name.trim().replace(/\s*\?$/, ''))
    if (name.startsWith(HIDDEN) || label === '') return []
    if (typeof value === 'boolean') return value ? [{ label }] : []
    const text = textOf(value)
    return text === '' ? [] : [{ label, value: truncated(text) }]
  })

/** The stored notes without the hidden ones. */
export const publicMeta = (meta: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(meta).filter(([name]) => !name.startsWith(HIDDEN)))

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join(', ') : ''
}

const truncated = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text)

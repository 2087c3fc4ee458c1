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

/**
 * Notes written one on each line, as `Shirt: XL` or as a label alone, in the form in which they are stored; null without
 * any. What begins with an underscore is for the desk only.
 */
export function metaOfNotes(lines: string | null): string | null {
  const meta = (lines ?? '').split(/\r?\n/).flatMap((line): [string, string | true][] => {
    const [, label = '', value = ''] = /^([^:]*):?(.*)$/.exec(line.trim()) ?? []
    return label.trim() === '' ? [] : [[label.trim(), value.trim() || true]]
  })
  return meta.length > 0 ? JSON.stringify(Object.fromEntries(meta)) : null
}

/** The stored notes as lines, with those for the desk only. */
export const linesOfNotes = (meta: Record<string, unknown> | null): string =>
  Object.entries(meta ?? {})
    .flatMap(([label, value]) => {
      if (typeof value === 'boolean') return value ? [label] : []
      const text = textOf(value)
      return text === '' ? [] : [`${label}: ${text}`]
    })
    .join('\n')

/** The stored notes without the hidden ones. */
export const publicMeta = (meta: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(meta).filter(([name]) => !name.startsWith(HIDDEN)))

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join(', ') : ''
}

const truncated = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text)

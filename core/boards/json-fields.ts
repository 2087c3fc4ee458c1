export const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** The text of a field, without spaces around it; empty if it is none. */
export const textOf = (field: unknown): string => (typeof field === 'string' ? field.trim() : '')

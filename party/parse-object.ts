/** The properties of a client's message, or undefined if it isn't a JSON object. */
export function parseObject(message: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(message)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

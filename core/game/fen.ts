const REST = ['w', '-', '-', '0', '1']

/** Some programs leave out the last fields of a FEN. */
export function completeFen(fen: string): string {
  const fields = fen.split(/\s+/)
  return [...fields, ...REST.slice(fields.length - 1)].slice(0, 6).join(' ')
}

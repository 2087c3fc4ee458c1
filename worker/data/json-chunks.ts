// A value may hold 2 MB; rows travel as JSON, many in one value.
const MAX_CHUNK_LENGTH = 500_000

/** JSON arrays of all rows, none much longer than a value should be. */
export function jsonChunks(rows: object[]): string[] {
  const chunks: string[][] = []
  let left = 0
  for (const row of rows) {
    const text = JSON.stringify(row)
    if (text.length > left) {
      chunks.push([])
      left = MAX_CHUNK_LENGTH
    }
    chunks.at(-1)!.push(text)
    left -= text.length
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`)
}

/** A long text in parts that a value may hold. */
export const textParts = (text: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(text.length / MAX_CHUNK_LENGTH)) }, (_, index) =>
    text.slice(index * MAX_CHUNK_LENGTH, (index + 1) * MAX_CHUNK_LENGTH),
  )

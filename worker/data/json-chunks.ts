// In characters. D1 limits a value to 2 MB, and a JSON array of many rows is one value.
const MAX_CHUNK_LENGTH = 500_000

/** Splits rows into JSON arrays that fit into D1 values. */
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

/** Splits a text into parts that fit into D1 values. */
export const textParts = (text: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(text.length / MAX_CHUNK_LENGTH)) }, (_, index) =>
    text.slice(index * MAX_CHUNK_LENGTH, (index + 1) * MAX_CHUNK_LENGTH),
  )

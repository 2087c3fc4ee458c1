import type { Part } from './manifest.ts'

/** Stores a file of a backup. The digest is the file's SHA-256 in hexadecimal digits. */
export type PartStore = (file: string, content: Uint8Array<ArrayBuffer>, sha256: string) => Promise<void>

/** In characters. A Worker has 128 MB of memory. */
const MOST_WAITING = 8_000_000

/** Collects lines and writes them into files of one table each. Returns the files as they were written. */
export class PartWriter {
  readonly parts: Part[]
  #put: PartStore
  #waiting = new Map<string, { lines: string[]; length: number }>()

  constructor(put: PartStore, parts: Part[]) {
    this.#put = put
    this.parts = [...parts]
  }

  async add(rows: Map<string, string[]>): Promise<void> {
    for (const [table, lines] of rows) {
      if (lines.length === 0) continue
      const waiting = this.#waiting.get(table) ?? { lines: [], length: 0 }
      for (const line of lines) waiting.lines.push(line)
      waiting.length += lines.reduce((sum, { length }) => sum + length + 1, 0)
      this.#waiting.set(table, waiting)
    }
    while (this.#length > MOST_WAITING) await this.#writeLongest()
  }

  /** Writes all that waits. */
  async flush(): Promise<void> {
    while (this.#waiting.size > 0) await this.#writeLongest()
  }

  get #length(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
  }

  async #writeLongest(): Promise<void> {
    const [table, { lines }] = [...this.#waiting].toSorted(([, a], [, b]) => b.length - a.length)[0]!
    this.#waiting.delete(table)
    const content = await gzip(`${lines.join('\n')}\n`)
    const sha256 = await sha256Of(content)
    // With its digest in its name, so that a run that was repeated replaces no file of another.
    const file = `${table}-${sha256.slice(0, 16)}.jsonl.gz`
    await this.#put(file, content, sha256)
    this.parts.push({ table, file, rows: lines.length, bytes: content.length, sha256 })
  }
}

const gzip = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer())

export async function sha256Of(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

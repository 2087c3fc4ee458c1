import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate'

/** Of a line or a record of a list, in characters: more is no list. */
const MOST = 10_000

/** The bytes of a file, or of the one file in a zip. */
async function* chunksOf(file: string): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Uint8Array>
  if (!file.toLowerCase().endsWith('.zip')) return yield* source
  const found: UnzipFile[] = []
  let ready: Uint8Array[] = []
  const unzip = new Unzip((entry) => {
    if (entry.name.endsWith('/')) return
    found.push(entry)
    if (found.length > 1) throw new Error(`${file} has several files: unpack the list that is meant.`)
    entry.ondata = (error, chunk) => {
      if (error) throw error
      ready.push(chunk)
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  for await (const chunk of source) {
    unzip.push(chunk)
    yield* ready
    ready = []
  }
  unzip.push(new Uint8Array(), true)
  yield* ready
  if (found.length === 0) throw new Error(`${file} has no file in it.`)
}

/** The first characters of a list, as Latin-1. */
export async function startOf(file: string, length: number): Promise<string> {
  for await (const chunk of chunksOf(file)) return new TextDecoder('latin1').decode(chunk.subarray(0, length))
  return ''
}

/**
 * The parts of a list without the text that ends each of them, in groups: one at a time would take most of an import’s
 * time.
 */
export async function* readParts(file: string, encoding: string, end: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let rest = ''
  for await (const chunk of chunksOf(file)) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split(end)
    rest = parts.pop()!
    if (rest.length > MOST) throw new Error(`${file} is no list: a line has more than ${MOST} characters.`)
    yield parts
  }
  rest += decoder.decode()
  if (rest !== '') yield [rest]
}

/** The lines of a list, in groups. */
export async function* readLines(file: string, encoding: string): AsyncGenerator<string[]> {
  for await (const lines of readParts(file, encoding, '\n')) yield lines.map(withoutReturn)
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)

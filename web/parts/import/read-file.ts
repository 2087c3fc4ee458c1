import { decodeFile } from '#core/import/decode.ts'
import { bytesRefusal, textRefusal } from '#core/import/file-kind.ts'

/** A file as text, before anything is made of it. */
export interface OpenedFile {
  name: string
  /** In bytes. */
  size: number
  text: string
  /** The table its letters were read by, where it is not UTF-8. */
  encoding?: string | undefined
}

/** Why a file cannot be imported, in a sentence. */
export interface FileRefusal {
  refusal: string
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Reads a file that was dropped or chosen; nothing of it leaves the browser. */
export async function readFile(file: File): Promise<OpenedFile | FileRefusal> {
  // What is too large is not even read.
  const bytes = new Uint8Array(
    await (file.size > 64 * 1024 * 1024 ? file.slice(0, 11 * 1024 * 1024) : file).arrayBuffer(),
  )
  const refusal = bytesRefusal(bytes)
  if (refusal !== undefined) return { refusal }
  const decoded = decodeFile(bytes, decode)
  return openText(file.name, decoded.text, decoded.encoding, file.size)
}

/** A text as if it were a file. */
export function openText(name: string, text: string, encoding?: string, size = text.length): OpenedFile | FileRefusal {
  const refusal = textRefusal(text)
  return refusal === undefined ? { name, size, text, encoding } : { refusal }
}

export const fileSize = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 * 1024
      ? `${Math.round(bytes / 1024)} kB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`

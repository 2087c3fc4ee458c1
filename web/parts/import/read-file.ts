import * as say from '#words/import.js'
import { decodeFile } from '#core/import/decode.ts'
import { bytesRefusal, isZip, MAX_FILE_BYTES, textRefusal } from '#core/import/file-kind.ts'
import { readSheets } from './read-sheets.ts'

export interface OpenedFile {
  name: string
  size: number
  /** Of a spreadsheet the cells of its first sheet that isn’t empty, separated by tabs. */
  text: string
  /** The sheets of a spreadsheet, without empty ones. */
  sheets?: { name: string; text: string }[]
  /** The encoding it was decoded from, when it is not UTF-8. */
  encoding?: string | undefined
}

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

/** Reads a dropped or chosen file in the browser; it is not uploaded. */
export async function readFile(file: File): Promise<OpenedFile | FileRefusal> {
  // A huge file is read just past the size limit, which is enough to refuse it.
  const bytes = new Uint8Array(
    await (file.size > 64 * 1024 * 1024 ? file.slice(0, 11 * 1024 * 1024) : file).arrayBuffer(),
  )
  if (isZip(bytes) && bytes.length <= MAX_FILE_BYTES) return readSheets(file.name, bytes)
  const refusal = bytesRefusal(bytes)
  if (refusal !== undefined) return { refusal }
  const decoded = decodeFile(bytes, decode)
  return openText(file.name, decoded.text, decoded.encoding, file.size)
}

/** Wraps a text as an opened file. */
export function openText(name: string, text: string, encoding?: string, size = text.length): OpenedFile | FileRefusal {
  const refusal = textRefusal(text)
  return refusal === undefined ? { name, size, text, encoding } : { refusal }
}

export const fileSize = (bytes: number): string =>
  bytes < 1024
    ? say.sizeBytes({ size: bytes })
    : bytes < 1024 * 1024
      ? say.sizeKilobytes({ size: Math.round(bytes / 1024) })
      : say.sizeMegabytes({ size: (bytes / 1024 / 1024).toFixed(1) })

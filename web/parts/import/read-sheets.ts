import * as say from '#words/import.js'
import { textRefusal } from '#core/import/file-kind.ts'
import type { FileRefusal, OpenedFile } from './read-file.ts'

export type SheetsAnswer = { sheets: { name: string; text: string }[] } | { error: string }

const TOO_LARGE = 'too large'
/** In milliseconds. */
const LONGEST = 30_000

/** Reads the sheets of an XLSX file; the code for it is loaded by the worker. */
export async function readSheets(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<OpenedFile | FileRefusal> {
  const answer = await askWorker(bytes)
  if ('error' in answer) return { refusal: answer.error === TOO_LARGE ? say.sheetTooLarge() : say.sheetUnreadable() }
  const sheets = answer.sheets.filter(({ text }) => text.trim() !== '')
  const text = sheets[0]?.text ?? ''
  const refusal = textRefusal(text)
  return refusal === undefined ? { name, size: bytes.length, text, sheets } : { refusal }
}

function askWorker(bytes: Uint8Array<ArrayBuffer>): Promise<SheetsAnswer> {
  const worker = new Worker(new URL('./sheets-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<SheetsAnswer>()
  worker.addEventListener('message', ({ data }: MessageEvent<SheetsAnswer>) => resolve(data))
  worker.addEventListener('error', () => resolve({ error: 'worker' }))
  const timer = setTimeout(() => resolve({ error: TOO_LARGE }), LONGEST)
  // A worker, unlike a window, has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(bytes.buffer)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

import readXlsxFile from 'read-excel-file/web-worker'
import { storedArchive } from '#core/import/sheet-archive.ts'
import { sheetText } from '#core/import/sheet-text.ts'
import type { SheetsAnswer } from './read-sheets.ts'

/** Reads an XLSX file off the main thread, so that a huge or hostile one can be stopped. */

async function sheetsOf(file: ArrayBuffer): Promise<SheetsAnswer> {
  const sheets = await readXlsxFile(storedArchive(new Uint8Array(file)).buffer)
  return { sheets: sheets.map(({ sheet, data }) => ({ name: sheet, text: sheetText(data) })) }
}

const reply = (answer: SheetsAnswer): void => postMessage(answer)

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  sheetsOf(data).then(reply, (error: unknown) => reply({ error: String(error) }))
})

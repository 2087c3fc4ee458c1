import { recordsOf, type Trf } from './trf.ts'

/** The text of the first line of a code; empty if there is none or it is only a dash. */
export function textOf(trf: Trf, code: string): string {
  const [found] = recordsOf(trf, 'words', code)
  return !found || found.record.text === '-' ? '' : found.record.text
}

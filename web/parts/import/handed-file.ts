import type { OpenedFile } from './read-file.ts'

/** A file on its way from another page to the import: it is taken once. */
let handed: OpenedFile | undefined

export const handFile = (file: OpenedFile): void => void (handed = file)

export function takeFile(): OpenedFile | undefined {
  const file = handed
  handed = undefined
  return file
}

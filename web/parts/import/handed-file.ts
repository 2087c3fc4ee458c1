import type { OpenedFile } from './read-file.ts'

/** A file passed from another page to the import page. */
let handed: OpenedFile | undefined

export const handFile = (file: OpenedFile | undefined): void => void (handed = file)

/** Reading does not clear it: React may render a page more than once before it is shown. */
export const handedFile = (): OpenedFile | undefined => handed
